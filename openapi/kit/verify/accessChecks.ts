import type { ByOperation } from "../contract/operationId.ts";
import type { Id } from "../../../src/generated/contract.d.ts";
import { isFields } from "../../../src/api/readers/fields.ts";
import type { OpenApiDocument } from "../contract/document.ts";
import type { ContractOperation } from "../contract/operations.ts";
import {
  CheckSkipped,
  ContractViolation,
  expectRefusal,
  expectResponse,
  fetchBody,
  fetchItems,
  getOperation,
  largestPage,
  requireWrites,
  type ContractCheck,
  type VerifyContext,
} from "./check.ts";
import type { OperationRequest, OperationResponse } from "./contractClient.ts";
import { readBeforeRetry } from "./effectChecks.ts";
import { effects, withToken } from "./effects.ts";
import { listEnumValues, listItemSchema } from "./listPages.ts";
import { createOtherStateChecks } from "./otherStateChecks.ts";
import { createUniqueName } from "./random.ts";
import { findAdministrator } from "./personas.ts";
import { createValidRequest, uploadSampleDocument } from "./requests.ts";

/** The statuses with which a server refuses a thing of another person. Any other error refuses it too. */
const refusalStatuses = [403, 404];

/**
 * Returns the checks that an operation never shows or changes the data of another person, by its `x-dataOf`, and that it
 * refuses other roles, by its `x-roles`. Data of another person is a failure whether the operation is specified or proposed.
 * `list` is the operation that lists the entries.
 */
export const createAccessChecks = (
  operation: ContractOperation,
  list: ContractOperation | undefined,
): readonly ContractCheck[] => [
  ...(isPersonal(operation) ? [...createForeignIdChecks(operation), ...createForeignListChecks(operation)] : []),
  ...(isPersonal(operation) && list !== undefined && list !== operation
    ? [createForeignKindCheck(operation, list)]
    : []),
  ...(isPersonal(operation) && takesIdempotencyKey(operation) ? [createForeignKeyCheck(operation)] : []),
  ...(foreignDocumentFields[operation.id] === undefined ? [] : [createForeignDocumentCheck(operation)]),
  ...createOtherStateChecks(operation),
  ...(operation.roles === undefined ? [] : [createRoleCheck(operation, operation.roles)]),
  ...(otherChecks[operation.id] ?? []),
];

const isPersonal = ({ dataOf }: ContractOperation): boolean => dataOf === "caller" || dataOf === "account";

const takesIdempotencyKey = ({ parameters }: ContractOperation): boolean =>
  parameters.some(({ name }) => name === "Idempotency-Key");

const defineAccessCheck = (name: string, run: ContractCheck["run"]): ContractCheck => ({
  name,
  isSpecified: true,
  run,
});

/** Returns the token of a second person. A request of the first person's is repeated with it. */
async function getOtherToken(context: VerifyContext, operation: ContractOperation): Promise<string> {
  return operation.id === "updatePossessor"
    ? (await context.personas.freshAccount(context)).token
    : context.personas.otherCitizen(context);
}

/**
 * Throws `ContractViolation` when a response gives or does what only another person may have, or when the server fails. A
 * server that fails for everybody is one finding.
 */
function assertRefused(operation: ContractOperation, response: OperationResponse, what: string): void {
  const { status, text, curl } = response;
  if (status === 429) throw new CheckSkipped("rate limited; wait and try again");
  if (status < 400 || status >= 500)
    throw new ContractViolation(
      `${refusalStatuses.join(" or ")} for ${what}`,
      `${status} ${text.slice(0, 200)}`,
      curl,
      ...(status >= 500 ? [{ operation, response, expected: refusalStatuses }] : []),
    );
}

/** Returns what an error says, without the id of the request. */
const readReason = ({ body }: OperationResponse, { path }: OperationRequest): string => {
  const { message, code, title, fields } = (body ?? {}) as Entry;
  return JSON.stringify([message, code, title, fields]).replaceAll(String(path?.["id"]), "");
};

