import type { components } from "../../src/generated/contract.d.ts";
import { stampOf } from "../store/calendar.ts";
import { attach, documentOf } from "../store/documents.ts";
import { fallbackMark, say, type Language } from "../store/localizedText.ts";
import { messages } from "../store/messages.ts";
import { ownerOf } from "../store/owners.ts";
import type { ReportRecord } from "../store/reports.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

const shown = ({ id, title, period, dueDate, submittedAt, documentId }: ReportRecord, lang: Language): components["schemas"]["Report"] => ({
  id,
  title: say(title, lang),
  period,
  dueDate,
  ...(submittedAt !== undefined && { submittedAt: stampOf(submittedAt) }),
  ...(documentId !== undefined && { documentId }),
  ...fallbackMark(title, lang),
});

/** The accounts an organisation owes the service. */
export const reports = {
  listReports: ({ world, lang, visitor, query }) => {
    const owner = ownerOf(visitor);
    const wanted = world.state.reports.filter((report) => report.owner === owner).toSorted((a, b) => Date.parse(b.dueDate) - Date.parse(a.dueDate) || b.id - a.id);
    return ok(onePage(wanted.map((report) => shown(report, lang)), query));
  },

  submitReport: ({ world, lang, visitor, path: { id }, body: { documentId }, example }) => {
    const owner = ownerOf(visitor);
    const report = world.state.reports.find((one) => one.id === id && one.owner === owner);
    if (report === undefined) return { status: 404 };
    const document = documentOf(world, owner, documentId);
    if (document?.owner !== owner) return { status: 422 };
    if (!/^(application\/pdf|image\/(png|jpeg))$/.test(document.mimeType)) return { status: 422, fields: { documentId: messages.reportNotAFile } };
    attach(world, [documentId]);
    Object.assign(report, { documentId, submittedAt: world.now() });
    return ok({ ...shown(report, lang), message: example.message });
  },
} satisfies Behaviour;
