import { forEachAccount, readAccounts } from "../accountChoice.ts";
import type { ByOperation, OperationId } from "../../contract/operationId.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import { getOperation, requireWrites, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectRefusal, expectResponse } from "../expectations.ts";
import { fetchBody, largestPage } from "../fetchBody.ts";
import { assertContract, CheckSkipped, ContractViolation, skipWhenRateLimited, unlessSkipped } from "../outcomes.ts";
import { hasSameContent } from "../responses/declaredContent.ts";
import { assertHolds, describeResponse, isAccepted } from "../responses/judgeResponse.ts";
import type { JsonBody, OperationRequest, OperationResponse } from "../run/contractClient.ts";
import { languages } from "../../contract/language.ts";
import type { SecretRegistry } from "../run/secretRegistry.ts";
import { findAdministrator } from "../personas.ts";
import { createUniqueName } from "../random.ts";
import { restore } from "../restore.ts";
import { createValidRequest, sampleMessage, sampleSuggestion, uploadSampleDocument } from "../requests.ts";
import { expectRefusedToken } from "./accessRefusal.ts";
import { withOwnDetails } from "../userContacts.ts";

/** Whether the server of a run takes refresh tokens for access tokens. The secrets stand for the run: each run has its own. */
const refreshTokenUses = new WeakMap<SecretRegistry, boolean>();

/** Returns whether the server takes a refresh token for an access token. Asks once in the run. */
async function takesRefreshToken(context: VerifyContext, refreshToken: string): Promise<boolean> {
  const { secrets } = context.personas;
  const known = refreshTokenUses.get(secrets);
  if (known !== undefined) return known;
  const operation = getOperation(context, "readUser");
  const response = await context.client.send(operation, { token: refreshToken });
  skipWhenRateLimited(response.status);
  const isTaken = isAccepted(operation, response);
  refreshTokenUses.set(secrets, isTaken);
  return isTaken;
}

const createWrongTokenCheck = (operation: ContractOperation): ContractCheck => ({
  name: "refuses a refresh token and an expired token",
  isSpecified: operation.bearerAuth === "required",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    // A session of an account: there may be only one code of a state identity.
    const { username, password } = await context.personas.account(context);
    const issued = await fetchBody<{ token: string; refreshToken: string }>(context, "signIn", {
      body: { username, password },
    });
    const token = context.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", issued.token);
    const refreshToken = context.personas.secrets.add("CONTRACT_REFRESH_TOKEN", issued.refreshToken);
    const isOther = token !== refreshToken;
    const isTaken = isOther && (await takesRefreshToken(context, refreshToken));
    if (isOther && !isTaken)
      await expectRefusedToken(context, operation, request, { token: refreshToken, description: "a refresh token" });
    const { expireToken } = context.personas.sources;
    if (expireToken === undefined)
      throw new CheckSkipped(
        isTaken
          ? "the server takes a refresh token for an access token, which readUser reports"
          : "this server gives no way to let a token expire",
      );
    await expireToken(token);
    await expectRefusedToken(context, operation, request, { token, description: "an expired token" });
  },
});

/** The operation whose wrong attempts are limited, and whose valid request is one. */
const lookupOperation: OperationId = "findAppeal";

/** Checks that an operation that takes no token does not judge one that a client sends all the same. */
const createNeedlessTokenCheck = (operation: ContractOperation): ContractCheck => ({
  name: "does not judge a token, as it takes none",
  run: async (context) => {
    const citizen = await unlessSkipped(context.personas.citizen(context));
    const account = await unlessSkipped(context.personas.account(context));
    // Servers limit the wrong attempts of a lookup.
    const validTokens = operation.id === lookupOperation ? [] : [citizen, account?.token];
    for (const token of ["expired-token", ...validTokens]) {
      if (token === undefined) continue;
      const request = await createValidRequest(context, operation);
      const response = await context.client.send(operation, { ...request, token });
      const { status } = response;
      if (status === 401 || status === 403)
        throw new ContractViolation(
          "the response to a request without a token",
          describeResponse(response),
          response.curl,
        );
    }
  },
});