/** Checks that a second person cannot read, change, download or pay a thing of the first by its id. */
const createForeignIdChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  operation.parameters.some(({ in: location, name }) => location === "path" && name === "id")
    ? [
        defineAccessCheck("refuses the id of another person's entry", async (context) => {
          const valid = await createValidRequest(context, operation);
          // Another content than the present one, so that storing it can be seen.
          const change = effects[operation.id]?.change;
          const request = change !== undefined && isFields(valid.body) ? { ...valid, body: change(valid.body) } : valid;
          if (request.path?.["id"] === 0) throw new CheckSkipped("the server names no entry of the first person");
          const token = await getOtherToken(context, operation);
          const administrator = await findAdministrator(context);
          const assertUnchanged = operation.isMutating
            ? await readBeforeRetry(context, operation.id, request, "another person was refused")
            : undefined;
          if (administrator !== undefined)
            assertRefused(
              operation,
              await context.client.send(operation, { ...request, token: administrator, lang: "ru" }),
              "an entry of another person, for an administrator",
            );
          // Also with a file of the other person, so that only the entry is somebody else's.
          const ownFile =
            operation.id === "correctAppeal"
              ? undefined
              : foreignDocumentFields[operation.id]?.(await uploadSampleDocument(context, token));
          for (const body of [request.body, ...(ownFile === undefined ? [] : [ownFile])])
            assertRefused(
              operation,
              await context.client.send(operation, { ...request, body, token, lang: "ru" }),
              "an entry of another person",
            );
          await assertUnchanged?.();
          // A response that differs from that of an unknown id tells which entries exist.
          if (operation.dataOf !== "account") return;
          const [foreign, unknown] = [
            await context.client.send(operation, { ...request, token, lang: "ru" }),
            await context.client.send(operation, { ...request, path: { id: "unknown-id" }, token, lang: "ru" }),
          ];
          if (unknown.status >= 400 && foreign.status !== unknown.status)
            throw new ContractViolation(
              `${unknown.status} for an entry of another person, as for one that does not exist`,
              `${foreign.status} ${foreign.text.slice(0, 200)}`,
              foreign.curl,
            );
          if (
            unknown.status >= 400 &&
            readReason(foreign, request) !== readReason(unknown, { path: { id: "unknown-id" } })
          )
            throw new ContractViolation(
              `the error for an entry of another person as for one that does not exist: ${unknown.text.slice(0, 200)}`,
              foreign.text.slice(0, 200),
              foreign.curl,
            );
        }),
      ]
    : [];

/** Checks that a second person is refused every kind of entry that the list of the first one names, such as each status. */
const createForeignKindCheck = (operation: ContractOperation, list: ContractOperation): ContractCheck =>
  defineAccessCheck("refuses each kind of entry of another person", async (context) => {
    const request = await createValidRequest(context, operation);
    const items = await fetchItems(context, list.id, withToken(request));
    const token = await getOtherToken(context, operation);
    for (const { id } of selectKinds(context.document, list, items))
      assertRefused(
        operation,
        await context.client.send(operation, { ...request, path: { id: String(id) }, token, lang: "ru" }),
        "an entry of another person",
      );
  });

/** Returns the first entry of each kind: with other fields, or with another of the values that the contract lists, such as a status. */
function selectKinds(document: OpenApiDocument, list: ContractOperation, items: Entries): Entries {
  const { properties = {} } = listItemSchema(document, list) ?? {};
  const kinds = new Map<string, Entry>();
  for (const item of items) {
    const fields = Object.entries(item).map(([name, value]) =>
      listEnumValues(document, properties[name] ?? {}).length > 0 ? `${name} ${String(value)}` : name,
    );
    const kind = fields.toSorted().join();
    if (!kinds.has(kind)) kinds.set(kind, item);
  }
  return [...kinds.values()];
}

