import { isDeepStrictEqual } from "node:util";
import { isSameId } from "../../../../src/config/isSameId.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import type { ContractCheck } from "../check.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { dayMs } from "../serverClock.ts";
import { uploadSampleDocument } from "../requests.ts";
import { createLastTimeCheck, createStatusCheck, createValidRequestFor, defineCheck } from "./checkHelpers.ts";
import { createUnknownId } from "../inputs/unknownId.ts";

type ListedReport = {
  id: string | number;
  title: string;
  period: unknown;
  dueDate: string;
  submittedAt?: string;
  documentId?: string | number;
};

/** Throws `ContractViolation` when a submission has changed what the report is about, or when it is due. */
function assertSameReport(before: ListedReport | undefined, after: JsonBody | undefined): void {
  if (before === undefined || after === undefined) return;
  for (const name of ["title", "period", "dueDate"] as const)
    assertContract(
      isDeepStrictEqual(after[name], before[name]),
      `the ${name} as before the submission: ${JSON.stringify(before[name])}`,
      after[name],
    );
}

const submissionChecks: readonly ContractCheck[] = [
  defineCheck("accepts a report after its due date", async (context) => {
    const request = await createValidRequestFor(context, "submitReport");
    const items = await fetchItems<ListedReport>(context, "listReports", { token: request.token });
    const overdue = items.filter(({ dueDate }) => Date.parse(dueDate) < Date.now() - 2 * dayMs);
    // Preferably one that was never submitted.
    const report = overdue.find(({ submittedAt }) => submittedAt === undefined) ?? overdue[0];
    if (report === undefined) throw new CheckSkipped("the server names no report whose due date has passed");
    // A file belongs to one report.
    const body = { documentId: await uploadSampleDocument(context) };
    assertSameReport(report, await fetchBody(context, "submitReport", { ...request, path: { id: report.id }, body }));
  }),
  defineCheck("replaces the file when a report is submitted again", async (context) => {
    const request = await createValidRequestFor(context, "submitReport");
    await fetchBody(context, "submitReport", request);
    const documentId = await uploadSampleDocument(context);
    const receipt = await fetchBody(context, "submitReport", { ...request, body: { documentId } });
    const items = await fetchItems(context, "listReports", { token: request.token });
    const listed = items.find(({ id }) => String(id) === String(request.path?.["id"]));
    for (const found of [receipt, listed])
      assertContract(String(found?.["documentId"]) === String(documentId), `the second file ${documentId}`, found);
  }),
];

/** Checks of the reports of an organisation, by operationId. */
export const reportChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  submitReport: [
    defineCheck("marks the report as submitted", async (context) => {
      const request = await createValidRequestFor(context, "submitReport");
      const readReports = (): Promise<readonly ListedReport[]> =>
        fetchItems<ListedReport>(context, "listReports", { token: request.token });
      const before = await readReports();
      await fetchBody(context, "submitReport", request);
      const items = await readReports();
      const isSubmitted = ({ id }: ListedReport): boolean => isSameId(id, request.path?.["id"]);
      const found = items.find(isSubmitted);
      assertSameReport(before.find(isSubmitted), found);
      const { documentId } = request.body as { documentId: string | number };
      assertContract(
        isSameId(found?.documentId, documentId) && found?.submittedAt !== undefined,
        "the file that was sent",
        found,
      );
      const shared = items.find((other) => other.id !== found?.id && other.documentId === found?.documentId);
      assertContract(shared === undefined, "no other report with the file", shared);
      for (const entry of before.filter((other) => !isSubmitted(other))) {
        const expected = JSON.stringify(entry);
        const kept = items.find(({ id }) => id === entry.id);
        assertContract(JSON.stringify(kept) === expected, `every other report as before: ${expected}`, kept);
      }
    }),
    createStatusCheck("returns 422 or 404 for an unknown file", "submitReport", [422, 404], async (context) => {
      const request = await createValidRequestFor(context, "submitReport");
      return { ...request, body: { documentId: createUnknownId((request.body as JsonBody)["documentId"]) } };
    }),
    ...submissionChecks,
    createLastTimeCheck("submitReport", "submittedAt"),
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
