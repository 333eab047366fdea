import { isRecord } from "../../../../src/config/isRecord.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectRefusal, expectResponse } from "../expectations.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { asSender, getUnusedFile } from "../access/otherPersonChecks.ts";
import { sendCorrectableAppeal } from "../openAppeals.ts";
import { sampleSuggestion, uploadSampleDocument } from "../requests.ts";
import { defineCheck, getCitizenAuth, toPath } from "./checkHelpers.ts";

/** A complaint about a shop. */
const complaint = { ...sampleSuggestion, kind: "COMPLAINT", category: "CHEATING", counterparty: { name: "Shop" } };

/** Reads an appeal, with its version. Throws `CheckSkipped` when the server tells no versions apart. */
async function readVersion(
  context: VerifyContext,
  request: { token: string; path: { id: string } },
): Promise<{ tag: string; content: string }> {
  const { headers, body } = await expectResponse(context, getOperation(context, "readAppeal"), request, 200);
  const tag = headers.get("etag");
  if (tag === null) throw new CheckSkipped("the response of readAppeal has no ETag");
  return { tag, content: JSON.stringify(body) };
}

/** Checks that each part of a complaint is a part of its version. */
const versionCheck = defineCheck(
  "refuses a correction of the version before each change of a complaint",
  async (run) => {
    const context = await asSender(run);
    const { token } = await getCitizenAuth(context);
    const { id } = await sendCorrectableAppeal(context, { token, body: complaint });
    const request = { token, path: { id: String(id) } };
    let body: JsonBody = complaint;
    for (const change of [
      { category: "CONTRACT_TERMS" },
      { counterparty: { name: "Market" } },
      { counterparty: { name: "Market", voen: "1700000011" } },
      { documentIds: [await uploadSampleDocument(context, token)] },
    ]) {
      const before = await readVersion(context, request);
      const { documentIds: _documentIds, ...sent } = { documentIds: [], ...body };
      body = { ...sent, ...change };
      await fetchBody(context, "correctAppeal", { ...request, body });
      if ((await readVersion(context, request)).content === before.content) continue;
      // In another language, the version may be another one.
      const late = { ...request, body: sent, headers: { "If-Match": before.tag } };
      await expectRefusal(context, getOperation(context, "correctAppeal"), late, 412);
    }
  },
);

/** What a correction leaves as it is. */
const keptFields = ["serviceId", "serviceType", "appealNumber", "appealDate", "dueDate", "dueWorkingDays"];

/** Checks that a complaint stays one about its service, whether a correction names it or not. */
const serviceCheck = defineCheck("keeps the service and the time limit of a complaint", async (run) => {
  const context = await asSender(run);
  const { token } = await getCitizenAuth(context);
  const services = await fetchItems(context, "listServices", { query: { type: "E_SERVICE" } });
  const serviceId = services.findLast(({ externalUrl }) => externalUrl === undefined)?.["id"];
  if (serviceId === undefined) throw new CheckSkipped("the server has no service with a form");
  const body = { ...complaint, serviceId };
  const sent = await context.client.send(getOperation(context, "sendAppeal"), { token, body });
  if (sent.status !== 200) throw new CheckSkipped("the server takes no complaint about this service");
  const request = { token, path: { id: String((sent.body as JsonBody)["id"]) } };
  const before = await fetchBody(context, "readAppeal", request);
  for (const corrected of [body, complaint]) {
    // A server may ask for the service.
    await context.client.send(getOperation(context, "correctAppeal"), { ...request, body: corrected });
    const after = await fetchBody(context, "readAppeal", request);
    const items = await fetchItems(context, "listAppeals", { token });
    const listed = items.find(({ id }) => String(id) === request.path.id);
    for (const name of keptFields)
      for (const found of [
        after,
        ...(listed === undefined || !(name in before) || name === "serviceId" ? [] : [listed]),
      ])
        assertContract(
          found[name] === before[name],
          `${name} ${String(before[name])}, as before the correction`,
          found[name],
        );
  }
});

/** Parts of a complaint that the contract does not allow, each with the path of the wrong field. */
const wrongParts: readonly (JsonBody & { path: string })[] = [
  { path: "category", category: "NO_SUCH_CATEGORY" },
  ...["", " ", "a".repeat(301)].map((name) => ({ path: "counterparty/name", counterparty: { name } })),
  ...["170000001", "17000000111", "17000000AB"].map((voen) => ({
    path: "counterparty/voen",
    counterparty: { ...complaint.counterparty, voen },
  })),
  { path: "counterparty/name", counterparty: { voen: "1700000011" } },
];

/** Returns the check that a complaint has a known category and names the business as it has to be named. */
const createWrongComplaintCheck = (id: "sendAppeal" | "correctAppeal"): ContractCheck =>
  defineCheck("refuses a complaint with a wrong category or business", async (run) => {
    const context = await asSender(run);
    const auth = await getCitizenAuth(context);
    const operation = getOperation(context, id);
    const own = id === "sendAppeal" ? undefined : await sendCorrectableAppeal(context, { ...auth, body: complaint });
    const request = { ...auth, ...(own && { path: toPath(own) }), lang: "en" } as const;
    for (const { path, ...part } of wrongParts) {
      const { body, curl } = await expectResponse(
        context,
        operation,
        { ...request, body: { ...complaint, ...part } },
        400,
        422,
      );
      const fields = isRecord(body) && Array.isArray(body["fields"]) ? body["fields"].filter(isRecord) : [];
      assertContract(
        fields.length === 0 || fields.some(({ field }) => field === path),
        `${path} among the fields of the error`,
        fields,
        curl,
      );
    }
  });

/** Checks that a correction cannot name a file twice. */
const repeatedFileCheck = defineCheck("refuses a file that is named twice", async (run) => {
  const context = await asSender(run);
  const { token } = await getCitizenAuth(context);
  const { id } = await sendCorrectableAppeal(context, { token, body: sampleSuggestion });
  const documentId = await getUnusedFile(context);
  const body = { ...sampleSuggestion, documentIds: [documentId, documentId] };
  const request = { token, path: { id: String(id) }, body, lang: "en" } as const;
  await expectRefusal(context, getOperation(context, "correctAppeal"), request, 400, 422);
});

/** Checks of complaints, and of what their correction changes and keeps, by operationId. */
export const complaintChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  sendAppeal: [createWrongComplaintCheck("sendAppeal")],
  correctAppeal: [createWrongComplaintCheck("correctAppeal"), versionCheck, serviceCheck, repeatedFileCheck],
} satisfies ByOperation<readonly ContractCheck[]>;
