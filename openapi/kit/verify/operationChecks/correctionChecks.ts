import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck } from "../check.ts";
import { expectRefusal } from "../expectations.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { flattenSchema } from "../../contract/operations.ts";
import { sendCorrectableAppeal } from "../openAppeals.ts";
import { sampleSuggestion, uploadSampleDocument } from "../requests.ts";
import { createUniqueName, randomInteger } from "../random.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import {
  createLostUpdateCheck,
  createStatusCheck,
  createValidRequestFor,
  defineCheck,
  getCitizenAuth,
} from "./checkHelpers.ts";

/** How many appeals of a list are read to find one that can be corrected. */
const maxRead = 8;

const orderChecks: readonly ContractCheck[] = [
  defineCheck(
    "leaves the appeal in its place of the list, which is ordered by the time of receipt",
    async (context) => {
      const { token } = await getCitizenAuth(context);
      const readAppeals = async (): Promise<readonly JsonBody[]> => await fetchItems(context, "listAppeals", { token });
      const before = await readAppeals();
      const sent = before.filter(
        ({ kind, appealDate, withdrawnAt }) =>
          kind === sampleSuggestion.kind && withdrawnAt === undefined && appealDate !== before[0]?.["appealDate"],
      );
      for (const { id } of sent.toReversed().slice(0, maxRead)) {
        const path = { id: String(id) };
        const { subject, correctable } = await fetchBody(context, "readAppeal", { token, path });
        // Only what this check has sent is changed.
        if (subject !== sampleSuggestion.subject || correctable !== true) continue;
        await fetchBody(context, "correctAppeal", { token, path, body: sampleSuggestion });
        const [expected, found] = [before, await readAppeals()].map((items) =>
          items.map((item) => item["id"]).join(", "),
        );
        assertContract(found === expected, `the order as before the correction: ${expected}`, found);
        return;
      }
    },
  ),
];

/** Returns whether a response has what was sent. A server may add fields. */
const contains = (found: unknown, sent: unknown): boolean =>
  isRecord(sent)
    ? isRecord(found) && Object.entries(sent).every(([name, value]) => contains(found[name], value))
    : found === sent;

const complaintChecks: readonly ContractCheck[] = [
  defineCheck("refuses a correction of another kind", async (context) => {
    const request = await createValidRequestFor(context, "correctAppeal");
    const { subject, text } = request.body as JsonBody;
    const body = { kind: "COMPLAINT", category: "CHEATING", subject, text, counterparty: { name: "Shop" } };
    await expectRefusal(context, getOperation(context, "correctAppeal"), { ...request, body, lang: "en" }, 422, 409);
  }),
  defineCheck("adds the files of a correction to those of the appeal, and replaces all else", async (context) => {
    const { token } = await getCitizenAuth(context);
    const [first, second] = [await uploadSampleDocument(context), await uploadSampleDocument(context)];
    const counterparty = { name: `Shop ${createUniqueName()}` };
    const complaint = { ...sampleSuggestion, kind: "COMPLAINT", category: "CHEATING", counterparty };
    const sent = { ...complaint, counterparty: { ...counterparty, voen: "1700000011" }, documentIds: [first] };
    const { id } = await sendCorrectableAppeal(context, { token, body: sent });
    const path = { id: String(id) };
    const corrected = { category: "CONTRACT_TERMS", subject: "Corrected", text: "Corrected.", counterparty };
    await fetchBody(context, "correctAppeal", {
      token,
      path,
      body: { ...complaint, ...corrected, documentIds: [second] },
    });
    const read = await fetchBody<{ documents: readonly JsonBody[]; counterparty?: JsonBody } & JsonBody>(
      context,
      "readAppeal",
      { token, path },
    );
    const { documents, counterparty: kept } = read;
    const assertFiles = (found: readonly JsonBody[], when: string): void => {
      const files = found.map((document) => String(document["id"]));
      const hasAll = [first, second].every((documentId) => files.includes(String(documentId)));
      assertContract(hasAll, `the files ${first} and ${second} ${when}`, files);
    };
    assertFiles(documents, "after a correction with the second one");
    for (const name of ["category", "subject", "text"] as const)
      assertContract(read[name] === corrected[name], `the ${name} ${corrected[name]} of the correction`, read[name]);
    const schema = flattenSchema(context.document, { $ref: "#/components/schemas/ComplaintCategory" });
    for (const category of (schema.enum ?? []).map(String)) {
      // Each correction has other values, down to the number of the counterparty.
      const counterparty = { name: `Shop ${createUniqueName()}`, voen: `17000${randomInteger(10_000, 99_999)}` };
      let body = { ...complaint, ...corrected, category, subject: createUniqueName(), counterparty };
      const { status } = await context.client.send(getOperation(context, "correctAppeal"), { token, path, body });
      // A server may look up the number in a register.
      if (status === 422) body = { ...body, counterparty: { ...counterparty, voen: sent.counterparty.voen } };
      if (status !== 200) await fetchBody(context, "correctAppeal", { token, path, body });
      const after = await fetchBody<typeof read>(context, "readAppeal", { token, path });
      for (const [name, value] of Object.entries(body))
        assertContract(
          contains(after[name], value),
          `the ${name} ${JSON.stringify(value)} of the correction`,
          after[name],
        );
      assertFiles(after.documents, "after a correction without files");
    }
    assertContract(kept?.["voen"] === undefined, "no voen, which the correction leaves out", kept);
  }),
];

/** Checks of what a correction replaces and what it keeps, by operationId. */
export const correctionChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  correctAppeal: [
    createLostUpdateCheck("correctAppeal", "readAppeal"),
    defineCheck("changes what was sent, and adds a step with `correction` to the history", async (context) => {
      const request = await createValidRequestFor(context, "correctAppeal");
      const readCorrected = (): Promise<{ subject?: string; correctable?: boolean; history: readonly JsonBody[] }> =>
        fetchBody(context, "readAppeal", { token: request.token, path: request.path ?? {} });
      // Each correction is a step of its own.
      for (const text of ["The first correction.", "The second correction."]) {
        const before = await readCorrected();
        await fetchBody(context, "correctAppeal", { ...request, body: { ...(request.body as JsonBody), text } });
        assertContract(
          before.correctable === true,
          "correctable: true before a correction that the server accepts",
          before.correctable,
        );
        const { subject, history } = await readCorrected();
        assertContract(subject === "Corrected", "the subject of the correction", subject);
        assertContract(history.at(-1)?.["correction"] === true, "a last step with correction: true", history.at(-1));
        assertContract(
          JSON.stringify(history.slice(0, -1)) === JSON.stringify(before.history),
          `the steps before the correction, and one more: ${JSON.stringify(before.history)}`,
          history,
        );
      }
    }),
    createStatusCheck("refuses a correction of a withdrawn appeal", "correctAppeal", [409], async (context) => {
      const request = await createValidRequestFor(context, "correctAppeal");
      await fetchBody(context, "withdrawAppeal", { token: request.token, path: request.path ?? {} });
      return request;
    }),
    ...orderChecks,
    ...complaintChecks,
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
