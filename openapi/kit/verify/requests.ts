import { flattenSchema, type ContractOperation } from "../contract/operations.ts";
import { fetchBody, CheckSkipped, type VerifyContext } from "./check.ts";
import { identityRedirectUri, generatePassword } from "./personas.ts";
import { samplePng } from "./samplePng.ts";
import type { OperationRequest } from "./contractClient.ts";

/** A request that a server has to answer with 200, made from what the server itself has. */
export type RequestFactory = (ground: VerifyContext) => Promise<OperationRequest>;

/** The request of the contract's own examples, for servers that answer with them too. */
export function exampleRequest({ document }: VerifyContext, operation: ContractOperation): OperationRequest {
  const given = operation.parameters.filter(({ required, in: place }) => required === true && place !== "header");
  const of = (place: string): Record<string, string> =>
    Object.fromEntries(given.filter((one) => one.in === place).map(({ name, example }) => [name, String(example)]));
  const [example] = Object.values(operation.requestBody?.examples ?? {});
  const isForm = operation.requestBody?.type === "multipart/form-data";
  const files = Object.entries(flattenSchema(document, operation.requestBody?.schema ?? {}).properties ?? {}).filter(
    ([, { format }]) => format === "binary",
  );
  return {
    path: of("path"),
    query: of("query"),
    ...(isForm && { form: Object.fromEntries(files.map(([name]) => [name, samplePng()])) }),
    ...(!isForm && example !== undefined && { body: example.value }),
    ...(operation.bearerAuth === "required" && { token: "example-token" }),
  };
}

type Item = Readonly<Record<string, unknown>>;

/** The first entry of a list that fits; out of reach when a server has none. */
async function firstItem(
  ground: VerifyContext,
  list: string,
  sent: OperationRequest = {},
  matches: (entry: Item) => boolean = () => true,
): Promise<Item> {
  const found = (
    await fetchBody<{ items: readonly Item[] }>(ground, list, { ...sent, query: { perPage: 100 } })
  ).items.find(matches);
  if (found === undefined) throw new CheckSkipped(`${list} has nothing that could be asked for`);
  return found;
}

const idOf = (entry: Item): string | number => entry["id"] as string | number;

/** Uploads a small picture and answers its number. */
export const uploadSampleDocument = async (ground: VerifyContext): Promise<number> =>
  Number(
    idOf(
      await fetchBody(ground, "uploadDocument", {
        form: { file: samplePng() },
        token: await ground.personas.citizen(ground),
      }),
    ),
  );

/** A suggestion as it is sent. */
export const sampleSuggestion = {
  kind: "SUGGESTION",
  subject: "Contract verification",
  text: "Sent by the verification of the contract.",
};

const asCitizen = async (ground: VerifyContext, sent: OperationRequest = {}): Promise<OperationRequest> => ({
  ...sent,
  token: await ground.personas.citizen(ground),
});
const asAccount = async (ground: VerifyContext, sent: OperationRequest = {}): Promise<OperationRequest> => ({
  ...sent,
  token: (await ground.personas.account(ground)).token,
});

/** The account that this run made: what is changed for good is changed only there. */
async function requireOwnAccount(ground: VerifyContext): ReturnType<VerifyContext["personas"]["account"]> {
  const account = await ground.personas.account(ground);
  if (!account.isOwn)
    throw new CheckSkipped(
      "would change a given account for good; with --allow-writes and --mailbox an account of its own is registered",
    );
  return account;
}

const samplePossessor = { name: "Contract Verification", address: "Example street 1, Baku" };

