import type { ByOperation } from "../../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../../check.ts";
import { fetchBody } from "../../fetchBody.ts";
import { createValidRequestFor } from "../checkHelpers.ts";
import { acceptanceKinds, selectAccepted } from "./boundaryPasswords.ts";
import {
  addPassword,
  assertPasswordAccepted,
  assertRejected,
  assertRejectsWeakPasswords,
  createKeptPasswordCheck,
  createLongPassword,
  createRepetitionCheck,
  judgePassword,
  person,
  shortName,
  type SetPassword,
} from "./passwordRequests.ts";

const registerWith =
  (context: VerifyContext): SetPassword =>
  async ({ entered }) => {
    const { body } = await createValidRequestFor(context, "registerUser");
    const sent = { ...(body as { username: string }), password: entered, repeatedPassword: entered };
    const operation = getOperation(context, "registerUser");
    const response = await context.client.send(operation, { body: sent, lang: "en" });
    if (!judgePassword(operation, response)) return undefined;
    const code = await context.personas.readMailedCode(sent.username);
    await fetchBody(context, "activateAccount", { path: { code } });
    return sent.username;
  };

/** Checks of the password of a registration. */
export const passwordRegistrationChecks = {
  registerUser: [
    {
      name: "rejects a password with the given name or the surname",
      run: async (context) => {
        const { body } = await createValidRequestFor(context, "registerUser");
        for (const [part, name] of [
          ["Annelie", "Annelie"],
          ["Hallberg", "Annelie"],
          [shortName, shortName],
        ] as const)
          for (const password of [`${part}#2026Aa`, `2026#Aa${part}x`]) {
            const sent = { ...(body as object), name, password, repeatedPassword: password };
            await assertRejected(context, "registerUser", { body: sent }, `a password with the name ${part}`);
          }
      },
    },
    {
      name: "rejects each password that just breaks a rule",
      run: async (context) => {
        const request = await createValidRequestFor(context, "registerUser");
        await assertRejectsWeakPasswords(context, "registerUser", (password) => ({
          body: { ...(request.body as object), password, repeatedPassword: password },
        }));
      },
    },
    ...acceptanceKinds.map(({ kind, isSpecified }): ContractCheck => ({
      name: `accepts each password that just meets the rules of the ${kind}`,
      isSpecified,
      run: async (context) => {
        const operation = getOperation(context, "registerUser");
        for (const { rule, password } of selectAccepted(context, isSpecified)) {
          context.personas.secrets.add("CONTRACT_NEW_PASSWORD", password);
          const { body } = await createValidRequestFor(context, "registerUser");
          const request = { body: { ...(body as object), password, repeatedPassword: password }, lang: "en" } as const;
          assertPasswordAccepted(operation, await context.client.send(operation, request), rule);
        }
      },
    })),
    createRepetitionCheck("registerUser"),
    createKeptPasswordCheck(registerWith),
    {
      name: "rejects a password that contains a name in capital or small letters",
      run: async (context) => {
        const { body } = await createValidRequestFor(context, "registerUser");
        for (const name of [person.name, person.surname])
          for (const part of [name.toLowerCase(), name.toUpperCase()]) {
            const password = addPassword(context, `2026#Aa${part}x`);
            const sent = { ...(body as object), ...person, password, repeatedPassword: password };
            await assertRejected(context, "registerUser", { body: sent }, `a password with ${part}`);
          }
      },
    },
    {
      name: "lets a user sign in with a password of the greatest length",
      run: async (context) => {
        const { body } = await createValidRequestFor(context, "registerUser");
        const { username } = body as { username: string };
        const pointer = "#/components/schemas/NewPassword";
        const password = addPassword(context, createLongPassword(256));
        if (context.validator.valueErrors(pointer, password).length > 0) return;
        await fetchBody(context, "registerUser", {
          body: { ...(body as object), password, repeatedPassword: password },
        });
        await fetchBody(context, "activateAccount", {
          path: { code: await context.personas.readMailedCode(username) },
        });
        await fetchBody(context, "signIn", { body: { username, password } });
      },
    },
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
