import type { ByOperation } from "../../contract/operationId.ts";
import { flattenSchema } from "../../contract/operations.ts";
import { getOperation, requireWrites, type ContractCheck } from "../check.ts";
import { fetchBody, largestPage } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { listEnumValues } from "../lists/listPages.ts";
import { createUniqueName } from "../random.ts";
import { readIsoCode, withLanguageRestored } from "../userLanguage.ts";

/** Checks that each type and category of feedback is stored, with another person, since servers limit what a person sends. */
const feedbackCheck: ContractCheck = {
  name: "keeps each type and category that the contract lists",
  run: async (context) => {
    requireWrites(context);
    const { document } = context;
    const token = await context.personas.otherCitizen(context);
    const { oneOf } = flattenSchema(document, getOperation(context, "sendFeedback").requestBody?.schema ?? {});
    for (const alternative of oneOf ?? []) {
      const { properties: { type, category } = {} } = flattenSchema(document, alternative);
      if (type === undefined || category === undefined) continue;
      for (const value of listEnumValues(document, category)) {
        const sent = { type: flattenSchema(document, type).const, category: value };
        const body = {
          ...sent,
          subject: `Subject ${createUniqueName()}`,
          description: "Sent by the contract verification.",
        };
        const receipt = await fetchBody(context, "sendFeedback", { token, body });
        const query = { ...largestPage, type: String(sent.type) };
        const { items } = await fetchBody<{ items: readonly JsonBody[] }>(context, "listFeedbacks", { token, query });
        for (const found of [receipt, items.find(({ id }) => String(id) === String(receipt["id"]))])
          assertContract(
            found?.["type"] === sent.type && found?.["category"] === value,
            `feedback of the type ${String(sent.type)} and the category ${value}`,
            found,
          );
      }
    }
  },
};

/** Checks that each language that the contract lists can be chosen, and that the one from before is chosen again. */
const languageCheck: ContractCheck = {
  name: "keeps each language that the contract lists",
  run: async (context) => {
    requireWrites(context);
    const token = await context.personas.otherCitizen(context);
    const values = listEnumValues(context.document, { $ref: "#/components/schemas/Language" });
    await withLanguageRestored(context, token, async (choose) => {
      for (const isoCode of values) {
        const stored = (await choose(isoCode))?.isoCode ?? isoCode;
        assertContract(
          stored.toLowerCase() === isoCode.toLowerCase(),
          `the language ${isoCode}, which is now stored`,
          stored,
        );
        const found = await readIsoCode(context, token);
        assertContract(found === isoCode.toLowerCase(), `the language ${isoCode}`, found);
      }
    });
  },
};

/** Checks that each value of a closed list is stored as it was sent, and not only the usual one, by operationId. */
export const listedValueChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  sendFeedback: [feedbackCheck],
  chooseLanguage: [languageCheck],
} satisfies ByOperation<readonly ContractCheck[]>;
