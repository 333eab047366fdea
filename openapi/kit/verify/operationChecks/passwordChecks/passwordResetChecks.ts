import { languages } from "../../../contract/language.ts";
import type { ByOperation } from "../../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../../check.ts";
import { expectRefusal, expectResponse } from "../../expectations.ts";
import { fetchBody } from "../../fetchBody.ts";
import { assertContract, CheckSkipped, ContractViolation, skipWhenRateLimited, unlessSkipped } from "../../outcomes.ts";
import { isAccepted, isRefusal } from "../../responses/judgeResponse.ts";
import type { OperationRequest, OperationResponse } from "../../run/contractClient.ts";
import { assertCode, createUnknownEmail, createValidRequestFor } from "../checkHelpers.ts";
import { generatePassword } from "../../personas.ts";
import { assertEqualResponses } from "./equalResponses.ts";
import {
  addPassword,
  assertRejectsWeakPasswords,
  createKeptPasswordCheck,
  createRepetitionCheck,
  judgePassword,
  registeredSurname,
  weakPassword,
  type SetPassword,
} from "./passwordRequests.ts";

/** How often a code is requested for each of two addresses: limits after more attempts are not compared. */
const maxComparedAttempts = 7;

/** Why checks of the new password do not run. */
const takesNoPassword = "the server does not take the new password from the body";

const resetTo =
  (context: VerifyContext): SetPassword =>
  async ({ entered, changed }) => {
    const { username, password: before } = await context.personas.freshAccount(context);
    await fetchBody(context, "requestPasswordReset", { query: { username } });
    const query = { verificationCode: await context.personas.readMailedCode(username) };
    const body = { newPassword: entered, repeatedPassword: entered };
    const [reset, signIn] = [getOperation(context, "resetPassword"), getOperation(context, "signIn")];
    const response = await context.client.send(reset, { query, body, lang: "en" });
    if (!judgePassword(reset, response)) return undefined;
    const opens = async (password: string): Promise<boolean> =>
      isAccepted(signIn, await context.client.send(signIn, { body: { username, password } }));
    // The specification names no place for the new password: see "accepts a code once".
    if ((await opens(before)) || !((await opens(entered)) || (await opens(changed))))
      throw new CheckSkipped(takesNoPassword);
    return username;
  };

