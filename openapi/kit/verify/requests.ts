import type { ByOperation } from "../contract/operationId.ts";
import type { Id } from "../../../src/generated/contract.d.ts";
import { flattenSchema, type ContractOperation } from "../contract/operations.ts";
import { getOperation, type VerifyContext } from "./check.ts";
import { fetchBody, fetchItems } from "./fetchBody.ts";
import { CheckSkipped } from "./outcomes.ts";
import { isRefusal } from "./responses/judgeResponse.ts";
import type { OperationRequest } from "./run/contractClient.ts";
import { createPresentChoice, readAccounts } from "./accountChoice.ts";
import { readSettings } from "./notificationSettings.ts";
import { identityRedirectUri, generatePassword, takeIdentityCode, type Personas } from "./personas.ts";
import { createUniqueName } from "./random.ts";
import { samplePng } from "./samplePng.ts";
import { findOpenAppeal } from "./openAppeals.ts";
import { readEnteredContacts } from "./userContacts.ts";
import { readUserLanguage } from "./userLanguage.ts";

/** Builds a request that has to return 200, from data that exists on the server. */
export type RequestFactory = (context: VerifyContext) => Promise<OperationRequest>;

/** Builds a request from the examples of the contract, for servers that return these examples. */
export function createExampleRequest({ document }: VerifyContext, operation: ContractOperation): OperationRequest {
  const requiredParameters = operation.parameters.filter(
    ({ required, in: location }) => required === true && location !== "header",
  );
  const examplesIn = (location: string): Record<string, string> =>
    Object.fromEntries(
      requiredParameters
        .filter((parameter) => parameter.in === location)
        .map(({ name, example }) => [name, String(example)]),
    );
  const [example] = Object.values(operation.requestBody?.examples ?? {});
  const isForm = operation.requestBody?.type === "multipart/form-data";
  const files = Object.entries(flattenSchema(document, operation.requestBody?.schema ?? {}).properties ?? {}).filter(
    ([, { format }]) => format === "binary",
  );
  return {
    path: examplesIn("path"),
    query: examplesIn("query"),
    ...(isForm && { form: Object.fromEntries(files.map(([name]) => [name, samplePng()])) }),
    ...(!isForm && example !== undefined && { body: example.value }),
    ...(operation.bearerAuth === "required" && { token: "example-token" }),
  };
}

type Item = Readonly<Record<string, unknown>>;

/** Returns the first matching item of a list. Throws `CheckSkipped` when there is none. */
async function firstItem(
  context: VerifyContext,
  operationId: string,
  request: OperationRequest = {},
  matches: (item: Item) => boolean = () => true,
): Promise<Item> {
  const found = (await fetchItems<Item>(context, operationId, request)).find(matches);
  if (found === undefined) throw new CheckSkipped(`${operationId} returned no suitable item`);
  return found;
}

const getId = (item: Item): Id => item["id"] as Id;

/** Uploads a small image, for the user with a state identity or the one of `token`. Returns the document id. */
export const uploadSampleDocument = async (context: VerifyContext, token?: string): Promise<Id> =>
  getId(
    await fetchBody(context, "uploadDocument", {
      form: { file: samplePng() },
      token: token ?? (await context.personas.citizen(context)),
    }),
  );

/** The files for reports, by run. */
const reportFiles = new WeakMap<Personas, { documentId: Id; isRefused: boolean }>();

/**
 * Returns the id of a file for reports, which is uploaded once for each run: servers limit how many a person uploads. Throws
 * `CheckSkipped` when the server refuses it as one that does not contain the report.
 */
async function getReportFile(context: VerifyContext, report: OperationRequest): Promise<Id> {
  let file = reportFiles.get(context.personas);
  if (file === undefined) {
    const documentId = await uploadSampleDocument(context);
    const submission = { ...report, body: { documentId } };
    const isRefused =
      context.allowWrites &&
      (await context.client.send(getOperation(context, "submitReport"), submission)).status === 422;
    file = { documentId, isRefused };
    reportFiles.set(context.personas, file);
  }
  if (file.isRefused) throw new CheckSkipped("the server takes only files that contain the report");
  return file.documentId;
}

/** The request body of a suggestion. */
export const sampleSuggestion = {
  kind: "SUGGESTION",
  subject: "Contract verification",
  text: "Sent by the contract verification.",
};

