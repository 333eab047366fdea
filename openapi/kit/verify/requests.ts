import { whole, type Operation } from "../contract/operations.ts";
import { bodyOf, OutOfReach, type Ground } from "./check.ts";
import { returnAddress, strongPassword } from "./personas.ts";
import { picture } from "./samplePng.ts";
import type { Sent } from "./contractClient.ts";

/** A request that a server has to answer with 200, made from what the server itself has. */
export type Recipe = (ground: Ground) => Promise<Sent>;

/** The request of the contract's own examples, for servers that answer with them too. */
export function exampleRequest({ document }: Ground, operation: Operation): Sent {
  const given = operation.parameters.filter(({ required, in: place }) => required === true && place !== "header");
  const of = (place: string): Record<string, string> => Object.fromEntries(given.filter((one) => one.in === place).map(({ name, example }) => [name, String(example)]));
  const [example] = Object.values(operation.body?.examples ?? {});
  const isForm = operation.body?.type === "multipart/form-data";
  const files = Object.entries(whole(document, operation.body?.schema ?? {}).properties ?? {}).filter(([, { format }]) => format === "binary");
  return {
    path: of("path"),
    query: of("query"),
    ...(isForm && { form: Object.fromEntries(files.map(([name]) => [name, picture()])) }),
    ...(!isForm && example !== undefined && { body: example.value }),
    ...(operation.bearer === "required" && { token: "example-token" }),
  };
}

type Entry = Readonly<Record<string, unknown>>;

/** The first entry of a list that fits; out of reach when a server has none. */
async function firstOf(ground: Ground, list: string, sent: Sent = {}, fits: (entry: Entry) => boolean = () => true): Promise<Entry> {
  const found = (await bodyOf<{ items: readonly Entry[] }>(ground, list, { ...sent, query: { perPage: 100 } })).items.find(fits);
  if (found === undefined) throw new OutOfReach(`${list} has nothing that could be asked for`);
  return found;
}

const idOf = (entry: Entry): string | number => entry["id"] as string | number;

/** Uploads a small picture and answers its number. */
export const upload = async (ground: Ground): Promise<number> => Number(idOf(await bodyOf(ground, "uploadDocument", { form: { file: picture() }, token: await ground.people.citizen(ground) })));

/** A suggestion as it is sent. */
export const suggestion = { kind: "SUGGESTION", subject: "Contract verification", text: "Sent by the verification of the contract." };

const asCitizen = async (ground: Ground, sent: Sent = {}): Promise<Sent> => ({ ...sent, token: await ground.people.citizen(ground) });
const asAccount = async (ground: Ground, sent: Sent = {}): Promise<Sent> => ({ ...sent, token: (await ground.people.account(ground)).token });

/** The account that this run made: what is changed for good is changed only there. */
async function ownAccount(ground: Ground): ReturnType<Ground["people"]["account"]> {
  const account = await ground.people.account(ground);
  if (!account.own) throw new OutOfReach("would change a given account for good; with --allow-writes and --mailbox an account of its own is registered");
  return account;
}

const possessor = { name: "Contract Verification", address: "Example street 1, Baku" };

