import type { ByOperation } from "../../contract/operationId.ts";
import { isSameId } from "../../../../src/config/isSameId.ts";
import { getOperation, requireWrites, type ContractCheck } from "../check.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import {
  createIdempotencyCheck,
  createRefusalCheck,
  createValidRequestFor,
  defineCheck,
  getCitizenAuth,
  withChangedField,
} from "./checkHelpers.ts";

/** Checks the order of a list after an entry of every kind was added. */
const feedbackOrderCheck = defineCheck("lists feedback of every type by its time", async (context) => {
  requireWrites(context);
  const { token } = await getCitizenAuth(context);
  for (const { value } of Object.values(getOperation(context, "sendFeedback").requestBody?.examples ?? {})) {
    const { documentIds: _documentIds, ...body } = value as JsonBody;
    await fetchBody(context, "sendFeedback", { token, body });
  }
  const items = await fetchItems<{ createdAt?: string; type?: string }>(context, "listFeedbacks", { token });
  const times = items.map(({ createdAt = "" }) => Date.parse(createdAt));
  const position = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? time));
  assertContract(
    position === -1,
    `the newest first: ${items[position]?.createdAt} before ${items[position - 1]?.createdAt}`,
    items.map(({ type, createdAt }) => `${type} ${createdAt}`),
  );
});

/** Checks of feedback and of remarks on the portal, by operationId. */
export const feedbackChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  sendFeedback: [
    defineCheck("adds the feedback to the list", async (context) => {
      const request = await createValidRequestFor(context, "sendFeedback");
      // Of feedback of the same time, any may be first.
      await context.personas.sources.advanceClock?.(2);
      const { id } = await fetchBody<{ id: string | number }>(context, "sendFeedback", request);
      const items = await fetchItems<{ id: string | number; createdAt?: string }>(context, "listFeedbacks", {
        token: request.token,
      });
      const time = items.find((item) => isSameId(item.id, id))?.createdAt;
      const first = items.find((item) => isSameId(item.id, id) || time === undefined || item.createdAt !== time);
      assertContract(
        isSameId(first?.id, id),
        `feedback ${id} first in the list`,
        items.map((item) => item.id),
      );
    }),
    createIdempotencyCheck("sendFeedback", withChangedField("subject")),
  ],
  listFeedbacks: [feedbackOrderCheck],
  sendRemark: [
    ...["/faq?number=1", "/faq#top", "https://portal.example/faq"].map((page) =>
      createRefusalCheck(`refuses ${page} as the path of a page`, "sendRemark", [400, 422], async (context) => {
        const { body, ...request } = await createValidRequestFor(context, "sendRemark");
        return { ...request, body: { ...(body as JsonBody), page } };
      }),
    ),
    createIdempotencyCheck("sendRemark", withChangedField("text")),
    defineCheck("returns no number of a remark", async (context) => {
      const request = await createValidRequestFor(context, "sendRemark");
      // What names one remark differs for the next one; what names the request or its time is not judged.
      const send = async (): Promise<string> =>
        JSON.stringify(
          Object.entries(await fetchBody(context, "sendRemark", request)).filter(
            ([name]) => !/^(instance|path|timestamp|\w*(trace|request|correlation)_?id)$/i.test(name),
          ),
        );
      const [first, second] = [await send(), await send()];
      assertContract(first === second, `the same response to each remark, without a number: ${first}`, second);
    }),
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