/** A message on an appeal. */
export const sampleMessage = { text: "Sent by the contract verification." };

const asCitizen = async (context: VerifyContext, request: OperationRequest = {}): Promise<OperationRequest> => ({
  ...request,
  token: await context.personas.citizen(context),
});
const asAccount = async (context: VerifyContext, request: OperationRequest = {}): Promise<OperationRequest> => ({
  ...request,
  token: (await context.personas.account(context)).token,
});

/** Returns the request of an operation on the first appeal of the user with a state identity. */
async function createFirstAppealRequest(context: VerifyContext): Promise<OperationRequest> {
  const token = await context.personas.citizen(context);
  return { token, path: { id: getId(await firstItem(context, "listAppeals", { token })) } };
}

/** The amounts to pay that each run has used. */
const usedObligations = new WeakMap<Personas, Set<string>>();

/** Returns the ids of the amounts to pay that this run has used. Nobody pays them meanwhile. */
export const listUsedObligations = ({ personas }: VerifyContext): readonly string[] => [
  ...(usedObligations.get(personas) ?? []),
];

/** The appeals with messages of the service, by run. */
const answeredAppeals = new WeakMap<Personas, Id>();

/** The most appeals whose messages are read to find one that the service has answered. */
const maxReadAppeals = 10;

/** Returns the request of an operation on an appeal with a message of the service; on the first one when none has any. */
async function createAnsweredAppealRequest(context: VerifyContext): Promise<OperationRequest> {
  const token = await context.personas.citizen(context);
  const known = answeredAppeals.get(context.personas);
  if (known !== undefined) return { token, path: { id: known } };
  const { items } = await fetchBody<{ items: readonly Item[] }>(context, "listAppeals", {
    token,
    query: { perPage: maxReadAppeals },
  });
  for (const item of items) {
    const read = { token, path: { id: getId(item) } };
    const { body } = await context.client.send(getOperation(context, "listAppealMessages"), read);
    if (!JSON.stringify(body ?? "").includes('"SERVICE"')) continue;
    answeredAppeals.set(context.personas, getId(item));
    return read;
  }
  const request = await createFirstAppealRequest(context);
  // A server may answer a message at once. Other checks read what it has.
  if (context.allowWrites)
    await context.client.send(getOperation(context, "sendAppealMessage"), { ...request, body: sampleMessage });
  answeredAppeals.set(context.personas, request.path?.["id"] ?? "");
  return request;
}

/** Returns the account that this run registered. Throws `CheckSkipped` for a configured account, because the check would change it permanently. */
async function requireOwnAccount(context: VerifyContext): ReturnType<VerifyContext["personas"]["account"]> {
  const account = await context.personas.account(context);
  if (!account.isOwn)
    throw new CheckSkipped(
      "would change the configured account permanently; with --allow-writes and --mailbox, a new account is registered",
    );
  return account;
}

/** Returns the request about an organisation of the user: the contract's example need not be in a real tax register. */
async function createTaxpayerRequest(context: VerifyContext): Promise<OperationRequest> {
  const token = await context.personas.citizen(context);
  const owned = (await readAccounts(context, token)).find(({ voen }) => voen !== undefined && /^\d{10}$/.test(voen));
  if (owned?.voen !== undefined) return { token, query: { tpn: owned.voen } };
  const operation = getOperation(context, "lookUpTaxpayer");
  const request = { ...createExampleRequest(context, operation), token };
  const response = await context.client.send(operation, request);
  if (isRefusal(operation, response) && response.status < 500 && ![401, 403, 429].includes(response.status))
    throw new CheckSkipped(
      "no taxpayer number is known: the user represents no organisation, and the server does not have that of the contract's example",
    );
  return request;
}

const samplePossessor = { name: "Contract Verification", address: "Example street 1, Baku" };

