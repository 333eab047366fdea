import { getOwner } from "../../../../mocks/store/owners.ts";
import type { PersonaId } from "../../../../mocks/store/personas.ts";
import type { MockStore } from "../../../../mocks/store/mockStore.ts";
import type { CallOptions, Caller } from "../caller.ts";
import { defineFaults, type FaultDefinition, type FaultResponse } from "../fault.ts";
import { createQueue, createTokenOf, getPrincipal, ignoreOwners, type PersonalData } from "../recordOwners.ts";
import { acceptRejected, answer, changeObject, getToken, isObject, parseJson, withToken } from "../seeds.ts";
import type { Id } from "../../../../src/generated/contract.d.ts";

/** Returns the id of a record that does not belong to the citizen of the mock store. */
const findOthersId = (
  { store }: Caller,
  kind: "appeals" | "documents" | "payments" | "reports",
  isSuitable: (record: object) => boolean = () => true,
): Id => store.state[kind].find((record) => record.owner.startsWith("organisation:") && isSuitable(record))?.id ?? 0;

/** A list operation that finds the records of every owner. */
const listsOfEverybody = (operationId: string, kind: PersonalData, name: string): FaultDefinition => ({
  operationId,
  description: `Returns the ${name} of every user.`,
  breaks: "contract",
  createHandler: ignoreOwners([operationId], kind),
  observe: async ({ call }) => (await call(operationId, { as: "admin" })).text,
});

/** An operation on one record that finds the records of every owner. */
const recordOfOthers = (
  operationId: string,
  kind: "appeals" | "documents" | "payments" | "reports",
  description: string,
  options: { isSuitable?: (record: object) => boolean } & CallOptions = {},
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: ignoreOwners([operationId], kind),
  observe: async (caller) => {
    const { isSuitable, ...callOptions } = options;
    const path = findOthersId(caller, kind, isSuitable);
    return (await caller.call(operationId, { as: "citizen", path, ...callOptions })).status;
  },
});