/** Checks that each kind of caller may call an operation without `x-roles`, and gets the same of what is everybody's. */
const createEveryCallerCheck = (operation: ContractOperation): ContractCheck => ({
  name: "answers every kind of caller",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const responses: OperationResponse[] = [];
    const tokens: (string | undefined)[] = operation.bearerAuth === "optional" ? [undefined] : [];
    tokens.push(await context.personas.citizen(context), (await context.personas.account(context)).token);
    const administrator = await findAdministrator(context);
    if (administrator !== undefined) tokens.push(administrator);
    const { token: _token, ...anonymous } = request;
    for (const token of tokens) {
      const sent = { ...anonymous, ...(token !== undefined && { token }), lang: "en" } as const;
      const response = await context.client.send(operation, sent);
      const { status } = response;
      // What belongs to one of them is another's data for the other one.
      if (status === 404 && (operation.dataOf !== "everyone" || responses.length === 0)) return;
      assertHolds(
        status === 200,
        `200 ${token === undefined ? "without a token" : "with the token of each user"}`,
        response,
      );
      // Of a user who has nothing, the list is empty and not missing.
      if (operation.isProposed) {
        const [error] = context.validator.responseErrors(operation, response, "en");
        if (error !== undefined) throw new ContractViolation(error, describeResponse(response), response.curl);
      }
      responses.push(response);
      const [first = response] = responses;
      if (operation.dataOf === "everyone" && !dependentOperations.includes(operation.id))
        assertHolds(hasSameContent(context, operation, response, first), "the same for everybody", response);
    }
  },
});

const isList = ({ parameters }: ContractOperation): boolean =>
  parameters.some(({ name }) => name === "perPage") && parameters.every(({ in: location }) => location !== "path");

const isPersonalReading = ({ dataOf, method, isMutating, bearerAuth, responses }: ContractOperation): boolean =>
  (dataOf === "caller" || dataOf === "account") &&
  method === "GET" &&
  !isMutating &&
  bearerAuth === "required" &&
  responses.get(200)?.content?.["application/json"] !== undefined;

/** Reads the certificate number of the organisation for which a user acts; `undefined` when they act for themselves. */
const readSelected = async (context: VerifyContext, token: string): Promise<string | undefined> =>
  (await readAccounts(context, token)).find(({ selected }) => selected === true)?.selectedCertNumber;

/** The operations that read or change one entry of a list by its id. */
const readersOf: Readonly<Record<string, readonly OperationId[]>> = {
  listReports: ["submitReport"],
  listAppeals: ["readAppeal", "listAppealMessages", "sendAppealMessage", "correctAppeal", "withdrawAppeal"],
  listDocuments: ["downloadDocument"],
  listPaidPayments: ["downloadReceipt"],
  listObligations: ["startPayment"],
} satisfies ByOperation<readonly OperationId[]>;

/** The bodies of writes without a file. */
const bodies: Readonly<Record<string, object>> = {
  sendAppealMessage: sampleMessage,
  correctAppeal: sampleSuggestion,
} satisfies ByOperation<object>;

/** Returns the body of a write, with a file of the account that the person acts for. Throws `CheckSkipped` when nothing may be written. */
async function createBody(
  context: VerifyContext,
  id: OperationId,
  token: string,
): Promise<Pick<OperationRequest, "body">> {
  if (!getOperation(context, id).isMutating) return {};
  requireWrites(context);
  if (id === "submitReport") return { body: { documentId: await uploadSampleDocument(context, token) } };
  const body = bodies[id];
  return body === undefined ? {} : { body };
}

/** Checks that a person who acts as a citizen gets nothing of the organisation, and the reverse. */
const createActingCheck = (operation: ContractOperation): ContractCheck => ({
  name: "keeps what belongs to the citizen and to the organisation apart",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const idsBySide: ReadonlySet<string>[] = [];
    await forEachAccount(context, async (token) => {
      const read = { ...request, token, query: { ...request.query, ...largestPage } };
      const { items } = await fetchBody<{ items: readonly { id?: unknown }[] }>(context, operation.id, read);
      // Later checks compare the texts of each account in the languages.
      if (items.length > 0)
        for (const lang of languages) await expectResponse(context, operation, { ...read, lang }, 200);
      const ids = new Set(items.map(({ id }) => String(id)));
      const shared = [...ids].find((id) => idsBySide.some((other) => other.has(id)));
      assertContract(
        shared === undefined,
        "other entries for each account that the person acts for",
        `${shared} for two`,
      );
      for (const reader of readersOf[operation.id] ?? [])
        for (const id of idsBySide.flatMap((own) => [...own].slice(0, 1)))
          await expectRefusal(
            context,
            getOperation(context, reader),
            { ...(await createBody(context, reader, token)), path: { id }, token, lang: "en" },
            404,
          );
      if (ids.size > 0) idsBySide.push(ids);
    });
  },
});