type Entry = Readonly<Record<string, unknown>>;
type Entries = readonly Entry[];

/** Returns the entries of a list response, bare or in `items`. `undefined` when it is no list. */
function getEntries(body: unknown): Entries | undefined {
  const entries = Array.isArray(body) ? body : (body as { items?: unknown } | null)?.items;
  return Array.isArray(entries) ? (entries as Entries) : undefined;
}

/** Checks that a list, a count or a single record of one person contains nothing of another one. */
const createForeignListChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  operation.method === "GET" &&
  operation.bearerAuth === "required" &&
  operation.parameters.some(({ name }) => name === "perPage") &&
  // Of an entry of another person, the list is refused: see createForeignIdChecks.
  !operation.parameters.some(({ in: location }) => location === "path")
    ? [
        defineAccessCheck("returns only the caller's own entries", async (context) => {
          const request = await createValidRequest(context, operation);
          const token = await getOtherToken(context, operation);
          const query = { ...request.query, ...largestPage };
          const [own, other] = [
            getEntries((await expectResponse(context, operation, { ...request, query }, 200)).body),
            getEntries((await expectResponse(context, operation, { ...request, query, token }, 200)).body),
          ];
          if (own === undefined || other === undefined) return;
          if (own.length === 0 && other.length === 0) throw new CheckSkipped("both persons have an empty list");
          const ownEntries = new Set(own.map((entry) => JSON.stringify(entry)));
          // Two persons may have equal notices; an entry with an id is one thing.
          const shared = other.filter((entry) => entry["id"] !== undefined && ownEntries.has(JSON.stringify(entry)));
          if (shared.length > 0)
            throw new ContractViolation(
              "only entries of the person who asks",
              `${shared.length} entries of another person too, such as ${JSON.stringify(shared[0]).slice(0, 200)}`,
            );
        }),
        createForeignAddressCheck(operation),
      ]
    : [];

/** Checks that a second person who sends the Idempotency-Key of the first does not get the first one's response. */
const createForeignKeyCheck = (operation: ContractOperation): ContractCheck =>
  defineAccessCheck("keeps the Idempotency-Key of each person apart", async (context) => {
    const headers = { "Idempotency-Key": `contract-${createUniqueName()}` };
    const request = { ...(await createValidRequest(context, operation)), headers };
    const first = await expectResponse(context, operation, request, 200);
    const token = await getOtherToken(context, operation);
    const other = await context.client.send(operation, { ...request, token });
    const [ownId, otherId] = [first.body, other.body].map((body) => (body as { id?: unknown } | undefined)?.id);
    if (other.status < 400 && ownId !== undefined && ownId === otherId)
      throw new ContractViolation(
        "an own response for another person",
        `the first person's response: ${other.text.slice(0, 200)}`,
        other.curl,
      );
  });

/** The operations that take ids of uploaded files, and how a body names a file. */
const foreignDocumentFields: Readonly<Record<string, (documentId: Id) => object>> = {
  sendAppeal: (documentId) => ({ documentIds: [documentId] }),
  sendFeedback: (documentId) => ({ documentIds: [documentId] }),
  correctAppeal: (documentId) => ({ documentIds: [documentId] }),
  submitReport: (documentId) => ({ documentId }),
  sendAppealMessage: (documentId) => ({ text: "Enclosed.", documentIds: [documentId] }),
};