/** Request factories for operations whose examples are not enough, because a resource has to exist or belong to the user. */
const requestFactories: Readonly<Record<string, RequestFactory>> = {
  signIn: async (context) => {
    const { username, password } = await context.personas.account(context);
    return { body: { username, password } };
  },
  // The session goes on acting for its account, with which the checks of other operations are made.
  chooseAccount: async (context) => createPresentChoice(context, await context.personas.citizen(context)),
  signInWithIdentity: (context) =>
    Promise.resolve({ query: { code: takeIdentityCode(context), redirect: identityRedirectUri } }),
  renewSession: async (context) => ({
    query: { refreshToken: (await context.personas.openNewSession(context)).refreshToken },
  }),
  signOut: async (context) => ({
    body: { refreshToken: (await context.personas.openNewSession(context)).refreshToken },
  }),
  registerUser: async (context) => {
    const { id } = await fetchBody(context, "registerPossessor", { body: samplePossessor });
    const password = context.personas.secrets.add("CONTRACT_ACCOUNT_PASSWORD", generatePassword());
    return {
      body: {
        name: "Nils",
        surname: "Hallberg",
        fatherName: "Karl",
        username: `contract-${createUniqueName()}@portal.example`,
        password,
        repeatedPassword: password,
        phoneNumber: "+4681234567",
        possessorIds: id === undefined ? [] : [id],
      },
    };
  },
  activateAccount: async (context) => ({
    path: { code: await context.personas.readMailedCode((await context.personas.registerAccount(context)).username) },
  }),
  changePassword: async (context) => {
    const account = await context.personas.freshAccount(context);
    const next = context.personas.secrets.add("CONTRACT_NEW_PASSWORD", generatePassword());
    return { token: account.token, body: { oldPassword: account.password, newPassword: next, repeatedPassword: next } };
  },
  updateUser: async (context) => {
    const { token, username } = await requireOwnAccount(context);
    return {
      token,
      body: { name: "Nils", surname: "Hallberg", fatherName: "Erik", email: username, phoneNumber: "+4681234568" },
    };
  },
  updateNotificationSettings: async (context) => {
    const token = await context.personas.citizen(context);
    // What the user has chosen stays.
    return { token, body: { items: await readSettings(context, token) } };
  },
  updateContacts: async (context) => {
    const token = await context.personas.citizen(context);
    return { token, body: await readEnteredContacts(context, token) };
  },
  checkOwnPassword: (context) => asAccount(context, { query: { pass: generatePassword() } }),
  requestPasswordReset: async (context) => ({
    query: { username: (await context.personas.freshAccount(context)).username },
  }),
  resetPassword: async (context) => {
    const { username } = await context.personas.freshAccount(context);
    await fetchBody(context, "requestPasswordReset", { query: { username } });
    const next = context.personas.secrets.add("CONTRACT_NEW_PASSWORD", generatePassword());
    return {
      query: { verificationCode: await context.personas.readMailedCode(username) },
      body: { newPassword: next, repeatedPassword: next },
    };
  },
  chooseLanguage: async (context) => {
    const token = await context.personas.citizen(context);
    return { token, body: { isoCode: await readUserLanguage(context, token) } };
  },
  lookUpTaxpayer: createTaxpayerRequest,
  registerPossessor: () => Promise.resolve({ body: samplePossessor }),
  readPossessor: async (context) => {
    const { possessorId } = await context.personas.account(context);
    if (possessorId === undefined) throw new CheckSkipped("the account has no possessor");
    return { path: { id: possessorId } };
  },
  updatePossessor: async (context) => {
    const { possessorId, token } = await requireOwnAccount(context);
    return { token, path: { id: possessorId ?? 0 }, body: { ...samplePossessor, description: "Changed" } };
  },
  readService: async (context) => ({ path: { id: getId(await firstItem(context, "listServices")) } }),
  readExchangeRateHistory: async (context) => ({
    path: { id: String((await firstItem(context, "listExchangeRates"))["code"]) },
  }),
  readPost: async (context) => ({ path: { id: getId(await firstItem(context, "listPosts")) } }),
  sendAppeal: (context) => asCitizen(context, { body: sampleSuggestion }),
  readAppeal: createFirstAppealRequest,
  listAppealMessages: createAnsweredAppealRequest,
  sendAppealMessage: async (context) => ({
    ...(await createFirstAppealRequest(context)),
    body: sampleMessage,
  }),
  correctAppeal: async (context) => {
    const token = await context.personas.citizen(context);
    const id = await findOpenAppeal(context, { token, body: sampleSuggestion }, "correctable");
    return { token, path: { id }, body: { ...sampleSuggestion, subject: "Corrected" } };
  },
  withdrawAppeal: async (context) => {
    const token = await context.personas.citizen(context);
    const id = await findOpenAppeal(context, { token, body: sampleSuggestion }, "withdrawable");
    return { token, path: { id } };
  },
  keepDraft: (context) =>
    asCitizen(context, { path: { formKey: "contract-verification" }, body: { data: { subject: "Kept" } } }),
  uploadDocument: (context) => asCitizen(context, { form: { file: samplePng(), name: "Contract verification" } }),
  downloadDocument: async (context) => {
    const token = await context.personas.citizen(context);
    return { token, path: { id: getId(await firstItem(context, "listDocuments", { token })) } };
  },
  startPayment: async (context) => {
    const token = await context.personas.citizen(context);
    const id = getId(await firstItem(context, "listObligations", { token }, ({ amount }) => amount !== 0));
    usedObligations.set(context.personas, new Set([...listUsedObligations(context), String(id)]));
    return { token, path: { id } };
  },
  downloadReceipt: async (context) => {
    const token = await context.personas.citizen(context);
    return { token, path: { id: getId(await firstItem(context, "listPaidPayments", { token })) } };
  },
  submitReport: async (context) => {
    const token = await context.personas.citizen(context);
    const id = getId(await firstItem(context, "listReports", { token }));
    return { token, path: { id }, body: { documentId: await getReportFile(context, { token, path: { id } }) } };
  },
  sendFeedback: (context) =>
    asCitizen(context, {
      body: {
        type: "CONSUMER_RIGHTS",
        category: "CHEATING",
        subject: "Contract verification",
        description: "Sent by the contract verification.",
      },
    }),
  sendEvaluation: async (context) => {
    const found = await firstItem(context, "listQuestionnaires", {}, ({ scope }) => scope === "GENERAL");
    const questions = found["questions"] as { id: Id }[];
    return {
      body: { questionnaireId: getId(found), answers: questions.map(({ id }) => ({ questionId: id, answer: "YES" })) },
    };
  },
  checkCertificate: async (context) => ({ query: { certificateNo: await findCertificateNumber(context) } }),
  sendRemark: async () => ({ body: { page: "/faq", text: "Sent by the contract verification." } }),
  requestCallback: async (context) => {
    const token = await context.personas.citizen(context);
    const slot = await findCallbackSlot(context, token, true);
    return { token, body: { phoneNumber: "+994505550142", slot, topic: "Contract verification" } };
  },
} satisfies ByOperation<RequestFactory>;

