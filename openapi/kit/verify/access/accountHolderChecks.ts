import type { OperationId } from "../../contract/operationId.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import { requireWrites, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { CheckSkipped } from "../outcomes.ts";
import { getChecksOfOtherCallers } from "../operationChecks/operationChecks.ts";
import { identityRedirectUri, type Personas, type TestAccount } from "../personas.ts";
import { createValidCaseChecks } from "../inputs/validCases.ts";

/** The personas of a run in which the user with a state identity is one with a password. */
const accountPersonas = new WeakMap<Personas, Personas>();

/** Returns a context in which the checks are those of a user with a password, whose sessions are opened with it. */
async function asAccountHolder(context: VerifyContext): Promise<VerifyContext> {
  requireWrites(context);
  const { personas } = context;
  const known = accountPersonas.get(personas);
  if (known !== undefined) return { ...context, personas: known };
  const [own, other] = [await personas.freshAccount(context), await personas.freshAccount(context)];
  const signIn = async ({ username, password }: TestAccount): Promise<{ token: string; refreshToken: string }> => {
    const { secrets } = personas;
    const session = await fetchBody<{ token: string; refreshToken: string }>(context, "signIn", {
      body: { username, password },
    });
    return {
      token: secrets.add("CONTRACT_ACCOUNT_TOKEN", session.token),
      refreshToken: secrets.add("CONTRACT_REFRESH_TOKEN", session.refreshToken),
    };
  };
  const { triggerPush: _triggerPush, privileges: _privileges, ...sources } = personas.sources;
  const holder: Personas = {
    ...personas,
    sources,
    citizen: () => Promise.resolve(own.token),
    otherCitizen: () => Promise.resolve(other.token),
    openNewSession: () => signIn(own),
  };
  accountPersonas.set(personas, holder);
  return { ...context, personas: holder };
}

/** The operations of which a user with a password has the same as one with a state identity. */
const sharedOperations: readonly string[] = [
  "chooseLanguage",
  "readNotifications",
  "countNotifications",
  "markNotificationsRead",
  "readNotificationSettings",
  "updateNotificationSettings",
  "renewSession",
  "signOut",
  "handOverSession",
] satisfies readonly OperationId[];

/** The operations without `x-roles` with which an administrator, too, changes what is theirs. */
const administratorOperations: readonly string[] = [
  "chooseLanguage",
  "markNotificationsRead",
  "updateNotificationSettings",
  "handOverSession",
  "updateContacts",
  "chooseAccount",
  "renewSession",
  "signOut",
] satisfies readonly OperationId[];

/** Creates a session of an administrator. Throws `CheckSkipped` when the run cannot sign in as one again. */
async function openAdministratorSession(context: VerifyContext): Promise<{ token: string; refreshToken: string }> {
  const { secrets, sources } = context.personas;
  const code = sources.nextAdministratorIdentityCode?.();
  if (code === undefined) throw new CheckSkipped("requires a code of an administrator");
  const session = await fetchBody<{ token: string; refreshToken: string }>(context, "signInWithIdentity", {
    query: { code: secrets.add("CONTRACT_ADMIN_IDENTITY_CODE", code), redirect: identityRedirectUri },
  });
  return {
    token: secrets.add("CONTRACT_ADMIN_TOKEN", session.token),
    refreshToken: secrets.add("CONTRACT_REFRESH_TOKEN", session.refreshToken),
  };
}

/** Returns the checks that an administrator may call an operation that every role may call. */
const createEveryRoleChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  createValidCaseChecks(operation).map((check): ContractCheck => ({
    ...check,
    name: `${check.name}, for an administrator`,
    judgesRateLimit: false,
    run: async (context) => {
      const { personas } = context;
      // The tokens of a choice may replace those of the session.
      const token =
        operation.id === "chooseAccount"
          ? (await openAdministratorSession(context)).token
          : await personas.administrator(context);
      const openNewSession = (): Promise<{ token: string; refreshToken: string }> => openAdministratorSession(context);
      await check.run({
        ...context,
        personas: { ...personas, citizen: () => Promise.resolve(token), openNewSession },
      });
    },
  }));

/** Returns the checks that a user with a password gets and changes what one with a state identity does. */
const createSharedChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  [...createValidCaseChecks(operation), ...getChecksOfOtherCallers(operation.id)].map((check): ContractCheck => ({
    ...check,
    name: `${check.name}, for a user with a password`,
    judgesRateLimit: false,
    run: async (context) => {
      const holder = await asAccountHolder(context);
      await check.run(holder).catch((error: unknown) => {
        // What the check needs, this kind of user does not have.
        if (!(error instanceof CheckSkipped)) throw error;
      });
    },
  }));

/** Returns the checks that each kind of user gets and changes what every role may, by the contract. */
export const createAccountHolderChecks = (operation: ContractOperation): readonly ContractCheck[] => [
  ...(administratorOperations.includes(operation.id) ? createEveryRoleChecks(operation) : []),
  ...(sharedOperations.includes(operation.id) ? createSharedChecks(operation) : []),
];
