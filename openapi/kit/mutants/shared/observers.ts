import type { CallOptions, Caller } from "../caller.ts";
import type { FaultDefinition } from "../fault.ts";
import { getEntries, type JsonObject } from "./seeds.ts";

/** Returns an observation of the responses to one call that is sent several times. */
export const observeResponse =
  (operationId: string, options: CallOptions = {}, count = 1): NonNullable<FaultDefinition["observe"]> =>
  async ({ call }) => {
    const seen = [];
    for (let index = 0; index < count; index += 1) {
      const { status, text, headers } = await call(operationId, options);
      seen.push([
        status,
        text,
        ...["content-type", "content-language", "content-disposition", "cache-control", "vary", "etag", "location"].map(
          (name) => headers.get(name),
        ),
      ]);
    }
    return seen;
  };

/** Returns an observation of the response to one call of the citizen. */
export const observeAsCitizen = (
  operationId: string,
  options: CallOptions = {},
): NonNullable<FaultDefinition["observe"]> => observeResponse(operationId, { as: "citizen", ...options });

/** Sends a short suggestion. Resolves to the id of the appeal. */
export const sendSuggestion = async (
  { call }: Caller,
  as: CallOptions["as"] = "citizen",
  text = "Put a bench at the gate.",
): Promise<string> =>
  String((await call("sendAppeal", { as, body: { kind: "SUGGESTION", subject: "Bench", text } })).at("id"));

/** Returns answers to the questions of the first questionnaire, each with a comment where it is allowed. */
export async function answerFirst({ call }: Caller, comment?: string): Promise<JsonObject> {
  const list = await call("listQuestionnaires", { query: { scope: "GENERAL" } });
  const answers = getEntries(list.at("items.0.questions")).map(({ id, commentAllowed }) => ({
    questionId: id,
    answer: "YES",
    ...(comment !== undefined && commentAllowed === true && { comment }),
  }));
  return { questionnaireId: list.at("items.0.id"), answers };
}