/**
 * Returns the number of a certificate among the documents of the user with a state identity, or the one of `owner`; the one of
 * the contract's example without any.
 */
export async function findCertificateNumber(context: VerifyContext, owner?: string): Promise<string> {
  const operation = context.operations.get("checkCertificate");
  const example = String(operation?.parameters.find(({ name }) => name === "certificateNo")?.example);
  try {
    const token = owner ?? (await context.personas.citizen(context));
    const issued = await firstItem(context, "listDocuments", { token }, (item) => item["certificateNo"] !== undefined);
    return String(issued["certificateNo"]);
  } catch {
    // Without documents, or without a user, anybody may still ask for any number.
    return example;
  }
}

/**
 * Returns the id of a free or a booked callback slot: the last but one, since the first one may begin meanwhile, and a server
 * that books the next free slot is found only where there is one. Throws `CheckSkipped` when there is none.
 */
export async function findCallbackSlot(context: VerifyContext, token: string, isFree: boolean): Promise<Id> {
  const { slots } = await fetchBody<{ slots: { id: Id; free: boolean }[] }>(context, "readCallCenter", { token });
  const [found] = slots.filter((slot) => slot.free === isFree).slice(-2);
  if (found === undefined) throw new CheckSkipped(`the call center has no ${isFree ? "free" : "booked"} slot`);
  return found.id;
}

/** Builds a new request for which the operation has to return 200. */
export async function createValidRequest(
  context: VerifyContext,
  operation: ContractOperation,
): Promise<OperationRequest> {
  const factory = requestFactories[operation.id];
  if (factory !== undefined) return factory(context);
  const { token: _token, ...request } = createExampleRequest(context, operation);
  // Of the specified calls, only those with "public" in their path are certain to need no token.
  const needsToken =
    operation.bearerAuth === "required" ||
    (operation.bearerAuth === "optional" && !operation.isProposed && !operation.path.includes("/public"));
  return needsToken ? asCitizen(context, request) : request;
}
