import type { Operation } from "../contract/operations.ts";
import { languages } from "../contract/language.ts";
import { expectAnswer, insist, type Check } from "./check.ts";
import { exampleRequest, goodRequest } from "./requests.ts";

/** The good answer: in each language where asking is harmless, in one where it leaves something behind. */
export const goodAnswers = (operation: Operation): readonly Check[] =>
  (operation.changes ? (["ru"] as const) : languages).map((lang) => ({
    name: `a good answer in ${lang}`,
    look: async (ground) => {
      const sent = await goodRequest(ground, operation);
      const asked = sent.path?.["id"];
      const { id } = ((await expectAnswer(ground, operation, { ...sent, lang }, 200)).body ?? {}) as { id?: unknown };
      if (operation.method === "GET" && asked !== undefined && id !== undefined) insist(String(id) === String(asked), `the one that was asked for, ${asked}`, String(id));
    },
  }));

/** The good answer to the contract's own example, for a server that answers with examples. */
export const exampleAnswer = (operation: Operation): Check => ({
  name: "an answer to the contract's example",
  look: async (ground) => {
    await expectAnswer(ground, operation, exampleRequest(ground, operation), 200);
  },
});
