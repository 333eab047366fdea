import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck } from "../check.ts";
import { hasSameContent } from "../responses/declaredContent.ts";
import { assertHolds } from "../responses/judgeResponse.ts";
import { dependentOperations } from "./callerChecks.ts";
import { findAdministrator } from "../personas.ts";
import { findSuccesses, type RecordedCall } from "../run/recordedCalls.ts";

/** The most requests of an operation that each kind of caller repeats. */
const maxRepeated = 8;

/** Returns recorded requests without a token that differ in their language, parameters or entry, the latest ones. */
const selectRequests = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): readonly RecordedCall["request"][] =>
  [
    ...new Map(
      findSuccesses(recordedCalls, operation)
        .map(({ request }) => request)
        .filter(({ token, headers }) => token === undefined && headers === undefined)
        .map((request) => {
          const { lang, query = {}, path = {} } = request;
          return [JSON.stringify([lang, Object.keys(query).toSorted(), path]), request] as const;
        }),
    ).values(),
  ].slice(-maxRepeated);

/**
 * Returns the check that everybody gets the same of what is everybody's: also with a filter, on another page, of another
 * entry and in another language.
 */
export const createEverybodyChecks = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): readonly ContractCheck[] =>
  operation.dataOf !== "everyone" ||
  operation.isMutating ||
  operation.method !== "GET" ||
  operation.bearerAuth !== "optional" ||
  dependentOperations.includes(operation.id)
    ? []
    : [
        {
          name: "returns the same to everybody, whatever they ask for",
          run: async (context) => {
            const administrator = await findAdministrator(context);
            const tokens = [
              await context.personas.citizen(context),
              (await context.personas.account(context)).token,
              ...(administrator === undefined ? [] : [administrator]),
            ];
            for (const request of selectRequests(operation, recordedCalls)) {
              const expected = await context.client.send(operation, request);
              if (expected.status !== 200) continue;
              for (const token of tokens) {
                const response = await context.client.send(operation, { ...request, token });
                assertHolds(
                  response.status === 200 && hasSameContent(context, operation, response, expected),
                  `the same as without a token: ${expected.text.slice(0, 300)}`,
                  response,
                );
              }
            }
          },
        },
      ];