/** Checks of how somebody gets a new password who has forgotten theirs, by operationId. */
export const passwordResetChecks = {
  requestPasswordReset: [
    {
      name: "does not tell whether an address has an account",
      run: async (context) => {
        const { username } = await context.personas.freshAccount(context);
        const { username: unconfirmed } = await context.personas.registerAccount(context);
        const citizen = await unlessSkipped(context.personas.citizen(context));
        const { email } =
          citizen === undefined ? {} : await fetchBody<{ email?: string }>(context, "readUser", { token: citizen });
        for (const lang of languages) {
          const send = (name: string): Promise<OperationResponse> =>
            context.client.send(getOperation(context, "requestPasswordReset"), { query: { username: name }, lang });
          const unknown = await send(createUnknownEmail());
          for (const name of [username, unconfirmed, ...(email === undefined ? [] : [email])])
            assertEqualResponses(await send(name), unknown, unknown.curl);
        }
      },
    },
    {
      name: "limits the attempts for an address without an account like those for one with it",
      judgesRateLimit: true,
      run: async (context) => {
        const { username } = await context.personas.freshAccount(context);
        const operation = getOperation(context, "requestPasswordReset");
        const names = [username, createUnknownEmail()];
        for (let attempt = 0; attempt < maxComparedAttempts; attempt += 1) {
          const responses: OperationResponse[] = [];
          for (const name of names)
            responses.push(await context.client.send(operation, { query: { username: name }, lang: "en" }));
          const [known, unknown] = responses;
          if (known?.status !== 429 && unknown?.status !== 429) continue;
          // A limit for all addresses may begin between the two.
          const { status } = await context.client.send(operation, { query: { username }, lang: "en" });
          assertContract(
            unknown?.status === status,
            `${status} for both after ${attempt + 1} requests`,
            `${unknown?.status} for an address without an account`,
            unknown?.curl,
          );
          return;
        }
      },
    },
  ],
  resetPassword: [
    createRepetitionCheck("resetPassword"),
    createKeptPasswordCheck(resetTo),
    {
      name: "keeps the code while a new password is refused",
      run: async (context) => {
        const operation = getOperation(context, "resetPassword");
        const request = await createValidRequestFor(context, "resetPassword");
        for (const refused of [weakPassword, `2026#Aa${registeredSurname.toUpperCase()}x`]) {
          const newPassword = addPassword(context, refused);
          const response = await context.client.send(operation, {
            ...request,
            body: { newPassword, repeatedPassword: newPassword },
            lang: "en",
          });
          skipWhenRateLimited(response.status);
          // What should have been refused is another finding.
          if (!isRefusal(operation, response)) return;
          // A body that breaks its schema may have the code of every other 422 of this call.
          if (response.status === 422 && refused !== weakPassword) assertCode(response, "NOT_ACCEPTED");
        }
        const response = await context.client.send(operation, { ...request, lang: "en" });
        if (isRefusal(operation, response) && response.status !== 429)
          context.notes.add("a code is no longer valid after a new password was refused", response.curl);
      },
    },
    {
      name: "takes a request without a body",
      run: async (context) => {
        const operation = getOperation(context, "resetPassword");
        const { username, password, token } = await context.personas.freshAccount(context);
        await fetchBody(context, "requestPasswordReset", { query: { username } });
        const query = { verificationCode: await context.personas.readMailedCode(username) };
        const response = await context.client.send(operation, { query, lang: "en" });
        skipWhenRateLimited(response.status);
        if (isRefusal(operation, response))
          return context.notes.add("a request without a body is refused", response.curl);
        const signIn = { body: { username, password }, lang: "en" } as const;
        await expectRefusal(context, getOperation(context, "signIn"), signIn, 401);
        await expectRefusal(context, getOperation(context, "readUser"), { token, lang: "en" }, 401);
      },
    },
    {
      name: "rejects each password that just breaks a rule",
      run: async (context) => {
        const { query } = await createValidRequestFor(context, "resetPassword");
        await assertRejectsWeakPasswords(context, "resetPassword", (password) => ({
          query: query ?? {},
          body: { newPassword: password, repeatedPassword: password },
        }));
      },
    },
    {
      name: "accepts a code once, and the new password replaces the old one",
      run: async (context) => {
        const { username, password } = await context.personas.freshAccount(context);
        await fetchBody(context, "requestPasswordReset", { query: { username } });
        const verificationCode = await context.personas.readMailedCode(username);
        const [next, another] = [0, 1].map(() =>
          context.personas.secrets.add("CONTRACT_NEW_PASSWORD", generatePassword()),
        ) as [string, string];
        const createRequest = (newPassword: string): OperationRequest => ({
          query: { verificationCode },
          body: { newPassword, repeatedPassword: newPassword },
          lang: "en",
        });
        await expectResponse(context, getOperation(context, "resetPassword"), createRequest(next), 200);
        const { token } = await fetchBody<{ token?: string }>(context, "signIn", {
          body: { username, password: next },
        }).catch(async (error: unknown) => {
          if (!(error instanceof ContractViolation)) throw error;
          const signIn = getOperation(context, "signIn");
          const old = await context.client.send(signIn, { body: { username, password } });
          // The specification names no place for the new password: a server may send one by e-mail. It must not keep the old one.
          if (isAccepted(signIn, old)) throw error;
          throw new CheckSkipped(takesNoPassword);
        });
        assertContract(token !== undefined, "a token for the new password", "no token");
        await expectRefusal(
          context,
          getOperation(context, "signIn"),
          { body: { username, password }, lang: "en" },
          401,
        );
        await expectRefusal(context, getOperation(context, "resetPassword"), createRequest(another), 422);
      },
    },
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