/** Where the contract's examples are not enough: what has to exist first, or belong to whoever asks. */
export const recipes: Readonly<Record<string, Recipe>> = {
  signIn: async (ground) => {
    const { username, password } = await ground.people.account(ground);
    return { body: { username, password } };
  },
  chooseAccount: async (ground) => {
    const token = await ground.people.citizen(ground);
    const { manufacturers } = await bodyOf<{ manufacturers: { selectedCertNumber: string }[] }>(ground, "readUser", { token });
    return { token, query: { certNumber: manufacturers[0]?.selectedCertNumber } };
  },
  signInWithIdentity: (ground) => {
    const code = ground.people.sources.identityCode?.();
    if (code === undefined) throw new OutOfReach("needs a code of the state identity; set CONTRACT_IDENTITY_CODE");
    return Promise.resolve({ query: { code: ground.people.secrets.learn("CONTRACT_IDENTITY_CODE", code), redirect: returnAddress } });
  },
  renewSession: async (ground) => ({ query: { refreshToken: (await ground.people.session(ground)).refreshToken } }),
  registerUser: async (ground) => {
    const { id } = await bodyOf(ground, "registerPossessor", { body: possessor });
    const password = ground.people.secrets.learn("CONTRACT_ACCOUNT_PASSWORD", strongPassword());
    return { body: { name: "Nils", surname: "Hallberg", fatherName: "Karl", username: `contract-${Date.now()}-${Math.round(performance.now() * 1000)}@portal.example`, password, repeatedPassword: password, phoneNumber: "+4681234567", possessorIds: [Number(id)] } };
  },
  activateAccount: async (ground) => ({ path: { code: await ground.people.codeFor((await ground.people.register(ground)).username) } }),
  changePassword: async (ground) => {
    const account = await ground.people.freshAccount(ground);
    const next = ground.people.secrets.learn("CONTRACT_NEW_PASSWORD", strongPassword());
    return { token: account.token, body: { oldPassword: account.password, newPassword: next, repeatedPassword: next } };
  },
  updateUser: async (ground) => {
    const { token, username } = await ownAccount(ground);
    return { token, body: { name: "Nils", surname: "Hallberg", fatherName: "Erik", email: username, phoneNumber: "+4681234568" } };
  },
  updateContacts: async (ground) => {
    const token = await ground.people.citizen(ground);
    const { email, phoneNumber } = await bodyOf(ground, "readUser", { token });
    return { token, body: { email: email ?? "contract@portal.example", phoneNumber: phoneNumber ?? "+994125550100" } };
  },
  checkOwnPassword: (ground) => asAccount(ground, { query: { pass: strongPassword() } }),
  requestPasswordReset: async (ground) => ({ query: { username: (await ground.people.freshAccount(ground)).username } }),
  resetPassword: async (ground) => {
    const { username } = await ground.people.freshAccount(ground);
    await bodyOf(ground, "requestPasswordReset", { query: { username } });
    const next = ground.people.secrets.learn("CONTRACT_NEW_PASSWORD", strongPassword());
    return { query: { verificationCode: await ground.people.codeFor(username) }, body: { newPassword: next, repeatedPassword: next } };
  },
  chooseLanguage: async (ground) => {
    const token = await ground.people.citizen(ground);
    const { language } = await bodyOf<{ language: { isoCode: string } }>(ground, "readUser", { token });
    return { token, body: { isoCode: language.isoCode } };
  },
  registerPossessor: () => Promise.resolve({ body: possessor }),
  readPossessor: async (ground) => {
    const { possessorId } = await ground.people.account(ground);
    if (possessorId === undefined) throw new OutOfReach("the account stands for no possessor");
    return { path: { id: possessorId } };
  },
  updatePossessor: async (ground) => {
    const { possessorId, token } = await ownAccount(ground);
    return { token, path: { id: possessorId ?? 0 }, body: { ...possessor, description: "Changed" } };
  },
  readService: async (ground) => ({ path: { id: idOf(await firstOf(ground, "listServices")) } }),
  readPost: async (ground) => ({ path: { id: idOf(await firstOf(ground, "listPosts")) } }),
  sendAppeal: (ground) => asCitizen(ground, { body: suggestion }),
  readAppeal: async (ground) => {
    const token = await ground.people.citizen(ground);
    return { token, path: { id: idOf(await firstOf(ground, "listAppeals", { token })) } };
  },
  withdrawAppeal: async (ground) => {
    const token = await ground.people.citizen(ground);
    return { token, path: { id: idOf(await bodyOf(ground, "sendAppeal", { token, body: suggestion })) } };
  },
  keepDraft: (ground) => asCitizen(ground, { path: { formKey: "contract-verification" }, body: { data: { subject: "Kept" } } }),
  uploadDocument: (ground) => asCitizen(ground, { form: { file: picture(), name: "Contract verification" } }),
  downloadDocument: async (ground) => {
    const token = await ground.people.citizen(ground);
    return { token, path: { id: idOf(await firstOf(ground, "listDocuments", { token })) } };
  },
  startPayment: async (ground) => {
    const token = await ground.people.citizen(ground);
    return { token, path: { id: idOf(await firstOf(ground, "listObligations", { token })) } };
  },
  downloadReceipt: async (ground) => {
    const token = await ground.people.citizen(ground);
    return { token, path: { id: idOf(await firstOf(ground, "listPaidPayments", { token })) } };
  },
  submitReport: async (ground) => {
    const token = await ground.people.citizen(ground);
    const { id } = await firstOf(ground, "listReports", { token });
    return { token, path: { id: Number(id) }, body: { documentId: await upload(ground) } };
  },
  sendFeedback: (ground) => asCitizen(ground, { body: { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Contract verification", description: "Sent by the verification of the contract." } }),
  sendEvaluation: async (ground) => {
    const found = await firstOf(ground, "listQuestionnaires", {}, ({ scope }) => scope === "GENERAL");
    const questions = found["questions"] as { id: number }[];
    return { body: { questionnaireId: idOf(found), answers: questions.map(({ id }) => ({ questionId: id, answer: "YES" })) } };
  },
  sendRemark: async () => ({ body: { page: "/faq", text: "Sent by the verification of the contract." } }),
  requestCallback: async (ground) => {
    const token = await ground.people.citizen(ground);
    const slot = await slotOf(ground, token, true);
    return { token, body: { phone: "+994505550142", slot, topic: "Contract verification" } };
  },
};

/** A time for a call that is free, or one that is taken. */
export async function slotOf(ground: Ground, token: string, free: boolean): Promise<string> {
  const { slots } = await bodyOf<{ slots: { id: string; free: boolean }[] }>(ground, "readCallCenter", { token });
  const found = slots.find((slot) => slot.free === free);
  if (found === undefined) throw new OutOfReach(`the call center has no ${free ? "free" : "taken"} time`);
  return found.id;
}

/** The request that an operation has to answer with 200. Each call makes a new one. */
export async function goodRequest(ground: Ground, operation: Operation): Promise<Sent> {
  const recipe = recipes[operation.id];
  if (recipe !== undefined) return recipe(ground);
  const { token: _token, ...sent } = exampleRequest(ground, operation);
  return operation.bearer === "required" ? asCitizen(ground, sent) : sent;
}
