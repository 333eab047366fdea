import type { Report } from "../../src/generated/contract.d.ts";
import { toIsoDateTime } from "../store/calendar.ts";
import { attachDocuments, findDocument } from "../store/documents.ts";
import { getFallbackLang, translate, type Language } from "../store/localizedText.ts";
import { messages } from "../store/messages.ts";
import { getOwner } from "../store/owners.ts";
import type { ReportRecord } from "../store/reports.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";
import { isSameId } from "../../src/config/isSameId.ts";

const toReport = ({ id, title, period, dueDate, submittedAt, documentId }: ReportRecord, lang: Language): Report => ({
  id,
  title: translate(title, lang),
  period,
  dueDate,
  ...(submittedAt !== undefined && { submittedAt: toIsoDateTime(submittedAt) }),
  ...(documentId !== undefined && { documentId }),
  ...getFallbackLang(title, lang),
});

/** Handlers of the reports that organisations must submit. */
export const reportHandlers = {
  listReports: ({ store, lang, principal, query }) => {
    const owner = getOwner(principal);
    const matches = store.state.reports
      .filter((report) => report.owner === owner)
      .toSorted((a, b) => Date.parse(b.dueDate) - Date.parse(a.dueDate) || b.id - a.id);
    return ok(
      paginate(
        matches.map((report) => toReport(report, lang)),
        query,
      ),
    );
  },

  submitReport: ({ store, lang, principal, pathParams: { id }, body: { documentId }, example }) => {
    const owner = getOwner(principal);
    const report = store.state.reports.find((report) => isSameId(report.id, id) && report.owner === owner);
    if (report === undefined) return { status: 404 };
    const document = findDocument(store, owner, documentId);
    if (document?.owner !== owner) return { status: 422 };
    if (!/^(application\/pdf|image\/(png|jpeg))$/.test(document.mimeType))
      return { status: 422, fields: { documentId: messages.reportNotAFile } };
    attachDocuments(store, [documentId]);
    Object.assign(report, { documentId, submittedAt: store.now() });
    return ok({ ...toReport(report, lang), message: example.message });
  },
} satisfies Behaviour;
