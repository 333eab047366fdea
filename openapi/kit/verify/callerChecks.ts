import type { ContractOperation } from "../contract/operations.ts";
import { assertContract, CheckSkipped, ContractViolation, type ContractCheck, type VerifyContext } from "./check.ts";
import type { OperationRequest } from "./contractClient.ts";
import { createValidRequest } from "./requests.ts";

/** Sends a valid request with another token. Throws `ContractViolation` unless the server refuses the token. */
async function expectRefusedToken(
  context: VerifyContext,
  operation: ContractOperation,
  request: OperationRequest,
  { token, description }: { token: string; description: string },
): Promise<void> {
  const { status, text, curl } = await context.client.send(operation, { ...request, token, lang: "en" });
  if (status !== 401) throw new ContractViolation(`401 for ${description}`, `${status} ${text.slice(0, 200)}`, curl);
}

const createWrongTokenCheck = (operation: ContractOperation): ContractCheck => ({
  name: "refuses a refresh token and an expired token",
  isSpecified: true,
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const { token, refreshToken } = await context.personas.openNewSession(context);
    if (token !== refreshToken)
      await expectRefusedToken(context, operation, request, { token: refreshToken, description: "a refresh token" });
    const { expireToken } = context.personas.sources;
    if (expireToken === undefined) throw new CheckSkipped("this server gives no way to let a token expire");
    await expireToken(token);
    await expectRefusedToken(context, operation, request, { token, description: "an expired token" });
  },
});

/** Checks that an operation that takes no token does not judge one that a client sends all the same. */
const createNeedlessTokenCheck = (operation: ContractOperation): ContractCheck => ({
  name: "does not judge a token, as it takes none",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const { status, text, curl } = await context.client.send(operation, { ...request, token: "expired-token" });
    if (status === 401 || status === 403)
      throw new ContractViolation("the response to a request without a token", `${status} ${text.slice(0, 200)}`, curl);
  },
});

/** Checks that each kind of caller may call an operation without `x-roles`, and gets the same of what is everybody's. */
const createEveryCallerCheck = (operation: ContractOperation): ContractCheck => ({
  name: "answers every kind of caller",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const bodies: string[] = [];
    const tokens: (string | undefined)[] = operation.bearerAuth === "optional" ? [undefined] : [];
    tokens.push(await context.personas.citizen(context), (await context.personas.account(context)).token);
    const { token: _token, ...anonymous } = request;
    for (const token of tokens) {
      const sent = { ...anonymous, ...(token !== undefined && { token }), lang: "en" } as const;
      const { status, text, curl } = await context.client.send(operation, sent);
      // What belongs to one of them is another's data for the other one.
      if (status === 404) return;
      assertContract(
        status === 200,
        `200 ${token === undefined ? "without a token" : "with the token of each user"}`,
        `${status} ${text.slice(0, 200)}`,
        curl,
      );
      bodies.push(text);
      if (operation.dataOf === "everyone" && operation.isProposed)
        assertContract(text === bodies[0], "the same for everybody", text.slice(0, 200), curl);
    }
  },
});

/** The operations whose response depends on the caller, though it is about everybody's data. */
const dependentOperations = ["readPossessor", "readCallCenter"];

/** Returns the checks of who may call an operation: with which token, and with none. */
export const createCallerChecks = (operation: ContractOperation): readonly ContractCheck[] => [
  ...(operation.bearerAuth === "required" ? [createWrongTokenCheck(operation)] : []),
  ...(operation.bearerAuth === "none" ? [createNeedlessTokenCheck(operation)] : []),
  ...(operation.bearerAuth !== "none" &&
  operation.roles === undefined &&
  operation.method === "GET" &&
  !operation.isMutating &&
  !dependentOperations.includes(operation.id)
    ? [createEveryCallerCheck(operation)]
    : []),
];
