import type { ByOperation } from "../../../contract/operationId.ts";
import { getOperation, type ContractCheck } from "../../check.ts";
import { fetchBody } from "../../fetchBody.ts";
import { acceptanceKinds, selectAccepted } from "./boundaryPasswords.ts";
import {
  addPassword,
  assertPasswordAccepted,
  assertRejected,
  assertRejectsWeakPasswords,
  changeSeveralTimes,
  createChangeRequest,
  createChangingAccount,
  createKeptPasswordCheck,
  createRepetitionCheck,
  judgePassword,
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
        const account = await createChangingAccount(context);
        const passwords = await changeSeveralTimes(context, account);
        const token = account.getToken();
        const { surname } = await fetchBody(context, "readUser", { token });
        const forms = [String(surname).toLowerCase(), String(surname).toUpperCase()];
        for (const next of [...forms.map((form) => `2026#Aa${form}x`), ...passwords.slice(0, -1)]) {
          const request = createChangeRequest({ token }, account.getPassword(), addPassword(context, next));
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
        const { change } = await createChangingAccount(context);
        const operation = getOperation(context, "changePassword");
        for (const { rule, password } of selectAccepted(context, isSpecified))
          assertPasswordAccepted(operation, await change(addPassword(context, password)), rule);
      },
    })),
    createKeptPasswordCheck(async (context) => {
      const { username, change } = await createChangingAccount(context);
      return async ({ entered }) =>
        judgePassword(getOperation(context, "changePassword"), await change(entered)) ? username : undefined;
    }),
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
