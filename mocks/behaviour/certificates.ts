import type { Certificate } from "../../src/generated/contract.d.ts";
import { certificates } from "../sampleData/certificates.ts";
import { toIsoDate, type IsoDate } from "../store/calendar.ts";
import type { CertificateRecord } from "../store/documents.ts";
import { getFallbackLang, translate, type Language } from "../store/localizedText.ts";
import { ok, type Behaviour } from "./behaviour.ts";

const toCertificate = (record: CertificateRecord, today: IsoDate, lang: Language): Certificate => {
  const { number: certificateNo, kind, isWithdrawn = false, ...certificate } = record;
  return {
    certificateNo,
    ...certificate,
    kind: translate(kind, lang),
    status: isWithdrawn ? "WITHDRAWN" : certificate.validUntil < today ? "EXPIRED" : "VALID",
    ...getFallbackLang(kind, lang),
  };
};

/** Handlers of issued certificates. */
export const certificateHandlers = {
  checkCertificate: ({ store, lang, query }) => {
    const certificateNo = query.certificateNo.trim();
    const issued = store.state.documents.flatMap(({ certificate }) => certificate ?? []);
    const found = [...issued, ...certificates].find(
      (record) => record.number.toUpperCase() === certificateNo.toUpperCase(),
    );
    return ok({ certificateNo, ...(found && { certificate: toCertificate(found, toIsoDate(store.now()), lang) }) });
  },
} satisfies Behaviour;
