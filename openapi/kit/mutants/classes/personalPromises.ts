import { isAppealClosed } from "../../../../mocks/store/appeals.ts";
import { addDays, toIsoDate, toIsoDateTime } from "../../../../mocks/store/calendar.ts";
import type { DocumentRecord } from "../../../../mocks/store/documents.ts";
import { isFileOfDraft } from "../../../../mocks/store/drafts.ts";
import { localizedText, translate } from "../../../../mocks/store/localizedText.ts";
import type { MockStore } from "../../../../mocks/store/mockStore.ts";
import { isChosen, getNotificationSettings } from "../../../../mocks/store/notificationSettings.ts";
import { questionNotification, type NotificationRecord } from "../../../../mocks/store/notifications.ts";
import { authenticate, type Principal } from "../../../../mocks/store/sessions.ts";
import { isHoliday } from "../../../../mocks/store/workingDays.ts";
import type { Caller } from "../caller.ts";
import {
  defineFaults,
  type FaultRequest,
  type FaultResponse,
  type FeedConnection,
  type FrameHandler,
  type RequestHandler,
} from "../fault.ts";
import { feedFault } from "../feedSeeds.ts";
import { getCommand, getHeader, getMessage, withFrameBody } from "../frames.ts";
import { answerFirst, createPdf, sendSuggestion } from "../observers.ts";
import { foreignEmail, foreignPassword, requestReset, resetWith } from "../passwordCalls.ts";
import { getPrincipal } from "../recordOwners.ts";
import {
  answer,
  bodyOf,
  cacheResponses,
  changeJson,
  changeObject,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  getPathPart,
  getToken,
  isObject,
  parseJson,
  withHeaderOf,
  withLastPart,
  type JsonObject,
} from "../seeds.ts";
import { hourMs, otherPassword, renew } from "../sentenceSeeds.ts";

const citizen = { as: "citizen" } as const;
const draft = { ...citizen, path: "orchard" };
const remark = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Apples", description: "They are old." };

const suggestion = { kind: "SUGGESTION", subject: "Bench", text: "Put a bench at the gate." };

/** Returns what a person gets of a corrected appeal who follows it by its number. */
const observeFollowedCorrection = async (caller: Caller): Promise<unknown> => {
  const { call } = caller;
  const path = await sendSuggestion(caller);
  await call("correctAppeal", { ...citizen, path, body: { ...suggestion, text: "Put two benches there." } });
  const appealNumber = (await call("readAppeal", { ...citizen, path })).at("appealNumber");
  const email = (await call("readUser", citizen)).at("email");
  return (await call("findAppeal", { body: { appealNumber, email } })).text;
};

/** Returns a request that reads the draft which another one saves. */
const toReading = (request: FaultRequest): FaultRequest => {
  const headers = new Headers(request.headers);
  headers.delete("if-match");
  return { ...request, operationId: "readDraft", method: "GET", headers, body: new Uint8Array() };
};

/** Returns a request without the version that it names. */
const withoutVersion = (request: FaultRequest): FaultRequest => {
  const headers = new Headers(request.headers);
  headers.delete("if-match");
  return { ...request, headers };
};

/** Does something after each notification of the mock backend, from the first request on. */
const afterEachNotification =
  (act: (notification: NotificationRecord, store: MockStore) => void): (() => RequestHandler) =>
  () => {
    let isListening = false;
    return (request, { send, store }) => {
      if (!isListening) store.onNotification((notification) => act(notification, store));
      isListening = true;
      return send(request);
    };
  };

/** Adds an e-mail to the outbox about each notification that a user has not chosen, when the server takes it for chosen. */
const mailsAlso = (takesForChosen: (notification: NotificationRecord, store: MockStore) => boolean) =>
  afterEachNotification((notification, store) => {
    const account = store.state.accounts.find(({ id }) => id === notification.accountId);
    if (account === undefined || isChosen(store, notification, "email") || !takesForChosen(notification, store)) return;
    const { language, email } = account;
    const at = new Date(store.now()).toISOString();
    const [subject, text] = [translate(notification.title, language), translate(notification.description, language)];
    store.addToOutbox({ to: email, subject, text, at });
  });

/** Keeps a key with a refusal of what another request has had, and answers it again. */
const keepsConflicts = (operationId: string) => (): RequestHandler => {
  const refused = new Map<string, FaultResponse>();
  return answer([operationId], async (request, { send }) => {
    const key = `${request.headers.get("idempotency-key")} ${getToken(request)}`;
    const response = refused.get(key) ?? (await send(request));
    if (request.headers.has("idempotency-key") && response.status === 409) refused.set(key, response);
    return response;
  })();
};