/** The operations that read drafts, for which one is saved while the person acts for one account. */
const draftOperations: readonly string[] = ["listDrafts", "readDraft"] satisfies readonly OperationId[];

/** Checks that a person gets what is theirs, whichever account they act for. */
const createPersonCheck = (operation: ContractOperation): ContractCheck => ({
  name: "returns what belongs to the person, whichever account they act for",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const draft = { path: { formKey: "contract-verification-account" }, body: { data: { subject: "Kept" } } };
    const savesDraft = context.allowWrites && draftOperations.includes(operation.id);
    const path = operation.id === "readDraft" && savesDraft ? draft.path : (request.path ?? {});
    let expected: string | undefined;
    try {
      await forEachAccount(context, async (token) => {
        if (expected === undefined && savesDraft) await fetchBody(context, "keepDraft", { ...draft, token });
        const { body } = await expectResponse(context, operation, { ...request, path, token }, 200);
        const found = JSON.stringify(body);
        expected ??= found;
        assertContract(found === expected, `the same for each account: ${expected.slice(0, 300)}`, found.slice(0, 300));
      });
    } finally {
      if (savesDraft) {
        const { token } = await context.personas.openNewSession(context);
        const deletion = { ...draft, token, body: { data: null } };
        await context.client.send(getOperation(context, "keepDraft"), deletion);
      }
    }
  },
});

type Settings = { items: readonly { event: string; email: boolean }[] };

/** What a person changes of their own, whichever account they act for: a body with another value, and the value in what is stored. */
type PersonWrite = {
  readId: OperationId;
  change: (stored: Readonly<Record<string, unknown>>) => { body: object; expected: string };
  /** Returns the body that restores what was stored. */
  createBodyOf: (stored: Readonly<Record<string, unknown>>) => object;
  pick: (stored: Readonly<Record<string, unknown>>) => string;
};

const pickContacts = ({ email, phoneNumber, note }: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ email, phoneNumber, note });

const pickChannels = (stored: object): string => {
  const [first] = (stored as Settings).items;
  return `${String(first?.event)}: ${String(first?.email)}`;
};

const personWrites: Readonly<Record<string, PersonWrite>> = {
  updateContacts: {
    readId: "readUser",
    change: ({ email, phoneNumber }) => {
      const body = { email, phoneNumber, note: `A note ${createUniqueName()}` };
      return { body, expected: pickContacts(body) };
    },
    createBodyOf: ({ email, phoneNumber, note = "" }) => ({ email, phoneNumber, note }),
    pick: pickContacts,
  },
  updateNotificationSettings: {
    readId: "readNotificationSettings",
    change: (stored) => {
      const items = (stored as Settings).items.slice(0, 1).map((first) => ({ ...first, email: !first.email }));
      return { body: { items }, expected: pickChannels({ items }) };
    },
    createBodyOf: ({ items }) => ({ items }),
    pick: pickChannels,
  },
} satisfies ByOperation<PersonWrite>;

/** Checks that what a person has written while they act for one account is theirs for each. */
const createPersonWriteChecks = (operation: ContractOperation): readonly ContractCheck[] => {
  const write = personWrites[operation.id];
  if (write === undefined) return [];
  const { readId, change, createBodyOf, pick } = write;
  return [
    {
      name: "keeps what the person writes, whichever account they act for",
      run: async (context) => {
        const read = (token: string): Promise<Readonly<Record<string, unknown>>> =>
          fetchBody(context, readId, { token });
        let written: string | undefined;
        let restored: OperationRequest | undefined;
        try {
          await forEachAccount(context, async (token) => {
            const before = await read(token);
            restored ??= { token, body: createBodyOf(before) };
            if (written !== undefined)
              assertContract(pick(before) === written, `${written}, as written for another account`, pick(before));
            const { body, expected } = change(before);
            const { status } = await context.client.send(operation, { token, body });
            if (status === 403) {
              if (written === undefined) restored = undefined;
              throw new CheckSkipped("a new session is of a person who may not change this");
            }
            const after = pick(await read(token));
            // A server may not keep what is only proposed.
            if (after !== expected) throw new CheckSkipped("what was written is not stored");
            written = after;
          });
        } finally {
          if (restored !== undefined) await restore(context, operation, restored);
        }
      },
    },
  ];
};