/** Checks that a person who enters the e-mail address of somebody else gets nothing of theirs. */
const createForeignAddressCheck = (operation: ContractOperation): ContractCheck =>
  defineAccessCheck("returns nothing of the person whose e-mail address somebody enters", async (context) => {
    requireWrites(context);
    const request = await createValidRequest(context, operation);
    const [own, other] = [await context.personas.citizen(context), await context.personas.otherCitizen(context)];
    if (request.token !== own) throw new CheckSkipped("the list is not of the user with a state identity");
    const update = getOperation(context, "updateContacts");
    const readContacts = (token: string): Promise<Entry> => fetchBody(context, "readUser", { token });
    const [{ email }, { email: earlier, phoneNumber }] = [await readContacts(own), await readContacts(other)];
    const enter = (entered: unknown): Promise<OperationResponse> =>
      context.client.send(update, { token: other, body: { email: entered, phoneNumber } });
    if (typeof email !== "string" || (await enter(email)).status !== 200)
      throw new CheckSkipped("the server refuses the e-mail address of another person");
    try {
      const query = { ...request.query, ...largestPage };
      const [ownEntries, found] = [
        getEntries((await expectResponse(context, operation, { ...request, query }, 200)).body),
        getEntries((await expectResponse(context, operation, { ...request, query, token: other }, 200)).body),
      ];
      const ids = new Set((ownEntries ?? []).flatMap(({ id }) => (id === undefined ? [] : [String(id)])));
      const shared = (found ?? []).find(({ id }) => ids.has(String(id)));
      if (shared !== undefined)
        throw new ContractViolation(
          "only entries of the person who asks",
          `an entry of the person with the entered address: ${JSON.stringify(shared).slice(0, 200)}`,
        );
    } finally {
      await enter(earlier);
    }
  });

/** Checks that nobody can send another person's file as their own, and read it then. */
const createForeignDocumentCheck = (operation: ContractOperation): ContractCheck =>
  defineAccessCheck("refuses a file that another person has uploaded", async (context) => {
    const token = await context.personas.otherCitizen(context);
    const documentId = await uploadSampleDocument(context, token);
    const request = await createValidRequest(context, operation);
    const body = { ...(request.body as object), ...foreignDocumentFields[operation.id]?.(documentId) };
    assertRefused(
      operation,
      await context.client.send(operation, { ...request, body, lang: "ru" }),
      "a file of another person",
    );
  });

/** Checks that an operation refuses a person of another role. */
const createRoleCheck = (operation: ContractOperation, roles: readonly string[]): ContractCheck => ({
  name: `refuses other roles than ${roles.join(" and ")}`,
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const { token } = await context.personas.account(context);
    const user = await fetchBody<{ roles?: { authority?: string }[] }>(context, "readUser", { token });
    const [role] = user.roles ?? [];
    if (role?.authority === undefined || roles.includes(role.authority))
      throw new CheckSkipped("the account with a password has a role that may call the operation");
    await expectResponse(context, operation, { ...request, token, lang: "en" }, 403);
    // A list with a filter may be another function of the server.
    for (const { name, schema } of operation.parameters.filter(({ in: location }) => location === "query")) {
      const [value] = listEnumValues(context.document, schema);
      if (value !== undefined && name !== "lang")
        await expectResponse(
          context,
          operation,
          { ...request, query: { ...request.query, [name]: value }, token, lang: "en" },
          403,
        );
    }
  },
});

/**
 * Gives the organisation of the account a new description. Returns its id, and a function that throws `ContractViolation` when
 * the user of a token may read this description or change the organisation.
 */
async function describeOrganisation(
  context: VerifyContext,
): Promise<{ id: Id; read: (token: string) => Promise<void> }> {
  const operation = getOperation(context, "updatePossessor");
  const request = await createValidRequest(context, operation);
  const { path = {} } = request;
  const id = path["id"];
  if (id === undefined || id === 0) throw new CheckSkipped("the server returned no id of the organisation");
  const description = `description ${createUniqueName()}`;
  const body = { ...(request.body as object), description };
  await fetchBody(context, "updatePossessor", { ...request, body });
  return {
    id,
    read: async (token) => {
      const { text, curl } = await context.client.send(getOperation(context, "readPossessor"), { token, path });
      if (text.includes(description))
        throw new ContractViolation("no description of another user's organisation", text.slice(0, 200), curl);
      assertRefused(
        operation,
        await context.client.send(operation, { token, path, body, lang: "en" }),
        "the organisation of another user",
      );
    },
  };
}