/** Where the contract's examples are not enough: what has to exist first, or belong to whoever asks. */
export const requestFactories: Readonly<Record<string, RequestFactory>> = {
  signIn: async (ground) => {
    const { username, password } = await ground.personas.account(ground);
    return { body: { username, password } };
  },
  chooseAccount: async (ground) => {
    const token = await ground.personas.citizen(ground);
    const { manufacturers } = await fetchBody<{ manufacturers: { selectedCertNumber: string }[] }>(ground, "readUser", {
      token,
    });
    return { token, query: { certNumber: manufacturers[0]?.selectedCertNumber } };
  },
  signInWithIdentity: (ground) => {
    const code = ground.personas.sources.nextIdentityCode?.();
    if (code === undefined) throw new CheckSkipped("needs a code of the state identity; set CONTRACT_IDENTITY_CODE");
    return Promise.resolve({
      query: { code: ground.personas.secrets.add("CONTRACT_IDENTITY_CODE", code), redirect: identityRedirectUri },
    });
  },
  renewSession: async (ground) => ({
    query: { refreshToken: (await ground.personas.openNewSession(ground)).refreshToken },
  }),
  registerUser: async (ground) => {
    const { id } = await fetchBody(ground, "registerPossessor", { body: samplePossessor });
    const password = ground.personas.secrets.add("CONTRACT_ACCOUNT_PASSWORD", generatePassword());
    return {
      body: {
        name: "Nils",
        surname: "Hallberg",
        fatherName: "Karl",
        username: `contract-${Date.now()}-${Math.round(performance.now() * 1000)}@portal.example`,
        password,
        repeatedPassword: password,
        phoneNumber: "+4681234567",
        possessorIds: [Number(id)],
      },
    };
  },
  activateAccount: async (ground) => ({
    path: { code: await ground.personas.readMailedCode((await ground.personas.registerAccount(ground)).username) },
  }),
  changePassword: async (ground) => {
    const account = await ground.personas.freshAccount(ground);
    const next = ground.personas.secrets.add("CONTRACT_NEW_PASSWORD", generatePassword());
    return { token: account.token, body: { oldPassword: account.password, newPassword: next, repeatedPassword: next } };
  },
  updateUser: async (ground) => {
    const { token, username } = await requireOwnAccount(ground);
    return {
      token,
      body: { name: "Nils", surname: "Hallberg", fatherName: "Erik", email: username, phoneNumber: "+4681234568" },
    };
  },
  updateContacts: async (ground) => {
    const token = await ground.personas.citizen(ground);
    const { email, phoneNumber } = await fetchBody(ground, "readUser", { token });
    return { token, body: { email: email ?? "contract@portal.example", phoneNumber: phoneNumber ?? "+994125550100" } };
  },
  checkOwnPassword: (ground) => asAccount(ground, { query: { pass: generatePassword() } }),
  requestPasswordReset: async (ground) => ({
    query: { username: (await ground.personas.freshAccount(ground)).username },
  }),
  resetPassword: async (ground) => {
    const { username } = await ground.personas.freshAccount(ground);
    await fetchBody(ground, "requestPasswordReset", { query: { username } });
    const next = ground.personas.secrets.add("CONTRACT_NEW_PASSWORD", generatePassword());
    return {
      query: { verificationCode: await ground.personas.readMailedCode(username) },
      body: { newPassword: next, repeatedPassword: next },
    };
  },
  chooseLanguage: async (ground) => {
    const token = await ground.personas.citizen(ground);
    const { language } = await fetchBody<{ language: { isoCode: string } }>(ground, "readUser", { token });
    return { token, body: { isoCode: language.isoCode } };
  },
  registerPossessor: () => Promise.resolve({ body: samplePossessor }),
  readPossessor: async (ground) => {
    const { possessorId } = await ground.personas.account(ground);
    if (possessorId === undefined) throw new CheckSkipped("the account stands for no possessor");
    return { path: { id: possessorId } };
  },
  updatePossessor: async (ground) => {
    const { possessorId, token } = await requireOwnAccount(ground);
    return { token, path: { id: possessorId ?? 0 }, body: { ...samplePossessor, description: "Changed" } };
  },
  readService: async (ground) => ({ path: { id: idOf(await firstItem(ground, "listServices")) } }),
  readPost: async (ground) => ({ path: { id: idOf(await firstItem(ground, "listPosts")) } }),
  sendAppeal: (ground) => asCitizen(ground, { body: sampleSuggestion }),
  readAppeal: async (ground) => {
    const token = await ground.personas.citizen(ground);
    return { token, path: { id: idOf(await firstItem(ground, "listAppeals", { token })) } };
  },
  withdrawAppeal: async (ground) => {
    const token = await ground.personas.citizen(ground);
    return { token, path: { id: idOf(await fetchBody(ground, "sendAppeal", { token, body: sampleSuggestion })) } };
  },
  keepDraft: (ground) =>
    asCitizen(ground, { path: { formKey: "contract-verification" }, body: { data: { subject: "Kept" } } }),
  uploadDocument: (ground) => asCitizen(ground, { form: { file: samplePng(), name: "Contract verification" } }),
  downloadDocument: async (ground) => {
    const token = await ground.personas.citizen(ground);
    return { token, path: { id: idOf(await firstItem(ground, "listDocuments", { token })) } };
  },
  startPayment: async (ground) => {
    const token = await ground.personas.citizen(ground);
    return { token, path: { id: idOf(await firstItem(ground, "listObligations", { token })) } };
  },
  downloadReceipt: async (ground) => {
    const token = await ground.personas.citizen(ground);
    return { token, path: { id: idOf(await firstItem(ground, "listPaidPayments", { token })) } };
  },
  submitReport: async (ground) => {
    const token = await ground.personas.citizen(ground);
    const { id } = await firstItem(ground, "listReports", { token });
    return { token, path: { id: Number(id) }, body: { documentId: await uploadSampleDocument(ground) } };
  },
  sendFeedback: (ground) =>
    asCitizen(ground, {
      body: {
        type: "CONSUMER_RIGHTS",
        category: "CHEATING",
        subject: "Contract verification",
        description: "Sent by the verification of the contract.",
      },
    }),
  sendEvaluation: async (ground) => {
    const found = await firstItem(ground, "listQuestionnaires", {}, ({ scope }) => scope === "GENERAL");
    const questions = found["questions"] as { id: number }[];
    return {
      body: { questionnaireId: idOf(found), answers: questions.map(({ id }) => ({ questionId: id, answer: "YES" })) },
    };
  },
  sendRemark: async () => ({ body: { page: "/faq", text: "Sent by the verification of the contract." } }),
  requestCallback: async (ground) => {
    const token = await ground.personas.citizen(ground);
    const slot = await findCallbackSlot(ground, token, true);
    return { token, body: { phone: "+994505550142", slot, topic: "Contract verification" } };
  },
};

/** A time for a call that is free, or one that is taken. */
export async function findCallbackSlot(ground: VerifyContext, token: string, isFree: boolean): Promise<string> {
  const { slots } = await fetchBody<{ slots: { id: string; free: boolean }[] }>(ground, "readCallCenter", { token });
  const found = slots.find((slot) => slot.free === isFree);
  if (found === undefined) throw new CheckSkipped(`the call center has no ${isFree ? "free" : "taken"} time`);
  return found.id;
}

/** The request that an operation has to answer with 200. Each call makes a new one. */
export async function validRequest(ground: VerifyContext, operation: ContractOperation): Promise<OperationRequest> {
  const recipe = requestFactories[operation.id];
  if (recipe !== undefined) return recipe(ground);
  const { token: _token, ...sent } = exampleRequest(ground, operation);
  return operation.bearerAuth === "required" ? asCitizen(ground, sent) : sent;
}