const png = (): File =>
  new File([Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")], "scan.png", { type: "image/png" });

const suggestion = (documentIds: readonly unknown[]) => ({
  kind: "SUGGESTION",
  subject: "Bench at the stop",
  text: "A bench would help.",
  documentIds,
});

/** Sends something with the file of another user. */
const usesOthersUpload = (
  operationId: string,
  description: string,
  createBody: (documentId: unknown, caller: Caller) => { body: object; path?: number; as?: PersonaId },
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: ignoreOwners([operationId], "documents"),
  observe: async (caller) => {
    const documentId = (await caller.upload("privileged", png())).at("id");
    return (await caller.call(operationId, { as: "citizen", ...createBody(documentId, caller) })).status;
  },
});

const findOwnReport = ({ store, getSession }: Caller, persona: PersonaId): number => {
  const session = getSession(persona);
  const account = store.state.accounts.find(({ id }) => id === session.accountId);
  const owner = account && getOwner({ account, session });
  return store.state.reports.find((report) => report.owner === owner)?.id ?? 0;
};

const findPossessor = ({ state }: MockStore, isSuitable: (possessor: { description?: string }) => boolean): number =>
  state.possessors.find(isSuitable)?.id ?? 0;

export const accessFaults = defineFaults("access", {
  "read-appeal": recordOfOthers("readAppeal", "appeals", "Returns an appeal of another user."),
  "withdraw-appeal": recordOfOthers("withdrawAppeal", "appeals", "Withdraws an appeal of another user."),
  "download-document": recordOfOthers("downloadDocument", "documents", "Returns the file of another user."),
  "download-receipt": recordOfOthers("downloadReceipt", "payments", "Returns the receipt of another user's payment.", {
    isSuitable: (payment) => "paidAt" in payment,
  }),
  "start-payment": recordOfOthers("startPayment", "payments", "Starts the payment of another user.", {
    isSuitable: (payment) => !("paidAt" in payment),
  }),
  "submit-report": {
    ...usesOthersUpload("submitReport", "Accepts the report of another organisation.", (documentId) => ({
      body: { documentId },
    })),
    createHandler: ignoreOwners(["submitReport"], "reports"),
    observe: async (caller) => {
      const documentId = (await caller.upload("citizen", png())).at("id");
      const path = findOwnReport(caller, "director");
      return (await caller.call("submitReport", { as: "citizen", path, body: { documentId } })).status;
    },
  },
  "list-appeals": listsOfEverybody("listAppeals", "appeals", "appeals"),
  "list-documents": listsOfEverybody("listDocuments", "documents", "documents"),
  "list-obligations": listsOfEverybody("listObligations", "payments", "unpaid amounts"),
  "list-paid-payments": listsOfEverybody("listPaidPayments", "payments", "payments"),
  "list-reports": listsOfEverybody("listReports", "reports", "reports"),
  "list-feedbacks": listsOfEverybody("listFeedbacks", "feedbacks", "feedback"),
  "read-notifications": {
    ...listsOfEverybody("readNotifications", "notifications", "notifications"),
    breaks: "contract",
  },
  "count-notifications": {
    ...listsOfEverybody("countNotifications", "notifications", "unread notifications in the count"),
    breaks: "contract",
  },
  "mark-everybody-read": {
    operationId: "markNotificationsRead",
    description: "Marks the notifications of every user as read.",
    breaks: "contract",
    createHandler: ignoreOwners(["markNotificationsRead"], "notifications"),
    observe: async ({ call }) => {
      await call("markNotificationsRead", { as: "admin" });
      return (await call("countNotifications", { as: "citizen" })).text;
    },
  },
  "read-draft": {
    operationId: "readDraft",
    description: "Keeps one draft per form instead of one per user and form, and returns it to everybody.",
    breaks: "contract",
    createHandler: ignoreOwners(["readDraft", "keepDraft"], "drafts"),
    observe: async ({ call }) => {
      await call("keepDraft", { as: "admin", path: "garden", body: { data: { tree: "plum" } } });
      return (await call("readDraft", { as: "citizen", path: "garden" })).text;
    },
  },
  "draft-overwritten": {
    operationId: "keepDraft",
    description: "Deletes the draft of every other user of a form when one of them saves theirs.",
    breaks: "contract",
    createHandler: ignoreOwners(["keepDraft"], "drafts"),
    observe: async ({ call }) => {
      await call("keepDraft", { as: "citizen", path: "garden", body: { data: { tree: "pear" } } });
      await call("keepDraft", { as: "admin", path: "garden", body: { data: { tree: "plum" } } });
      return (await call("readDraft", { as: "citizen", path: "garden" })).text;
    },
  },
  "idempotency-key": {
    operationId: "sendFeedback",
    description: "Returns the first response for an idempotency key also to another user.",
    breaks: "contract",
    createHandler: () => {
      const responses = new Map<string, FaultResponse>();
      return async (request, { send }) => {
        const key = request.headers.get("idempotency-key");
        const stored = responses.get(`${request.operationId} ${key}`);
        if (key === null || request.operationId === undefined) return send(request);
        const response = stored ?? (await send(request));
        if (response.status === 200) responses.set(`${request.operationId} ${key}`, response);
        return response;
      };
    },
    observe: async ({ call }) => {
      const body = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Scales", description: "Too light." };
      const headers = { "Idempotency-Key": "shared-key-of-two-people" };
      const first = await call("sendFeedback", { as: "admin", body, headers });
      const second = await call("sendFeedback", { as: "citizen", body: { ...body, subject: "Till" }, headers });
      return first.at("id") === second.at("id");
    },
  },
  "upload-in-appeal": usesOthersUpload("sendAppeal", "Attaches the file of another user to an appeal.", (id) => ({
    body: suggestion([id]),
  })),
  "upload-in-feedback": usesOthersUpload(
    "sendFeedback",
    "Attaches the file of another user to a feedback message.",
    (id) => ({
      body: { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Till", description: "x", documentIds: [id] },
    }),
  ),
  "upload-in-report": usesOthersUpload(
    "submitReport",
    "Submits a report with the file of another user.",
    (id, caller) => ({
      body: { documentId: id },
      as: "director",
      path: findOwnReport(caller, "director"),
    }),
  ),
  "evaluate-appeal": {
    operationId: "sendEvaluation",
    description: "Evaluates the appeal of another user.",
    breaks: "contract",
    createHandler: ignoreOwners(["sendEvaluation"], "appeals"),
    observe: async (caller) => {
      const appealId = findOthersId(caller, "appeals");
      const answers = [{ questionId: 1, answer: "YES" }];
      return (await caller.call("sendEvaluation", { as: "citizen", body: { questionnaireId: 31, appealId, answers } }))
        .status;
    },
  },
  "update-possessor": {
    operationId: "updatePossessor",
    description: "Lets any signed-in user change any organisation.",
    breaks: "contract",
    createHandler: answer(["updatePossessor"], async (request, { store, send }) => {
      const id = Number(request.url.pathname.split("/").at(-1));
      const token = createTokenOf(store, ({ possessorIds }) => possessorIds.includes(id));
      return send(token === undefined || getToken(request) === "" ? request : withToken(request, token));
    }),
    observe: async ({ call, store }) =>
      (
        await call("updatePossessor", {
          as: "citizen",
          path: findPossessor(store, () => true),
          body: { name: "Elm Foods", address: "Elm Road 4, Gävle" },
        })
      ).status,
  },
  "possessor-description": {
    operationId: "readPossessor",
    description: "Returns the description of an organisation to everybody.",
    breaks: "contract",
    createHandler: changeObject(["readPossessor"], (body, request, { store }) => {
      const possessor = store.state.possessors.find(({ id }) => String(id) === request.url.pathname.split("/").at(-1));
      if (possessor?.description !== undefined) body["description"] = possessor.description;
    }),
    observe: async ({ call, store }) =>
      (await call("readPossessor", { path: findPossessor(store, ({ description }) => description !== undefined) }))
        .text,
  },
  "choose-account": {
    operationId: "chooseAccount",
    description: "Lets a user act for an organisation that they do not represent.",
    breaks: "contract",
    createHandler: acceptRejected("chooseAccount", (request, { store }) => {
      const certNumber = request.url.searchParams.get("certNumber");
      const token = createTokenOf(store, ({ organisations }) =>
        organisations.some(({ selectedCertNumber }) => selectedCertNumber === certNumber),
      );
      return token === undefined || getToken(request) === "" ? undefined : withToken(request, token);
    }),
    observe: async ({ call, store }) => {
      const [organisation] = store.state.accounts.find(({ persona }) => persona === "director")?.organisations ?? [];
      const query = { certNumber: organisation?.selectedCertNumber ?? "" };
      return (await call("chooseAccount", { as: "citizen", query })).status;
    },
  },
  "email-taken": {
    operationId: "updateUser",
    description: "Lets a user take the e-mail address of another account.",
    breaks: "quality",
    createHandler: acceptRejected("updateUser", (request, { store }) => {
      const body = parseJson(request.body);
      const holder = store.state.accounts.find(({ email }) => isObject(body) && email === body["email"]);
      if (holder === undefined || holder.id === getPrincipal(request, store)?.account.id) return undefined;
      holder.email = `${holder.id}.${holder.email}`;
      return request;
    }),
    observe: async ({ call, store }) => {
      const email = store.state.accounts.find(({ persona }) => persona === "unverified")?.email;
      const body = { name: "Ida", surname: "Berg", fatherName: "Olof", email, phoneNumber: "+4685550" };
      return (await call("updateUser", { as: "foreign", body })).status;
    },
  },
  "cached-user": {
    operationId: "readUser",
    description: "Caches the user by path, and returns the first one to everybody.",
    breaks: "specification",
    createHandler: () => {
      const runInQueue = createQueue();
      let cached: FaultResponse | undefined;
      return (request, { send }) =>
        runInQueue(async () => {
          if (request.operationId !== "readUser" || getToken(request) === "") return send(request);
          const response = await send(request);
          if (response.status !== 200) return response;
          return (cached ??= response);
        });
    },
    observe: async ({ call }) => {
      await call("readUser", { as: "foreign" });
      return (await call("readUser", { as: "citizen" })).at("surname");
    },
  },
});
