import { describe, expect, it } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import type { ContractOperation } from "../../openapi/kit/contract/operations.ts";
import { listChecksByOperation } from "../../openapi/kit/verify/verify.ts";

const checked = listChecksByOperation(await readContract());

const hasParameter = ({ parameters }: ContractOperation, name: string): boolean =>
  parameters.some((parameter) => parameter.name === name);
const isList = (operation: ContractOperation): boolean => operation.isProposed && hasParameter(operation, "perPage");
const isReading = ({ method, isMutating }: ContractOperation): boolean => method === "GET" && !isMutating;

/** A class of promises: the operations of which the contract makes one, and the check that sees when it is broken. */
const promises: readonly {
  promise: string;
  concerns: (operation: ContractOperation) => boolean;
  check: RegExp;
  /** The operations without it, and the reason. */
  without?: readonly string[];
}[] = [
  { promise: "a valid request succeeds", concerns: () => true, check: /^returns 200 in ru$/ },
  {
    promise: "each language has its own texts",
    concerns: (operation) =>
      isReading(operation) && operation.responses.get(200)?.content?.["application/json"] !== undefined,
    check: /^translates each field$/,
  },
  {
    promise: "only the texts differ between languages",
    concerns: (operation) =>
      isReading(operation) && operation.responses.get(200)?.content?.["application/json"] !== undefined,
    check: /^returns the same in every language/,
    // It finds other entries in each language.
    without: ["searchPortal"],
  },
  {
    promise: "an unknown language is refused",
    concerns: () => true,
    check: /^returns a declared response for an unsup/,
  },
  {
    promise: "a token is needed",
    concerns: ({ bearerAuth }) => bearerAuth === "required",
    check: /^returns 401 without a token$/,
  },
  {
    promise: "only a valid access token counts",
    concerns: ({ bearerAuth }) => bearerAuth !== "none",
    check: /^refuses a refresh token (and an expired token|as access token)$/,
  },
  {
    promise: "no token is needed",
    concerns: ({ bearerAuth }) => bearerAuth === "none",
    check: /^does not judge a token/,
  },
  {
    promise: "an ended session is over",
    concerns: ({ bearerAuth }) => bearerAuth === "required",
    check: /^refuses the token of a session that was signed out$/,
  },
  {
    promise: "other roles are refused",
    concerns: ({ roles }) => roles !== undefined,
    check: /^refuses other roles than/,
  },
  {
    promise: "everybody else is answered",
    concerns: (operation) => isReading(operation) && operation.roles === undefined && operation.bearerAuth !== "none",
    check: /^answers every kind of caller$/,
  },
  {
    promise: "an entry belongs to its owner",
    concerns: ({ dataOf, path }) => (dataOf === "account" || dataOf === "caller") && path.includes("{id}"),
    check: /^refuses the id of another person's entry$/,
  },
  {
    promise: "a list contains the own entries",
    concerns: (operation) => isList(operation) && operation.dataOf === "account" && !operation.path.includes("{"),
    check: /^returns only the caller's own entries$/,
  },
  {
    promise: "what a citizen has is not what an organisation has",
    concerns: (operation) => isList(operation) && operation.dataOf === "account" && !operation.path.includes("{"),
    check: /^keeps what belongs to the citizen and to the organisation apart$/,
  },
  {
    promise: "every session shows the same",
    concerns: (operation) =>
      isReading(operation) &&
      operation.bearerAuth === "required" &&
      (operation.dataOf === "account" || operation.dataOf === "caller") &&
      operation.responses.get(200)?.content?.["application/json"] !== undefined,
    check: /^returns the same in another session of the person$/,
    // It says nothing of the person: only whether a password keeps the rules.
    without: ["checkOwnPassword"],
  },
  {
    promise: "an unknown id gets 404",
    concerns: ({ path }) => path.includes("{id}"),
    check: /^returns 404 for an unknown id$/,
  },
  {
    promise: "an id in a body names something",
    concerns: ({ id }) =>
      ["sendAppeal", "correctAppeal", "sendAppealMessage", "sendFeedback", "submitReport", "requestCallback"].includes(
        id,
      ),
    check: /^refuses an id that names nothing$/,
  },
  {
    promise: "a body keeps its bounds",
    concerns: ({ requestBody }) => requestBody?.type === "application/json",
    check: /^keeps the bounds of each field of the body$/,
  },
  {
    promise: "a page has its entries",
    concerns: isList,
    check: /^paginates consistently$/,
  },
  {
    promise: "an order is kept",
    concerns: (operation) => hasParameter(operation, "sort"),
    check: /^sorts as requested$/,
  },
  {
    promise: "a word finds its entries",
    concerns: (operation) => hasParameter(operation, "word"),
    check: /^finds an entry by a word of it/,
  },
  {
    promise: "a repeated key is processed once",
    concerns: (operation) => hasParameter(operation, "Idempotency-Key"),
    check: /^processes a repeated Idempotency-Key once$/,
  },
  {
    promise: "a lost update is refused",
    concerns: (operation) => hasParameter(operation, "If-Match"),
    check: /^refuses an update of what has changed since it was read$/,
  },
  {
    promise: "each change is another version",
    concerns: (operation) => hasParameter(operation, "If-Match"),
    check: /^refuses an update of the version before each change$/,
  },
  {
    promise: "a weak tag names the same version",
    concerns: (operation) => hasParameter(operation, "If-Match"),
    check: /^takes the ETag of a version also with the prefix W\/$/,
  },
  {
    promise: "what is written is stored",
    concerns: ({ isMutating, method }) => isMutating && method !== "GET",
    check: /stor|keeps each text|keeps what was sent|counts each answer once|replaces the p|code once|changes nothing/,
    // Nobody can read remarks, a lookup writes nothing, and the end of a session and a code show at the next request.
    without: ["sendRemark", "findAppeal", "signOut", "requestPasswordReset"],
  },
  {
    promise: "public content is revalidated",
    concerns: isReading,
    check: /^honours its ETag$/,
  },
  { promise: "personal data is not cached", concerns: () => true, check: /^keeps personal responses out of caches$/ },
  {
    promise: "an error says the same twice",
    concerns: () => true,
    check: /^returns errors whose code and status agree$/,
  },
  { promise: "values fit together", concerns: () => true, check: /^returns values that fit together$/ },
  {
    promise: "the response is to this request",
    concerns: isReading,
    check: /^returns what was asked for$/,
  },
];

