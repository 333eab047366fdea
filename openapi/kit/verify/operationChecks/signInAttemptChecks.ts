import { getOperation, type ContractCheck } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { assertContract } from "../outcomes.ts";
import type { OperationResponse } from "../run/contractClient.ts";
import { generatePassword } from "../personas.ts";
import { createUnknownEmail, defineCheck, defineLimitCheck } from "./checkHelpers.ts";

/** How often a wrong password is sent for each of two addresses: limits after more attempts are not compared. */
const maxComparedAttempts = 8;

/** Checks of several attempts to sign in. */
export const attemptChecks: readonly ContractCheck[] = [
  defineCheck(
    "sends the confirmation code again at each attempt with the right password, and only then",
    async (context) => {
      const { username, password } = await context.personas.registerAccount(context);
      const send = (entered: string, status: number): Promise<unknown> =>
        expectResponse(
          context,
          getOperation(context, "signIn"),
          { body: { username, password: entered }, lang: "en" },
          status,
        );
      let before = await context.personas.awaitMoreMails(username, 0);
      for (const attempt of ["first", "second"]) {
        await send(generatePassword(), 401);
        const between = await context.personas.countMails(username);
        assertContract(between === before, "no e-mail after a wrong password", `${between - before} e-mails`);
        await send(password, 409);
        const after = await context.personas.awaitMoreMails(username, between);
        assertContract(after > between, `an e-mail with the code after the ${attempt} attempt`, "no e-mail");
        before = after;
      }
    },
  ),
  defineLimitCheck(
    "limits the attempts for an address without an account like those for one with it",
    async (context) => {
      const { username } = await context.personas.freshAccount(context);
      const operation = getOperation(context, "signIn");
      const unknownName = createUnknownEmail();
      const send = (name: string): Promise<OperationResponse> =>
        context.client.send(operation, { body: { username: name, password: generatePassword() }, lang: "en" });
      for (let attempt = 1; attempt <= maxComparedAttempts; attempt += 1) {
        const [known, unknown] = [await send(username), await send(unknownName)];
        if (known.status !== 429 && unknown.status !== 429) continue;
        // A limit for all addresses may begin between the two.
        const { status } = await send(username);
        assertContract(
          unknown.status === status,
          `${status} for both after ${attempt} wrong passwords`,
          `${unknown.status} for an address without an account`,
          unknown.curl,
        );
        return;
      }
    },
  ),
];