/** Deletes uploaded files before each request about files. */
const deletesFiles = (isOver: (document: DocumentRecord, store: MockStore) => boolean): (() => RequestHandler) =>
  answer(["listDocuments", "downloadDocument", "sendAppeal"], (request, { send, store }) => {
    const { state } = store;
    state.documents = state.documents.filter(
      (document) => document.content.kind !== "uploaded" || !isOver(document, store),
    );
    return send(request);
  });

/** Returns the statuses with which two files are downloaded some time after they were uploaded and used. */
const observeFilesLater =
  (laterMs: number, use: (caller: Caller, documentIds: readonly unknown[]) => unknown = () => undefined) =>
  async (caller: Caller): Promise<unknown> => {
    const { call, upload, store, getSession } = caller;
    const token = getSession("citizen").accessToken;
    store.advanceClock(-laterMs / 1000);
    const documentIds = [];
    for (const name of ["first.pdf", "second.pdf"])
      documentIds.push((await upload("citizen", createPdf(name))).at("id"));
    await use(caller, documentIds);
    store.advanceClock(laterMs / 1000);
    const statuses = [];
    for (const id of documentIds) statuses.push((await call("downloadDocument", { token, path: Number(id) })).status);
    return statuses;
  };

const findRequestedDocument = (request: FaultRequest, store: MockStore): DocumentRecord | undefined =>
  store.state.documents.find(({ id }) => String(id) === getPathPart(request, -2));

/** Changes or drops the messages of a connection by the user who has opened it. */
const byUser =
  (treat: (frame: string, principal: Principal | undefined, connection: FeedConnection) => void) =>
  (connection: FeedConnection): FrameHandler => {
    let principal: Principal | undefined;
    return {
      fromClient: (frame) => {
        const token = /Bearer (\S+)/.exec(getHeader(frame, "Authorization") ?? "")?.[1];
        if (token !== undefined) principal = structuredClone(authenticate(connection.store, token));
        connection.sendToServer(frame);
      },
      fromServer: (frame) =>
        getCommand(frame) === "MESSAGE" ? treat(frame, principal, connection) : connection.sendToClient(frame),
    };
  };