/** Checks of single operations. */
const otherChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  markNotificationsRead: [
    defineAccessCheck("marks only the caller's own notifications as read", async (context) => {
      const [own, other] = [await context.personas.citizen(context), await context.personas.otherCitizen(context)];
      // A new notification of the first person: both may have read theirs in earlier checks.
      await context.personas.sources.triggerPush?.();
      const countUnread = async (token: string): Promise<number> =>
        Number(await fetchBody<number>(context, "countNotifications", { token }));
      let isChecked = false;
      for (const [reader, owner] of [
        [other, own],
        [own, other],
      ] as const) {
        const before = await countUnread(owner);
        if (before === 0) continue;
        await fetchBody(context, "markNotificationsRead", { token: reader });
        const after = await countUnread(owner);
        if (after < before)
          throw new ContractViolation(
            `${before} unread notifications of one person, as before`,
            `${after} after another person has read theirs`,
          );
        isChecked = true;
      }
      if (!isChecked) throw new CheckSkipped("neither of two persons has unread notifications");
    }),
  ],
  readCallCenter: [
    defineAccessCheck("shows nobody what another person has booked", async (context) => {
      requireWrites(context);
      const operation = getOperation(context, "readCallCenter");
      const { body, ...request } = await createValidRequest(context, getOperation(context, "requestCallback"));
      const topic = `topic ${createUniqueName()}`;
      const phoneNumber = "+994125550199";
      await fetchBody(context, "requestCallback", { ...request, body: { ...(body as object), topic, phoneNumber } });
      const { text, curl } = await context.client.send(operation, {
        token: await context.personas.otherCitizen(context),
      });
      if (text.includes(topic) || text.includes(phoneNumber.slice(1)))
        throw new ContractViolation("nothing of the call of another person", text.slice(0, 300), curl);
    }),
  ],
  readPossessor: [
    {
      name: "shows the description of an organisation only to its users",
      run: async (context) => {
        const operation = getOperation(context, "readPossessor");
        const { token, path = {}, body } = await createValidRequest(context, getOperation(context, "updatePossessor"));
        const description = `description ${createUniqueName()}`;
        await fetchBody(context, "updatePossessor", { token, path, body: { ...(body as object), description } });
        // Of each kind of user: one of another organisation has the same role as those of this one.
        for (const findToken of [
          () => undefined,
          () => context.personas.otherCitizen(context),
          () => findAdministrator(context),
          async () => (await context.personas.freshAccount(context)).token,
        ]) {
          const asked = await findToken();
          const { text, curl } = await context.client.send(operation, {
            path,
            ...(asked !== undefined && { token: asked }),
          });
          if (text.includes(description))
            throw new ContractViolation("no description for anybody else", text.slice(0, 200), curl);
        }
      },
    },
  ],
  keepDraft: [
    defineAccessCheck("keeps the drafts of each person apart", async (context) => {
      const [own, other] = [await context.personas.citizen(context), await context.personas.otherCitizen(context)];
      const path = { formKey: "contract-verification" };
      const keep = (token: string, subject: string | null): Promise<unknown> =>
        fetchBody(context, "keepDraft", { token, path, body: { data: subject === null ? null : { subject } } });
      await keep(other, null);
      const secret = `draft ${createUniqueName()}`;
      await keep(own, secret);
      // A server may keep what the first person has read.
      await fetchBody(context, "readDraft", { token: own, path });
      const readByOther = await expectResponse(
        context,
        getOperation(context, "readDraft"),
        { token: other, path },
        200,
      );
      if (readByOther.text.includes(secret))
        throw new ContractViolation("no draft of another person", readByOther.text.slice(0, 200), readByOther.curl);
      const listed = await context.client.send(getOperation(context, "listDrafts"), {
        token: other,
        query: largestPage,
      });
      if (listed.text.includes(secret))
        throw new ContractViolation("no draft of another person", listed.text.slice(0, 200), listed.curl);
      await keep(other, "another draft");
      const { text, curl } = await expectResponse(
        context,
        getOperation(context, "readDraft"),
        { token: own, path },
        200,
      );
      if (!text.includes(secret))
        throw new ContractViolation(
          "the own draft, after another person has saved one with the same key",
          text.slice(0, 200),
          curl,
        );
      await keep(own, null);
      await keep(other, null);
    }),
  ],
  chooseAccount: [
    defineAccessCheck("refuses an organisation that the person does not represent", async (context) => {
      const operation = getOperation(context, "chooseAccount");
      const [own, other] = [await context.personas.citizen(context), await context.personas.otherCitizen(context)];
      const readCertNumbers = async (token: string): Promise<string[]> =>
        (
          (await fetchBody<{ manufacturers?: { selectedCertNumber?: string }[] }>(context, "readUser", { token }))
            .manufacturers ?? []
        ).flatMap(({ selectedCertNumber = "" }) => (selectedCertNumber === "" ? [] : [selectedCertNumber]));
      const [ownNumbers, otherNumbers] = [await readCertNumbers(own), await readCertNumbers(other)];
      const send = (token: string, certNumber: string): Promise<OperationResponse> =>
        context.client.send(operation, { token, query: { certNumber }, lang: "ru" } satisfies OperationRequest);
      const isMissingIn = (numbers: readonly string[]) => (number: string) => !numbers.includes(number);
      const forOwn = otherNumbers.filter(isMissingIn(ownNumbers));
      const forOther = ownNumbers.filter(isMissingIn(otherNumbers));
      if (forOwn.length === 0 && forOther.length === 0)
        throw new CheckSkipped("neither person represents an organisation that the other does not");
      const account = await context.personas.account(context).catch(() => undefined);
      const administrator = await findAdministrator(context);
      for (const [token, certNumbers] of [
        [own, forOwn],
        [other, forOther],
        [account?.token, [...ownNumbers, ...otherNumbers]],
        [administrator, [...ownNumbers, ...otherNumbers]],
      ] as const) {
        if (token === undefined) continue;
        const theirs = token === own || token === other ? [] : await readCertNumbers(token);
        for (const certNumber of certNumbers.filter(isMissingIn(theirs))) {
          assertRefused(operation, await send(token, certNumber), "an organisation of another person");
          // The contract tells it from a certificate that nobody has.
          await expectRefusal(context, operation, { token, query: { certNumber }, lang: "en" }, 403);
        }
      }
    }),
  ],
  updatePossessor: [
    {
      name: "returns 403 for the organisation of another user, and 404 for one that does not exist",
      run: async (context) => {
        const operation = getOperation(context, "updatePossessor");
        const request = await createValidRequest(context, operation);
        const { token } = await context.personas.freshAccount(context);
        await expectRefusal(context, operation, { ...request, token, lang: "en" }, 403);
        await expectRefusal(context, operation, { ...request, path: { id: 2_000_000_000 }, lang: "en" }, 404);
      },
    },
  ],
  registerUser: [
    defineAccessCheck("lets nobody join an organisation that another user has registered", async (context) => {
      const { read, id } = await describeOrganisation(context);
      const { body } = await createValidRequest(context, getOperation(context, "registerUser"));
      const person = body as { username: string; password: string; possessorIds: readonly Id[] };
      const sent = { ...person, possessorIds: [...person.possessorIds, id] };
      const { status } = await context.client.send(getOperation(context, "registerUser"), { body: sent, lang: "en" });
      if (status >= 400) return;
      const code = await context.personas.readMailedCode(person.username);
      await fetchBody(context, "activateAccount", { path: { code } });
      const { username, password } = person;
      const { token } = await fetchBody<{ token: string }>(context, "signIn", { body: { username, password } });
      await read(context.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", token));
    }),
  ],
  updateUser: [
    defineAccessCheck("lets nobody join an organisation that another user has registered", async (context) => {
      const { read, id } = await describeOrganisation(context);
      const { token, username, possessorId } = await context.personas.freshAccount(context);
      const { body } = await createValidRequest(context, getOperation(context, "updateUser"));
      const sent = { ...(body as object), email: username, possessorIds: [possessorId ?? id, id] };
      await context.client.send(getOperation(context, "updateUser"), { token, body: sent, lang: "en" });
      await read(token);
    }),
    defineAccessCheck("changes nothing of the user whose e-mail address somebody enters", async (context) => {
      const [own, other] = [await context.personas.freshAccount(context), await context.personas.freshAccount(context)];
      const { body } = await createValidRequest(context, getOperation(context, "updateUser"));
      const read = async (): Promise<string> =>
        JSON.stringify(await fetchBody(context, "readUser", { token: own.token }));
      const before = await read();
      const sent = { ...(body as object), email: own.username, surname: "Somebody", phoneNumber: "+4681230000" };
      await context.client.send(getOperation(context, "updateUser"), { token: other.token, body: sent, lang: "en" });
      const after = await read();
      if (after !== before) throw new ContractViolation(`the user as before: ${before}`, after);
      // An address is the username of one account.
      const { username, password } = own;
      await fetchBody(context, "signIn", { body: { username, password } });
      const stranger = { body: { username, password: other.password }, lang: "en" } as const;
      await expectRefusal(context, getOperation(context, "signIn"), stranger, 401);
    }),
  ],
  readUser: [
    {
      name: "returns no PIN of a user with a password",
      run: async (context) => {
        const { pin } = await fetchBody(context, "readUser", {
          token: (await context.personas.freshAccount(context)).token,
        });
        if (pin !== undefined) throw new ContractViolation("no pin of a foreign user", JSON.stringify(pin));
      },
    },
    defineAccessCheck("returns the person of the token", async (context) => {
      const names = [await context.personas.citizen(context), await context.personas.otherCitizen(context)].map(
        async (token) => {
          const { id, pin, name, surname } = await fetchBody(context, "readUser", { token });
          return JSON.stringify([id, pin, name, surname]);
        },
      );
      const [own, other] = await Promise.all(names);
      if (own === other) throw new ContractViolation("two persons", `the same person for both tokens: ${own ?? ""}`);
    }),
  ],
  sendEvaluation: [
    defineAccessCheck("refuses an evaluation of another person's appeal", async (context) => {
      const operation = getOperation(context, "sendEvaluation");
      const own = await context.personas.citizen(context);
      const token = await context.personas.otherCitizen(context);
      const query = largestPage;
      const [appeals, questionnaires] = [
        await fetchBody<{ items: Entry[] }>(context, "listAppeals", {
          token: own,
          query: { ...query, kind: "APPLICATION" },
        }),
        await fetchBody<{ items: (Entry & { questions: { id: number }[] })[] }>(context, "listQuestionnaires", {
          query,
        }),
      ];
      let count = 0;
      for (const { id } of appeals.items.slice(0, 10)) {
        const { serviceId } = await fetchBody<Entry>(context, "readAppeal", { token: own, path: { id: String(id) } });
        const questionnaire = questionnaires.items.find((entry) => entry["serviceId"] === serviceId);
        if (serviceId === undefined || questionnaire === undefined) continue;
        count += 1;
        const answers = questionnaire.questions.map((question) => ({ questionId: question.id, answer: "YES" }));
        const body = { questionnaireId: questionnaire["id"], appealId: id, answers };
        assertRefused(
          operation,
          await context.client.send(operation, { token, body, lang: "ru" }),
          "an evaluation of another person's appeal",
        );
      }
      if (count === 0) throw new CheckSkipped("the first person has no appeal whose service has a questionnaire");
    }),
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
