import type { AppealDetail } from "../../src/generated/contract.d.ts";

/** An appeal that can be corrected, with the fields that every appeal has. */
export const sampleAppeal: Omit<AppealDetail, "kind"> = {
  id: 7,
  appealNumber: "00417",
  appealDate: "2026-01-30T10:30:00+04:00",
  serviceType: "Yoxlama",
  status: "WAITING",
  lang: "az",
  applicant: "Aysel Quliyeva",
  withdrawable: false,
  history: [],
  documents: [],
  payments: [],
  correctable: true,
};