/** Faults against promises of the personal sections that hold for each of several ways, persons or states. */
export const personalPromiseFaults = [
  ...defineFaults("drafts-and-files", {
    "deletion-ignores-the-version": {
      operationId: "keepDraft",
      description: "Compares If-Match only when a draft is saved, and not when it is deleted.",
      breaks: "contract",
      createHandler: answer(["keepDraft"], (request, { send }) => {
        const body = parseJson(request.body) as { data?: unknown } | undefined;
        return send(body?.data === null ? withoutVersion(request) : request);
      }),
      observe: async ({ call }) => {
        await call("keepDraft", { ...draft, body: { data: { trees: 3 } } });
        const tag = (await call("readDraft", draft)).headers.get("etag") ?? "";
        await call("keepDraft", { ...draft, body: { data: { trees: 4 } } });
        return (await call("keepDraft", { ...draft, headers: { "if-match": tag }, body: { data: null } })).status;
      },
    },
    "tag-of-the-draft-before": {
      operationId: "keepDraft",
      description: "Confirms a saved draft with the ETag of the version that it has replaced.",
      breaks: "contract",
      createHandler: answer(["keepDraft"], async (request, { send }) => {
        const tag = (await send(toReading(request))).headers.get("etag");
        const response = await send(request);
        return response.status === 200 && tag !== null ? withHeaderOf(response, "etag", tag) : response;
      }),
      observe: async ({ call }) => {
        const tag = (await call("keepDraft", { ...draft, body: { data: { trees: 3 } } })).headers.get("etag") ?? "";
        return (await call("keepDraft", { ...draft, headers: { "if-match": tag }, body: { data: { trees: 4 } } }))
          .status;
      },
    },
    "empty-form-has-no-version": {
      operationId: "keepDraft",
      description: "Takes the ETag of a form without a draft for no version, and replaces the draft of another tab.",
      breaks: "contract",
      createHandler: answer(["keepDraft"], async (request, { send }) => {
        const empty = await send(withLastPart(toReading(request), "nobody-has-begun"));
        const isEmpty = request.headers.get("if-match") === empty.headers.get("etag");
        return send(isEmpty ? withoutVersion(request) : request);
      }),
      observe: async ({ call }) => {
        const tag = (await call("readDraft", draft)).headers.get("etag") ?? "";
        await call("keepDraft", { ...draft, body: { data: { trees: 3 } } });
        return (await call("keepDraft", { ...draft, headers: { "if-match": tag }, body: { data: { trees: 4 } } }))
          .status;
      },
    },
    "draft-kept-since-its-first-save": {
      operationId: "keepDraft",
      description: "Deletes a draft 60 days after it was begun, however often it has changed since.",
      breaks: "contract",
      createHandler: () => {
        const begun = new Map<string, number>();
        return answer(["keepDraft", "readDraft", "listDrafts"], async (request, { send, store }) => {
          const { state } = store;
          const getKey = (accountId: number | undefined, formKey: string): string => `${accountId} ${formKey}`;
          state.drafts = state.drafts.filter(({ accountId, formKey, updatedAt }) => {
            const first = begun.get(getKey(accountId, formKey)) ?? updatedAt;
            return first > store.now() - 60 * 24 * hourMs;
          });
          const response = await send(request);
          const key = getKey(getPrincipal(request, store)?.account.id, getPathPart(request, -1));
          if (request.operationId === "keepDraft" && response.status === 200) {
            if (bodyOf(response)["data"] === null) begun.delete(key);
            else if (!begun.has(key)) begun.set(key, store.now());
          }
          return response;
        })();
      },
      observe: async ({ call, store, getSession }) => {
        const request = { token: getSession("citizen").accessToken, path: "orchard" };
        for (const [days, trees] of [
          [61, 3],
          [1, 4],
        ] as const) {
          store.advanceClock(-days * 86_400);
          await call("keepDraft", { ...request, body: { data: { trees } } });
          store.advanceClock(days * 86_400);
        }
        return (await call("readDraft", request)).text;
      },
    },
  }),
  ...defineFaults("drafts-and-files", {
    "unused-file-for-half-a-day": {
      operationId: "uploadDocument",
      description: "Deletes a file that nothing names after twelve hours.",
      breaks: "contract",
      createHandler: deletesFiles(
        ({ id, attached, createdAt }, store) =>
          attached !== true && !isFileOfDraft(store, id) && createdAt < store.now() - 12 * hourMs,
      ),
      observe: observeFilesLater(18 * hourMs),
    },
    "first-file-of-a-draft": {
      operationId: "keepDraft",
      description: "Keeps only the first of the files that a draft names, and deletes the others after a day.",
      breaks: "contract",
      createHandler: deletesFiles(
        ({ id, attached, createdAt }, store) =>
          attached !== true &&
          createdAt < store.now() - 24 * hourMs &&
          store.state.drafts.every(({ data }) => getEntries(data["files"])[0]?.["documentId"] !== id),
      ),
      observe: observeFilesLater(30 * hourMs, ({ call, getSession }, documentIds) =>
        call("keepDraft", {
          token: getSession("citizen").accessToken,
          path: "orchard",
          body: { data: { files: documentIds.map((documentId) => ({ documentId })) } },
        }),
      ),
    },
    "first-file-of-an-appeal": {
      operationId: "sendAppeal",
      description: "Attaches only the first file to an appeal, and deletes the others after a day.",
      breaks: "contract",
      createHandler: answer(["sendAppeal"], async (request, { send, store }) => {
        const response = await send(request);
        const { documentIds } = (parseJson(request.body) ?? {}) as { documentIds?: readonly unknown[] };
        for (const document of store.state.documents)
          if (response.status === 200 && documentIds?.slice(1).includes(document.id)) delete document.attached;
        return response;
      }),
      observe: observeFilesLater(30 * hourMs, ({ call, getSession }, documentIds) =>
        call("sendAppeal", {
          token: getSession("citizen").accessToken,
          body: { ...suggestion, documentIds },
        }),
      ),
    },
    "certificate-as-document-pdf": {
      operationId: "downloadDocument",
      description: "Saves every certificate under the name document.pdf.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadDocument"], (response, request, { store }) =>
        findRequestedDocument(request, store)?.certificate === undefined
          ? undefined
          : withHeaderOf(response, "content-disposition", 'attachment; filename="document.pdf"'),
      ),
      observe: async ({ call, store }) => {
        const issued = store.state.documents.findLast(({ certificate }) => certificate !== undefined);
        const { headers } = await call("downloadDocument", { as: "director", path: issued?.id ?? 0 });
        return headers.get("content-disposition");
      },
    },
    "certificate-of-the-first-appeal": {
      operationId: "downloadDocument",
      description: "Returns the person's first certificate for each of them.",
      breaks: "contract",
      createHandler: answer(["downloadDocument"], (request, { send, store }) => {
        const requested = findRequestedDocument(request, store);
        const first = store.state.documents.find(
          ({ owner, certificate }) => owner === requested?.owner && certificate !== undefined,
        );
        if (requested?.certificate === undefined || first === undefined) return send(request);
        const url = new URL(request.url);
        url.pathname = url.pathname.replace(/[^/]+(?=\/file$)/, String(first.id));
        return send({ ...request, url });
      }),
      observe: async ({ call, store }) => {
        const issued = store.state.documents.findLast(({ certificate }) => certificate !== undefined);
        return (await call("downloadDocument", { as: "director", path: issued?.id ?? 0 })).bytes.length;
      },
    },
  }),
  ...defineFaults("robustness", {
    "message-of-the-retry": {
      operationId: "sendFeedback",
      description: "Writes the message of the receipt in the language of each retry.",
      breaks: "contract",
      createHandler: changeObject(["sendFeedback"], (body, request) => {
        body["message"] = { az: "Müraciətiniz alındı.", ru: "Обращение получено.", en: "We have received it." }[
          getLang(request)
        ];
      }),
      observe: async ({ call }) => {
        const sent = { ...citizen, headers: { "idempotency-key": "orchard-orchard-01" }, body: remark };
        await call("sendFeedback", sent);
        return (await call("sendFeedback", { ...sent, query: { lang: "ru" } })).at("message");
      },
    },
    "key-of-a-taken-time": {
      operationId: "requestCallback",
      description: "Answers 409 again when the key of a request for a taken time is sent with a free one.",
      breaks: "contract",
      createHandler: keepsConflicts("requestCallback"),
      observe: async ({ call }) => {
        const slots = getEntries((await call("readCallCenter", citizen)).at("slots")).filter(({ free }) => free);
        const book = (index: number, key: string) =>
          call("requestCallback", {
            ...citizen,
            headers: { "idempotency-key": key },
            body: { phoneNumber: "+994505550111", slot: slots[index]?.["id"], topic: "Bench" },
          });
        await book(0, "orchard-orchard-01");
        await book(0, "orchard-orchard-02");
        return (await book(1, "orchard-orchard-02")).status;
      },
    },
    "key-of-a-second-evaluation": {
      operationId: "sendEvaluation",
      description: "Answers 409 again when the key of a second evaluation is sent with an evaluation of the portal.",
      breaks: "contract",
      createHandler: keepsConflicts("sendEvaluation"),
      observe: async (caller) => {
        const { call } = caller;
        const appeals = getEntries((await call("listAppeals", { ...citizen, query: { perPage: 100 } })).at("items"));
        const headers = { "idempotency-key": "orchard-orchard-01" };
        const questionnaires = getEntries((await call("listQuestionnaires", { query: { perPage: 100 } })).at("items"));
        for (const { id } of appeals) {
          const evaluationId = (await call("readAppeal", { ...citizen, path: Number(id) })).at("evaluationId");
          const found = questionnaires.find((list) => list["id"] === evaluationId);
          if (found === undefined) continue;
          const answers = getEntries(found["questions"]).map((question) => ({
            questionId: question["id"],
            answer: "NO",
          }));
          const body = { questionnaireId: evaluationId, appealId: id, answers };
          await call("sendEvaluation", { ...citizen, body });
          await call("sendEvaluation", { ...citizen, headers, body });
          break;
        }
        return (await call("sendEvaluation", { ...citizen, headers, body: await answerFirst(caller) })).status;
      },
    },
    "one-key-for-everybody": {
      operationId: "sendEvaluation",
      description: "Keeps a key of an evaluation for everybody: that of somebody else is not counted, or refused.",
      breaks: "contract",
      createHandler: () => {
        const known = new Map<string, { sent: string; response: FaultResponse }>();
        return answer(["sendEvaluation"], async (request, { send }) => {
          const [key, sent] = [request.headers.get("idempotency-key"), new TextDecoder().decode(request.body)];
          const earlier = known.get(key ?? "");
          if (earlier !== undefined && earlier.sent === sent) return earlier.response;
          if (earlier !== undefined)
            return createResponse(422, { status: 422, code: "KEY_REUSED", message: "Bu açar artıq istifadə olunub." });
          const response = await send(request);
          if (key !== null && response.status === 200) known.set(key, { sent, response });
          return response;
        })();
      },
      observe: async (caller) => {
        const sent = { headers: { "idempotency-key": "orchard-orchard-01" }, body: await answerFirst(caller) };
        await caller.call("sendEvaluation", sent);
        await caller.call("sendEvaluation", { ...sent, ...citizen });
        return (await caller.call("readEvaluationSummary")).text;
      },
    },
  }),
  ...defineFaults("access", {
    "feedback-for-the-usual-account": {
      operationId: "sendFeedback",
      description: "Stores feedback for the account that the person has at sign-in, whichever they act for.",
      breaks: "contract",
      createHandler: answer(["sendFeedback"], async (request, { send, store }) => {
        const response = await send(request);
        const [account, sent] = [getPrincipal(request, store)?.account, bodyOf(response)];
        const usual = account?.organisations.find(
          ({ selectedCertNumber }) => selectedCertNumber === account.defaultCertNumber,
        );
        const stored = store.state.feedbacks.find(({ id }) => id === sent["id"]);
        if (usual !== undefined && stored !== undefined) stored.owner = `organisation:${usual.id}`;
        return response;
      }),
      observe: async ({ call }) => {
        const token = String((await call("chooseAccount", { as: "director" })).at("token"));
        await call("sendFeedback", { token, body: remark });
        return (await call("listFeedbacks", { token })).at("total");
      },
    },
    "applicant-is-the-first-organisation": {
      operationId: "sendAppeal",
      description: "Names the person's first organisation as the applicant of what they send for another one.",
      breaks: "contract",
      createHandler: answer(["sendAppeal"], async (request, { send, store }) => {
        const response = await send(request);
        const principal = getPrincipal(request, store);
        const [first] = principal?.account.organisations ?? [];
        const stored = store.state.appeals.find(({ id }) => id === bodyOf(response)["id"]);
        if (principal?.session.certNumber !== undefined && first !== undefined && stored !== undefined)
          stored.applicant = first.name;
        return response;
      }),
      observe: async ({ call, store }) => {
        const account = store.state.accounts.find(({ persona }) => persona === "director");
        const certNumber = account?.organisations.at(-1)?.selectedCertNumber ?? "";
        const token = String((await call("chooseAccount", { as: "director", query: { certNumber } })).at("token"));
        const path = Number((await call("sendAppeal", { token, body: suggestion })).at("id"));
        return (await call("readAppeal", { token, path })).at("applicant");
      },
    },
  }),
  ...defineFaults("values", {
    "correction-at-the-receipt": {
      operationId: "correctAppeal",
      description: "Names the time of the receipt in the step of a correction.",
      breaks: "contract",
      createHandler: changeObject(["readAppeal"], (body) => {
        for (const step of getEntries(body["history"]))
          if (step["correction"] === true) step["at"] = body["appealDate"];
      }),
      observe: async ({ call, store, getSession }) => {
        const token = getSession("citizen").accessToken;
        store.advanceClock(-3 * 86_400);
        const path = Number((await call("sendAppeal", { token, body: suggestion })).at("id"));
        store.advanceClock(3 * 86_400);
        await call("correctAppeal", { token, path, body: { ...suggestion, text: "Put two benches there." } });
        return (await call("readAppeal", { token, path })).at("history");
      },
    },
    "withdrawn-appeal-waits-for-a-document": {
      operationId: "withdrawAppeal",
      description: "Goes on waiting for a document after the withdrawal, because nobody has sent it.",
      breaks: "contract",
      createHandler: changeJson(["readAppeal", "listAppeals", "withdrawAppeal"], (body, _request, { store }) => {
        for (const appeal of isObject(body) && Array.isArray(body["items"]) ? getEntries(body) : [body as JsonObject])
          if (store.state.appealMessages.some((message) => message.needsDocument && message.appealId === appeal["id"]))
            appeal["needsDocument"] = true;
        return body;
      }),
      observe: async ({ call }) => {
        await call("withdrawAppeal", { ...citizen, path: 481 });
        return (await call("readAppeal", { ...citizen, path: 481 })).at("needsDocument");
      },
    },
    "receipt-at-the-correction": {
      operationId: "findAppeal",
      description: "Returns the time of the last correction as the time of the receipt to whoever follows an appeal.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], (body, _request, { store }) => {
        const { appeal } = body;
        if (!isObject(appeal)) return;
        const found = store.state.appeals.find(({ number }) => number === appeal["appealNumber"]);
        const corrected = found?.steps.findLast(({ isCorrection }) => isCorrection)?.at;
        if (corrected !== undefined) appeal["appealDate"] = toIsoDateTime(corrected + 60_000);
      }),
      observe: observeFollowedCorrection,
    },
  }),
  ...defineFaults("access", {
    "correction-for-whoever-follows": {
      operationId: "findAppeal",
      description: "Marks the steps of corrections for whoever follows an appeal.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], (body, _request, { store }) => {
        const { appeal } = body;
        if (!isObject(appeal)) return;
        const found = store.state.appeals.find(({ number }) => number === appeal["appealNumber"]);
        appeal["history"] = found?.steps.map(({ status, at, isCorrection }) => ({
          status,
          at: toIsoDateTime(at),
          ...(isCorrection && { correction: true }),
        }));
      }),
      observe: observeFollowedCorrection,
    },
  }),
  ...defineFaults("persistence", {
    "notice-about-a-withdrawn-complaint": {
      operationId: "withdrawAppeal",
      description: "Notifies the sender of a withdrawn complaint of its decision three weeks later.",
      breaks: "contract",
      createHandler: () => {
        const notified = new Set<number>();
        return answer(["readNotifications"], (request, { send, store }) => {
          for (const { id, number, kind, withdrawnAt = Infinity, accountId } of store.state.appeals) {
            if (kind !== "COMPLAINT" || withdrawnAt > store.now() - 21 * 24 * hourMs || notified.has(id)) continue;
            notified.add(id);
            const text = localizedText(`${number}: cavab hazırdır`, `${number}: ответ готов`, `${number}: answered`);
            store.pushNotification(accountId, { type: "INFORMATION", title: text, description: text });
          }
          return send(request);
        })();
      },
      observe: async ({ call, store, getSession }) => {
        const token = getSession("citizen").accessToken;
        store.advanceClock(-30 * 86_400);
        await call("withdrawAppeal", { token, path: 476 });
        store.advanceClock(30 * 86_400);
        return (await call("readNotifications", { token })).at("0.title");
      },
    },
    "withdrawn-complaint-is-taken-up": {
      operationId: "withdrawAppeal",
      description: "Goes on with a complaint that was withdrawn a day or more after its receipt.",
      breaks: "contract",
      createHandler: answer(["readAppeal", "listAppeals"], (request, { send, store }) => {
        for (const { kind, steps, withdrawnAt = Infinity } of store.state.appeals)
          if (
            kind === "COMPLAINT" &&
            steps.length === 1 &&
            withdrawnAt > (steps[0]?.at ?? 0) + 24 * hourMs &&
            withdrawnAt < store.now() - 7 * 24 * hourMs
          )
            steps.push({ status: "IN_PROCESS", at: withdrawnAt + 24 * hourMs });
        return send(request);
      }),
      observe: async ({ call, store, getSession }) => {
        const token = getSession("citizen").accessToken;
        store.advanceClock(-10 * 86_400);
        const counterparty = { name: "Orchard" };
        const body = { ...suggestion, kind: "COMPLAINT", category: "CHEATING", counterparty };
        const path = Number((await call("sendAppeal", { token, body })).at("id"));
        store.advanceClock(1.5 * 86_400);
        await call("withdrawAppeal", { token, path });
        store.advanceClock(8.5 * 86_400);
        return (await call("readAppeal", { token, path })).at("status");
      },
    },
    "file-after-the-decision-is-lost": {
      operationId: "sendAppealMessage",
      description: "Leaves the file of a message out of an appeal that is decided or withdrawn.",
      breaks: "contract",
      createHandler: answer(["sendAppealMessage"], async (request, { send, store }) => {
        const response = await send(request);
        const appeal = store.state.appeals.find(({ id }) => String(id) === getPathPart(request, -2));
        const { documentIds } = (parseJson(request.body) ?? {}) as { documentIds?: readonly unknown[] };
        if (appeal !== undefined && isAppealClosed(appeal))
          for (const document of store.state.documents)
            if (documentIds?.includes(document.id)) delete document.appealNumber;
        return response;
      }),
      observe: async ({ call, upload }) => {
        await call("withdrawAppeal", { ...citizen, path: 476 });
        const documentIds = [(await upload("citizen", createPdf("bench.pdf"))).at("id")];
        await call("sendAppealMessage", { ...citizen, path: 476, body: { text: "A file.", documentIds } });
        return getEntries((await call("readAppeal", { ...citizen, path: 476 })).at("documents")).length;
      },
    },
  }),
  ...defineFaults("sessions", {
    "tokens-from-before-the-choice-survive": {
      operationId: "signOut",
      description: "Ends only the tokens since the last choice of an account, and not those from before.",
      breaks: "contract",
      createHandler: answer(["signOut"], async (request, { send, store }) => {
        const { refreshToken } = (parseJson(request.body) ?? {}) as { refreshToken?: unknown };
        const sessions = [...store.state.sessions];
        const ended = sessions.find((session) => session.refreshToken === refreshToken);
        const response = await send(request);
        const kept = sessions.filter(({ id, signInId }) => signInId === ended?.signInId && id !== ended.id);
        store.state.sessions = [...store.state.sessions, ...kept];
        return response;
      }),
      observe: async ({ call, getSession }) => {
        const token = getSession("director").accessToken;
        const chosen = await call("chooseAccount", { token });
        await call("signOut", { body: { refreshToken: chosen.at("refreshToken") } });
        return (await call("readUser", { token })).status;
      },
    },
  }),
  ...defineFaults("values", {
    "calls-on-holidays": {
      operationId: "readCallCenter",
      description: "Offers times for a call on every weekday, also on public holidays.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body, request, { store }) => {
        if (getPrincipal(request, store) === undefined) return;
        const added = [];
        for (let days = 1; days <= 3; days += 1) {
          const day = addDays(toIsoDate(store.now()), days);
          if (!isHoliday(day)) continue;
          const [from, to] = [`${day}T13:00:00+04:00`, `${day}T13:30:00+04:00`];
          added.push({ id: `holiday-${day}`, from, to, free: true });
        }
        const start = ({ from }: JsonObject): number => Date.parse(String(from));
        body["slots"] = [...added, ...getEntries(body["slots"])].toSorted((a, b) => start(a) - start(b));
      }),
      observe: async ({ call, store, getSession }) => {
        const token = getSession("citizen").accessToken;
        // The day before a holiday.
        store.advanceClock((Date.UTC(2026, 10, 8, 8) - store.now()) / 1000);
        return (await call("readCallCenter", { token })).at("slots.0");
      },
    },
  }),
  ...defineFaults("password-rules", {
    "reset-forgets-earlier-passwords": {
      operationId: "checkOwnPassword",
      description: "Forgets the earlier passwords of a user who resets theirs.",
      breaks: "contract",
      createHandler: answer(["resetPassword"], async (request, { send, store }) => {
        const response = await send(request);
        const { newPassword } = (parseJson(request.body) ?? {}) as { newPassword?: string };
        for (const account of store.state.accounts)
          if (response.status === 200 && newPassword !== undefined && account.passwords.at(-1) === newPassword)
            account.passwords = [newPassword];
        return response;
      }),
      observe: async (caller) => {
        await requestReset(caller, foreignEmail);
        const status = await resetWith(caller, "", otherPassword);
        const token = (await caller.call("signIn", { body: { username: foreignEmail, password: otherPassword } })).at(
          "token",
        );
        const query = { pass: foreignPassword };
        return [status, (await caller.call("checkOwnPassword", { token: String(token), query })).text];
      },
    },
  }),
  ...defineFaults("inputs", {
    "time-that-has-passed": {
      operationId: "requestCallback",
      description: "Books a time of the same day that has passed.",
      breaks: "contract",
      createHandler: answer(["requestCallback"], async (request, { send, store }) => {
        const response = await send(request);
        const body = parseJson(request.body);
        const day = toIsoDate(store.now()).replaceAll("-", "");
        if (response.status !== 422 || !isObject(body) || !String(body["slot"]).startsWith(day)) return response;
        store.advanceClock(-9 * 3600);
        const accepted = await send(request);
        store.advanceClock(9 * 3600);
        return accepted.status === 200 ? accepted : response;
      }),
      observe: async ({ call, store, getSession }) => {
        const token = getSession("citizen").accessToken;
        const slots = getEntries((await call("readCallCenter", { token })).at("slots"));
        const slot = slots.find(({ free }) => free)?.["id"];
        store.advanceClock(8 * 3600);
        getSession("citizen").accessExpiresAt = store.now() + hourMs;
        const body = { phoneNumber: "+994505550111", slot, topic: "Bench" };
        return (await call("requestCallback", { token, body })).status;
      },
    },
    "answers-by-position": {
      operationId: "sendEvaluation",
      description: "Takes the answers of an evaluation in the order of the questions, and refuses any other order.",
      breaks: "contract",
      createHandler: answer(["sendEvaluation"], async (request, { send }) => {
        const body = parseJson(request.body);
        const ids = isObject(body) ? getEntries(body["answers"]).map(({ questionId }) => Number(questionId)) : [];
        const isOrdered = ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0));
        return isOrdered
          ? send(request)
          : createResponse(422, { status: 422, message: "Cavablar sualların sırası ilə verilməlidir." });
      }),
      observe: async (caller) => {
        const body = await answerFirst(caller);
        return (
          await caller.call("sendEvaluation", { body: { ...body, answers: getEntries(body["answers"]).toReversed() } })
        ).status;
      },
    },
  }),
  ...defineFaults("persistence", {
    "summary-of-another-language": {
      operationId: "sendEvaluation",
      description: "Keeps the summary of the results in English and Russian until the next day.",
      breaks: "contract",
      createHandler: cacheResponses(
        ["readEvaluationSummary"],
        (request) => `${request.url.search}${getLang(request) === "az" ? Math.random() : ""}`,
      ),
      observe: async (caller) => {
        const read = () => caller.call("readEvaluationSummary", { query: { lang: "ru" } });
        await read();
        await caller.call("sendEvaluation", { body: await answerFirst(caller) });
        return (await read()).text;
      },
    },
  }),
  ...defineFaults("messages", {
    "mail-by-any-switch": {
      operationId: "updateNotificationSettings",
      description: "Sends e-mails about every kind of event when the user has chosen them for one.",
      breaks: "contract",
      createHandler: mailsAlso(({ accountId, event }, store) =>
        getNotificationSettings(store, accountId).some((row) => event !== undefined && row.email),
      ),
      observe: async ({ call, store }) => {
        await call("readNotificationSettings", citizen);
        store.pushNotification("citizen", questionNotification);
        return store.outbox.map(({ subject }) => subject);
      },
    },
    "answers-always-mailed": {
      operationId: "updateNotificationSettings",
      description: "Sends an e-mail about each answer of the service, whatever the user has chosen.",
      breaks: "contract",
      createHandler: mailsAlso(({ event }) => event === "APPEAL_MESSAGE"),
      observe: async ({ call, store }) => {
        const items = [{ event: "APPEAL_MESSAGE", email: false, sms: false, push: false }];
        await call("updateNotificationSettings", { ...citizen, body: { items } });
        await call("sendAppealMessage", { ...citizen, path: 481, body: { text: "Where is the bench?" } });
        return store.outbox.map(({ subject }) => subject);
      },
    },
  }),
  ...defineFaults("persistence", {
    "read-in-the-second-of-the-last-reading": {
      operationId: "markNotificationsRead",
      description: "Marks as read what arrives in the second in which the list was opened.",
      breaks: "contract",
      createHandler: () => {
        const opened = new Map<number, number>();
        const toSecond = (time: number): number => Math.floor(time / 1000);
        return answer(
          ["markNotificationsRead", "readNotifications", "countNotifications"],
          (request, { send, store }) => {
            const account = getPrincipal(request, store)?.account;
            if (account === undefined) return send(request);
            if (request.operationId === "markNotificationsRead") opened.set(account.id, toSecond(store.now()));
            for (const notice of store.state.notifications)
              if (notice.accountId === account.id && toSecond(notice.createdAt) <= (opened.get(account.id) ?? 0))
                notice.isRead = true;
            return send(request);
          },
        )();
      },
      observe: async ({ call, store }) => {
        await call("markNotificationsRead", citizen);
        store.pushNotification("citizen", questionNotification);
        return (await call("countNotifications", citizen)).text;
      },
    },
    "read-while-a-window-is-open": feedFault(
      "Counts a notification as read when a window of the user was open to receive it.",
      byUser((frame, _principal, { sendToClient, store }) => {
        const notice = store.state.notifications.find(({ id }) => id === getMessage(frame)["id"]);
        if (notice !== undefined) notice.isRead = true;
        sendToClient(frame);
      }),
      "contract",
      async ({ call, readFeed, getSession, store }) => {
        const act = (): unknown => store.pushNotification("citizen", questionNotification);
        await readFeed({ token: getSession("citizen").accessToken, act });
        return (await call("countNotifications", citizen)).text;
      },
    ),
  }),
  ...defineFaults("feed", {
    "language-of-the-connection": feedFault(
      "Pushes messages in the language that the user had when the window was opened.",
      byUser((frame, principal, { sendToClient, store }) => {
        const message = getMessage(frame);
        const notice = store.state.notifications.find(({ id }) => id === message["id"]);
        const lang = principal?.account.language;
        if (notice === undefined || lang === undefined) return sendToClient(frame);
        const { title, description } = notice;
        const texts = { title: translate(title, lang), description: translate(description, lang) };
        sendToClient(withFrameBody(frame, JSON.stringify({ ...message, ...texts })));
      }),
      "contract",
      async ({ call, readFeed, getSession, store }) =>
        readFeed({
          token: getSession("citizen").accessToken,
          act: async () => {
            await call("chooseLanguage", { ...citizen, body: { isoCode: "ru" } });
            store.pushNotification("citizen", questionNotification);
          },
        }),
    ),
    "messages-by-personal-number": feedFault(
      "Delivers nothing to users with a password, who have no personal identification number.",
      byUser((frame, principal, { sendToClient }) => {
        if (principal?.account.foreign !== true) sendToClient(frame);
      }),
      "contract",
      async ({ readFeed, getSession, store }) =>
        readFeed({
          token: getSession("foreign").accessToken,
          act: () => store.pushNotification("foreign", questionNotification),
        }),
    ),
    "silent-after-a-renewal": feedFault(
      "Confirms the subscription with the token of a renewed session, and delivers nothing to it.",
      byUser((frame, principal, { sendToClient }) => {
        if (principal?.session.usedRefreshTokens.length === 0) sendToClient(frame);
      }),
      "contract",
      async (caller) => {
        const session = caller.getSession("citizen");
        await renew(caller, session.refreshToken);
        return caller.readFeed({
          token: session.accessToken,
          act: () => caller.store.pushNotification("citizen", questionNotification),
        });
      },
    ),
  }),
];
