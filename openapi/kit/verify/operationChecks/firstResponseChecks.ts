import { isDeepStrictEqual } from "node:util";
import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import type { JsonBody, OperationRequest } from "../run/contractClient.ts";
import { asSender } from "../access/otherPersonChecks.ts";
import { createUniqueName } from "../random.ts";
import { sampleSuggestion, uploadSampleDocument } from "../requests.ts";
import { createValidRequestFor, defineCheck, getCitizenAuth } from "./checkHelpers.ts";

/** Sends a request with an Idempotency-Key, changes what it has created, and checks that a retry gets the first response. */
async function assertFirstResponse(
  context: VerifyContext,
  id: string,
  request: OperationRequest,
  change: (first: JsonBody) => Promise<unknown>,
): Promise<void> {
  const headers = { "Idempotency-Key": `contract-${createUniqueName()}` };
  const first = await fetchBody(context, id, { ...request, headers });
  await change(first);
  const again = await fetchBody(context, id, { ...request, headers });
  assertContract(
    isDeepStrictEqual(again, first),
    `the first response, also after what it names has changed: ${JSON.stringify(first)}`,
    again,
  );
}

const retryCheckName = "returns the first response to a retry after a change";

/** Checks that a file of one appeal is not taken from it by another one that names it too. */
const sharedFileCheck = defineCheck("leaves an appeal the file that another one names too", async (run) => {
  const context = await asSender(run);
  const { token } = await getCitizenAuth(context);
  const documentId = await uploadSampleDocument(context, token);
  const body = { ...sampleSuggestion, documentIds: [documentId] };
  const { id } = await fetchBody(context, "sendAppeal", { token, body });
  // The server may refuse it.
  await context.client.send(getOperation(context, "sendAppeal"), { token, body });
  const { documents } = await fetchBody<{ documents: readonly JsonBody[] }>(context, "readAppeal", {
    token,
    path: { id: String(id) },
  });
  assertContract(
    documents.some((document) => String(document["id"]) === String(documentId)),
    `the file ${documentId} in the appeal that it was sent with first`,
    documents,
  );
});

/** Checks that a later request changes neither the response to a retry nor the files of an earlier one, by operationId. */
export const firstResponseChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  sendAppeal: [
    defineCheck(retryCheckName, async (run) => {
      const context = await asSender(run);
      const { token } = await getCitizenAuth(context);
      await assertFirstResponse(context, "sendAppeal", { token, body: sampleSuggestion }, ({ id }) =>
        fetchBody(context, "withdrawAppeal", { token, path: { id: String(id) } }),
      );
    }),
    sharedFileCheck,
  ],
  uploadDocument: [
    defineCheck(retryCheckName, async (run) => {
      const context = await asSender(run);
      const request = await createValidRequestFor(context, "uploadDocument");
      await assertFirstResponse(context, "uploadDocument", request, ({ id }) =>
        fetchBody(context, "sendAppeal", {
          token: request.token,
          body: { ...sampleSuggestion, documentIds: [id] },
        }),
      );
    }),
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
