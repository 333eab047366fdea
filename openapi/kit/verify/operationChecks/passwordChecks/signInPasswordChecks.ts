import { languages } from "../../../contract/language.ts";
import type { ByOperation } from "../../../contract/operationId.ts";
import { flattenSchema } from "../../../contract/operations.ts";
import { getOperation, type ContractCheck } from "../../check.ts";
import { expectRefusal } from "../../expectations.ts";
import { fetchBody } from "../../fetchBody.ts";
import { CheckSkipped, skipWhenRateLimited } from "../../outcomes.ts";
import { isRefusal } from "../../responses/judgeResponse.ts";
import type { OperationResponse } from "../../run/contractClient.ts";
import { createUnknownEmail } from "../checkHelpers.ts";
import { generatePassword } from "../../personas.ts";
import { assertEqualResponses } from "./equalResponses.ts";
import { createChangeRequest, longPasswordLength } from "./passwordRequests.ts";

/**
 * How many wrong passwords a configured account gets in each of three checks: a server may lock an account after a few. The third
 * check, with the password of another account, needs the permission to write.
 */
const wrongPasswords = 1;

/** Checks of how a password is compared at sign-in. */
export const signInPasswordChecks = {
  signIn: [
    {
      name: "takes a password of the minimum length at sign-in for a wrong one",
      isSpecified: true,
      run: async (context) => {
        const operation = getOperation(context, "signIn");
        const { properties = {} } = flattenSchema(context.document, operation.requestBody?.schema ?? {});
        const { minLength } = flattenSchema(context.document, properties["password"] ?? {});
        if (typeof minLength !== "number") return;
        const body = { username: createUnknownEmail(), password: "k".repeat(minLength) };
        await expectRefusal(context, operation, { body, lang: "en" }, 401);
      },
    },
    {
      name: "does not tell a wrong password from an unknown address",
      run: async (context) => {
        const { username, password, isOwn } = await context.personas.account(context);
        for (const lang of isOwn ? languages : languages.slice(0, wrongPasswords)) {
          const send = (name: string): Promise<OperationResponse> =>
            context.client.send(getOperation(context, "signIn"), {
              body: { username: name, password: generatePassword() },
              lang,
            });
          const [known, unknown] = [await send(username), await send(createUnknownEmail())];
          skipWhenRateLimited(known.status, unknown.status);
          assertEqualResponses(known, unknown, unknown.curl);
        }
        // A wrong password must not keep the owner out.
        await fetchBody(context, "signIn", { body: { username, password } });
      },
    },
    {
      name: "compares the whole password, with its case and spaces",
      isSpecified: true,
      run: async (context) => {
        const { personas } = context;
        const account = await personas.account(context);
        const { username, password } = account.isOwn ? await personas.freshAccount(context) : account;
        const cut = password.slice(0, -1);
        const wrongOnes = [cut, password.toLowerCase(), ` ${password}`, `${password} `];
        for (const wrong of account.isOwn ? wrongOnes : wrongOnes.slice(0, wrongPasswords))
          if (wrong !== password) {
            const body = { username, password: personas.secrets.add("CONTRACT_WRONG_PASSWORD", wrong) };
            await expectRefusal(context, getOperation(context, "signIn"), { body, lang: "en" }, 401);
          }
      },
    },
    {
      name: "compares a long password to its end",
      isSpecified: true,
      run: async (context) => {
        const { personas } = context;
        const account = await personas.freshAccount(context);
        const { username } = account;
        const start = `${generatePassword()}${"ə".repeat(longPasswordLength)}`;
        const [password, similar] = ["a", "b"].map((end) => personas.secrets.add("CONTRACT_NEW_PASSWORD", start + end));
        const change = getOperation(context, "changePassword");
        const request = createChangeRequest(account, account.password, String(password));
        if (isRefusal(change, await context.client.send(change, request)))
          throw new CheckSkipped("the server refuses such a long password, for which the specification has no limit");
        const body = { username, password: similar };
        await expectRefusal(context, getOperation(context, "signIn"), { body, lang: "en" }, 401);
        await fetchBody(context, "signIn", { body: { username, password } });
      },
    },
    {
      name: "refuses the password of another account",
      isSpecified: true,
      run: async (context) => {
        const { username } = await context.personas.account(context);
        const { password } = await context.personas.registerAccount(context);
        await expectRefusal(
          context,
          getOperation(context, "signIn"),
          { body: { username, password }, lang: "en" },
          401,
        );
      },
    },
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