describe("the checks of verify", () => {
  it("include several for each operation", () => {
    expect(checked.filter(({ names }) => names.length < 8).map(({ operation }) => operation.id)).toEqual([]);
  });

  it.for(promises)("see for each operation concerned whether $promise", ({ concerns, check, without = [] }) => {
    const concerned = checked.filter(({ operation }) => concerns(operation));
    expect(concerned.length).toBeGreaterThan(0);
    expect(
      concerned
        .filter(({ names }) => !names.some((name) => check.test(name)))
        .map(({ operation }) => operation.id)
        .toSorted(),
    ).toEqual([...without].toSorted());
  });

  it("have a check for each filter of a list", () => {
    const others = new Set(["lang", "page", "perPage", "sort", "word"]);
    const filters = checked
      .filter(({ operation }) => isList(operation))
      .flatMap(({ operation, names }) =>
        operation.parameters
          .filter((parameter) => parameter.in === "query" && !others.has(parameter.name))
          .map(({ name }) => ({ filter: `${operation.id} ${name}`, hasCheck: names.includes(`filters by ${name}`) })),
      );
    expect(filters.length).toBeGreaterThan(10);
    expect(filters.filter(({ hasCheck }) => !hasCheck)).toEqual([]);
  });

  it("have a name for each parameter that a server may not ignore", () => {
    const missing = checked.flatMap(({ operation, names }) =>
      operation.parameters
        .filter(({ name, "x-proposed": isProposed = false }) => name !== "lang" && !isProposed)
        .filter(({ name }) => !names.includes(`keeps the bounds of ${name}`))
        .map(({ name }) => `${operation.id} ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
