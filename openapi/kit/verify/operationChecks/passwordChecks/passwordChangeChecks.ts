import type { ByOperation } from "../../../contract/operationId.ts";
import {
  ContractViolation,
  expectRefusal,
  fetchBody,
  getOperation,
  isRefusal,
  skipWhenRateLimited,
  type ContractCheck,
} from "../../check.ts";
import { generatePassword } from "../../personas.ts";
import { acceptanceKinds, selectAccepted } from "./boundaryPasswords.ts";
import {
  addPassword,
  assertRejected,
  assertRejectsWeakPasswords,
  changeSeveralTimes,
  createChangeRequest,
  createRepetitionCheck,
  longPasswordLength,
  registeredSurname,
} from "./passwordRequests.ts";

/** Checks of the password that a user changes. */
export const passwordChangeChecks = {
  changePassword: [
    {
      name: "rejects each password that just breaks a rule",
      run: async (context) => {
        const account = await context.personas.freshAccount(context);
        await assertRejectsWeakPasswords(context, "changePassword", (password) =>
          createChangeRequest(account, account.password, password),
        );
      },
    },
    createRepetitionCheck("changePassword"),
    {
      name: "rejects a surname in capital or small letters, and each of several earlier passwords",
      run: async (context) => {
        const account = await context.personas.freshAccount(context);
        const passwords = await changeSeveralTimes(context, account);
        const { surname } = await fetchBody(context, "readUser", { token: account.token });
        const forms = [String(surname).toLowerCase(), String(surname).toUpperCase()];
        for (const next of [...forms.map((form) => `2026#Aa${form}x`), ...passwords.slice(0, -1)]) {
          const request = createChangeRequest(account, passwords.at(-1) ?? "", addPassword(context, next));
          await assertRejected(context, "changePassword", request, "a password with the surname, or an earlier one");
        }
      },
    },
    {
      name: "rejects the present password, and one with the surname",
      run: async (context) => {
        const account = await context.personas.freshAccount(context);
        const withSurname = `${registeredSurname}#2026Aa`;
        for (const password of [account.password, withSurname])
          await assertRejected(
            context,
            "changePassword",
            createChangeRequest(account, account.password, password),
            password === withSurname ? "a password with the surname" : "the present password",
          );
      },
    },
    ...acceptanceKinds.map(({ kind, isSpecified }): ContractCheck => ({
      name: `accepts each password that just meets the rules of the ${kind}`,
      isSpecified,
      run: async (context) => {
        const account = await context.personas.freshAccount(context);
        let current = account.password;
        for (const { rule, password } of selectAccepted(context, isSpecified)) {
          context.personas.secrets.add("CONTRACT_NEW_PASSWORD", password);
          const response = await context.client.send(
            getOperation(context, "changePassword"),
            createChangeRequest(account, current, password),
          );
          skipWhenRateLimited(response.status);
          if (response.status >= 300)
            throw new ContractViolation(
              `200 for a password with ${rule}`,
              `${response.status} ${response.text.slice(0, 200)}`,
              response.curl,
            );
          current = password;
        }
        await fetchBody(context, "signIn", { body: { username: account.username, password: current } });
      },
    })),
    {
      name: "keeps a password as it was entered, with spaces, quotes and markup, to its end",
      isSpecified: true,
      run: async (context) => {
        const account = await context.personas.freshAccount(context);
        const { username } = account;
        let current = account.password;
        const [spaced, marked] = [generatePassword(), generatePassword()];
        const long = `${generatePassword()}${"ə".repeat(longPasswordLength)}`;
        for (const { entered, changed } of [
          { entered: ` ${spaced} `, changed: spaced },
          { entered: `${marked}&<b>"'%41\\`, changed: `${marked}&amp;&lt;b&gt;"'%41\\` },
          { entered: `${long}a`, changed: `${long}b` },
        ]) {
          context.personas.secrets.add("CONTRACT_NEW_PASSWORD", entered);
          const operation = getOperation(context, "changePassword");
          const response = await context.client.send(operation, createChangeRequest(account, current, entered));
          // A server may refuse it. It must not change it silently.
          if (isRefusal(operation, response)) continue;
          await fetchBody(context, "signIn", { body: { username, password: entered } });
          const request = { body: { username, password: changed }, lang: "en" } as const;
          await expectRefusal(context, getOperation(context, "signIn"), request, 401);
          current = entered;
        }
      },
    },
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