/** The fields of a user that do not depend on the account that they act for. */
const personFields = [
  "id",
  "name",
  "surname",
  "fatherName",
  "foreign",
  "roles",
  "language",
  "email",
  "phoneNumber",
  "pin",
  "note",
];

/** Checks that a user is the same person, whichever account they act for. */
const samePersonCheck: ContractCheck = {
  name: "returns the same person, whichever account they act for",
  run: async (context) => {
    let expected: string | undefined;
    await forEachAccount(context, async (token) => {
      const user = await fetchBody(context, "readUser", { token });
      const found = JSON.stringify(Object.fromEntries(personFields.map((name) => [name, user[name]])));
      expected ??= found;
      assertContract(found === expected, `the same for each account: ${expected}`, found);
    });
  },
};

/** An operation for accounts with a password; the new session of the check is one of the state identity. */
const passwordOperation = "checkOwnPassword";

/** The operations of a person that do not return the same for each account: the user has the selected one. */
const accountOperations: readonly string[] = [passwordOperation, "readUser"] satisfies readonly OperationId[];

/** Checks that a person gets the same in another session. */
const createSessionCheck = (operation: ContractOperation): ContractCheck => ({
  name: "returns the same in another session of the person",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const { token } = await context.personas.openNewSession(context);
    const own = request.token;
    if (own === undefined) return;
    const readName = async (bearer: string): Promise<string> => {
      const { name, surname } = await fetchBody(context, "readUser", { token: bearer });
      return `${String(name)} ${String(surname)}`;
    };
    // A configured token may be of another person than a new session.
    if ((await readName(own)) !== (await readName(token)))
      throw new CheckSkipped("the new session is of another person");
    if ((await readSelected(context, own)) !== (await readSelected(context, token)))
      throw new CheckSkipped("the new session acts for another account");
    const read = async (bearer: string): Promise<string> =>
      JSON.stringify((await expectResponse(context, operation, { ...request, token: bearer, lang: "az" }, 200)).body);
    const [first, second, again] = [await read(own), await read(token), await read(own)];
    // Something may have happened between the two.
    assertContract(second === first || second === again, first.slice(0, 300), second.slice(0, 300));
  },
});

/** The kind of account that may not call an operation, which the contract refuses with 403. */
const accountTypes: Readonly<Record<string, "foreign" | "identity">> = {
  updateUser: "identity",
  changePassword: "identity",
  updateContacts: "foreign",
} satisfies ByOperation<"foreign" | "identity">;

const createAccountTypeCheck = (operation: ContractOperation): ContractCheck => ({
  name: "refuses an account of the other kind",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const token =
      accountTypes[operation.id] === "foreign"
        ? (await context.personas.freshAccount(context)).token
        : await context.personas.citizen(context);
    const body = await withOwnDetails(context, token, request.body as JsonBody);
    await expectRefusal(context, operation, { ...request, token, body, lang: "en" }, 403);
  },
});

/** The operations whose response depends on the caller, though it is about everybody's data. */
export const dependentOperations: readonly string[] = [
  "readPossessor",
  "readCallCenter",
] satisfies readonly OperationId[];

/** Returns the checks of who may call an operation: with which token, and with none. */
export const createCallerChecks = (operation: ContractOperation): readonly ContractCheck[] => [
  // Of the user, there are checks for each kind of wrong token.
  ...(operation.bearerAuth === "none" || operation.id === "readUser" ? [] : [createWrongTokenCheck(operation)]),
  ...(operation.dataOf === "account" && operation.method === "GET" && isList(operation) && operation.roles !== undefined
    ? [createActingCheck(operation)]
    : []),
  ...(isPersonalReading(operation) && operation.id !== passwordOperation ? [createSessionCheck(operation)] : []),
  ...(isPersonalReading(operation) && operation.dataOf === "caller" && !accountOperations.includes(operation.id)
    ? [createPersonCheck(operation)]
    : []),
  ...(operation.id === "readUser" ? [samePersonCheck] : []),
  ...createPersonWriteChecks(operation),
  ...(operation.id in accountTypes ? [createAccountTypeCheck(operation)] : []),
  ...(operation.bearerAuth === "none" ? [createNeedlessTokenCheck(operation)] : []),
  ...(operation.bearerAuth !== "none" &&
  operation.roles === undefined &&
  operation.method === "GET" &&
  !operation.isMutating
    ? [createEveryCallerCheck(operation)]
    : []),
];
