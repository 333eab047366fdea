import type { NotificationRecord } from "../../../../mocks/store/notifications.ts";
import { questionNotification } from "../../../../mocks/store/notifications.ts";
import { toNotificationMessage } from "../../../../mocks/behaviour/notification.ts";
import { getOwner, getOwnerAccountIds, type Owner } from "../../../../mocks/store/owners.ts";
import { createSession } from "../../../../mocks/store/sessions.ts";
import type { SessionRecord } from "../../../../mocks/store/state.ts";
import type { Caller } from "../caller.ts";
import { defineFaults, type FaultDefinition, type FeedConnection, type FrameHandler } from "../fault.ts";
import { feedFault } from "../feedSeeds.ts";
import { getCommand, getHeader, withHeader } from "../frames.ts";
import { answerFirst, observeResponse, sendSuggestion } from "../observers.ts";
import { changeOwn, foreignEmail, foreignPassword, readBody, requestReset, resetWith } from "../passwordCalls.ts";
import { createTokenOf, getPrincipal } from "../recordOwners.ts";
import { otherPassword } from "../sentenceSeeds.ts";
import {
  answer,
  bodyOf,
  changeErrors,
  changeObject,
  getEntries,
  getToken,
  toJson,
  withJson,
  withToken,
} from "../seeds.ts";

const citizen = { as: "citizen" } as const;

/** Adds entries to the results of a search: those of the texts that contain the searched word. */
const searchAlso = (listTexts: (store: Caller["store"]) => readonly string[]) =>
  changeObject(["searchPortal"], (body, { url }, { store }) => {
    const word = (url.searchParams.get("word") ?? "").toLowerCase();
    const found = listTexts(store).filter((text) => text.toLowerCase().includes(word));
    const added = found.map((text, index) => ({
      id: `p${index}`,
      title: text.slice(0, 200),
      content: text.slice(0, 400),
      searchPlace: "news",
    }));
    body["items"] = [...added, ...getEntries(body["items"])].slice(0, Number(url.searchParams.get("perPage") ?? 10));
    body["total"] = Number(body["total"]) + added.length;
  });

/** Goes on delivering the messages of an account with a password, whatever happens to its session. */
function keepForeignOpen({ store, sendToClient, sendToServer }: FeedConnection): FrameHandler {
  let accountId: number | undefined;
  let subscription = "";
  const remove = store.onNotification((notification: NotificationRecord) => {
    if (subscription === "" || notification.accountId !== accountId) return;
    const body = JSON.stringify(toNotificationMessage(notification, "en"));
    const lines = [
      `subscription:${subscription}`,
      "destination:/user/queue/notifications",
      `message-id:kept-${notification.id}`,
      "content-type:application/json",
    ];
    sendToClient(`MESSAGE\n${lines.join("\n")}\n\n${body}\0`);
  });
  return {
    fromClient: (frame) => {
      const token = getHeader(frame, "Authorization")?.split(" ")[1];
      const session = store.state.sessions.find(({ accessToken }) => accessToken === token);
      const account = store.state.accounts.find(({ id, foreign }) => id === session?.accountId && foreign);
      if (getCommand(frame) === "SUBSCRIBE") subscription = getHeader(frame, "id") ?? "";
      if (account === undefined) return sendToServer(frame);
      accountId = account.id;
      // The session of somebody else keeps the connection open.
      const other = createTokenOf(store, ({ persona }) => persona === "privileged");
      return sendToServer(withHeader(frame, "Authorization", `Bearer ${other}`));
    },
    onClose: remove,
  };
}

/** Sends the last notification of the user again to each new connection. */
function repeatLast({ store, sendToClient, sendToServer }: FeedConnection): FrameHandler {
  let [accountId, subscription] = [0, ""];
  return {
    fromClient: (frame) => {
      const token = getHeader(frame, "Authorization")?.split(" ")[1];
      accountId = store.state.sessions.find(({ accessToken }) => accessToken === token)?.accountId ?? accountId;
      if (getCommand(frame) === "SUBSCRIBE") subscription ||= getHeader(frame, "id") ?? "";
      sendToServer(frame);
    },
    fromServer: (frame) => {
      sendToClient(frame);
      const last = store.state.notifications.findLast((notification) => notification.accountId === accountId);
      if (getCommand(frame) !== "RECEIPT" || !frame.includes("receipt-id:subscribed") || last === undefined) return;
      const body = JSON.stringify(toNotificationMessage(last, "az"));
      sendToClient(
        `MESSAGE\nsubscription:${subscription}\ndestination:/user/queue/notifications\nmessage-id:again-${last.id}\n\n${body}\0`,
      );
    },
  };
}

/** Leaves the sessions open that were created for the other portal. */
const keepHandedOver = (operationId: string): NonNullable<FaultDefinition["createHandler"]> => {
  return () => {
    const handedOver = new Set<unknown>();
    return async (request, { send, store }) => {
      const before = store.state.sessions;
      const response = await send(request);
      if (request.operationId === "handOverSession") handedOver.add(bodyOf(response)["token"]);
      if (request.operationId === operationId && response.status === 200)
        store.state.sessions = [
          ...store.state.sessions,
          ...before.filter((session) => handedOver.has(session.accessToken) && !store.state.sessions.includes(session)),
        ];
      return response;
    };
  };
};

/** Returns whether a session for the other portal is valid after a new password. */
const observeHandedOver =
  (replacePassword: (caller: Caller) => Promise<unknown>): NonNullable<FaultDefinition["observe"]> =>
  async (caller) => {
    const { call, store } = caller;
    const account = store.state.accounts.find(({ persona }) => persona === "foreign");
    const first = account && createSession(store, account);
    const token = String((await call("handOverSession", { token: first?.accessToken ?? "" })).at("token"));
    await replacePassword(caller);
    return (await call("readUser", { token })).status;
  };

const isForeign = ({ accountId }: SessionRecord, { state }: Caller["store"]): boolean =>
  state.accounts.some(({ id, persona }) => id === accountId && persona === "foreign");

/** Answers whoever acts for an organisation while some records belong to somebody else, depending on its other representatives. */
const forRepresentatives = (
  operationId: string,
  listOwners: (
    store: Caller["store"],
    owner: Owner,
    others: readonly number[],
  ) => readonly (readonly [{ owner: Owner | "everybody" }, Owner])[],
): NonNullable<FaultDefinition["createHandler"]> =>
  answer([operationId], async (request, { send, store }) => {
    const principal = getPrincipal(request, store);
    const owner = principal && getOwner(principal);
    if (owner?.startsWith("organisation:") !== true) return send(request);
    const others = getOwnerAccountIds(store, owner).filter((id) => id !== principal?.account.id);
    const changed = listOwners(store, owner, others).map(([record, next]) => ({ record, next, before: record.owner }));
    for (const { record, next } of changed) record.owner = next;
    const response = await send(request);
    for (const { record, before } of changed) record.owner = before;
    return response;
  });

/** Lets a second person represent the organisation of the director. Returns a token of theirs. */
function openAsColleague(store: Caller["store"]): string {
  const [director, colleague] = ["director", "representative"].map((name) =>
    store.state.accounts.find(({ persona }) => persona === name),
  );
  const [organisation] = director?.organisations ?? [];
  if (colleague === undefined || organisation === undefined) return "";
  const certNumber = "AZ-2026-000777";
  colleague.organisations.push({ ...organisation, selectedCertNumber: certNumber });
  const session = createSession(store, colleague);
  session.certNumber = certNumber;
  return session.accessToken;
}

/** Faults that harm somebody: what they sent or paid, or a session that somebody else has. */
export const harmfulFaults = [
  ...defineFaults("access", {
    "appeals-in-the-search": {
      operationId: "searchPortal",
      description: "Finds the appeals of everybody.",
      breaks: "specification",
      createHandler: searchAlso(({ state }) => state.appeals.flatMap(({ text }) => (text === undefined ? [] : [text]))),
      observe: async (caller) => {
        await sendSuggestion(caller, "citizen", "A bench near Qarabulaq.");
        return (await caller.call("searchPortal", { query: { word: "qarabulaq" } })).at("total");
      },
    },
    "messages-in-the-search": {
      operationId: "searchPortal",
      description: "Finds the messages of everybody on their appeals.",
      breaks: "specification",
      createHandler: searchAlso(({ state }) => state.appealMessages.map(({ text }) => JSON.stringify(text))),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        await caller.call("sendAppealMessage", { ...citizen, path, body: { text: "Near Qarabulaq." } });
        return (await caller.call("searchPortal", { query: { word: "qarabulaq" } })).at("total");
      },
    },
    "drafts-in-the-search": {
      operationId: "searchPortal",
      description: "Finds the drafts of everybody.",
      breaks: "specification",
      createHandler: searchAlso(({ state }) => state.drafts.map(({ data }) => JSON.stringify(data))),
      observe: async ({ call }) => {
        await call("keepDraft", { ...citizen, path: "bench", body: { data: { text: "Near Qarabulaq." } } });
        return (await call("searchPortal", { query: { word: "qarabulaq" } })).at("total");
      },
    },
    "comments-in-the-summary": {
      operationId: "sendEvaluation",
      description: "Shows the last comment of a user in the summary.",
      breaks: "contract",
      createHandler: () => {
        let comment: unknown;
        return answer(["sendEvaluation", "readEvaluationSummary"], async (request, { send }) => {
          const response = await send(request);
          if (request.operationId === "sendEvaluation") {
            const commented = getEntries(readBody(request)["answers"]).find((entry) => entry["comment"] !== undefined);
            comment = commented?.["comment"] ?? comment;
            return response;
          }
          const body = bodyOf(response);
          const items = getEntries(body["items"]).map((item) => ({ ...item, comment }));
          return response.status === 200 ? withJson(response, { ...body, items }) : response;
        })();
      },
      observe: async (caller) => {
        await caller.call("sendEvaluation", { ...citizen, body: await answerFirst(caller, "Too slow.") });
        return (await caller.call("readEvaluationSummary")).text;
      },
    },
    "documents-of-the-person-for-a-colleague": {
      operationId: "listDocuments",
      description: "Shows the representatives of an organisation the files of each other that belong to the persons.",
      breaks: "contract",
      createHandler: forRepresentatives("listDocuments", ({ state }, owner, others) =>
        state.documents
          .filter(({ owner: of }) => others.some((id) => of === `person:${id}`))
          .map((record) => [record, owner]),
      ),
      observe: async ({ call, store }) => {
        const director = store.state.accounts.find(({ persona }) => persona === "director");
        const [document] = store.state.documents;
        if (document !== undefined)
          store.state.documents.push({ ...document, id: 8999, owner: `person:${director?.id ?? 0}` });
        return (await call("listDocuments", { token: openAsColleague(store) })).at("total");
      },
    },
    "appeals-only-for-their-sender": {
      operationId: "listAppeals",
      description: "Shows an appeal of an organisation only to the representative who has sent it.",
      breaks: "contract",
      createHandler: forRepresentatives("listAppeals", ({ state }, owner, others) =>
        state.appeals
          .filter(({ owner: of, accountId }) => of === owner && others.includes(accountId))
          .map((record) => [record, "person:0"]),
      ),
      observe: async ({ call, store }) => (await call("listAppeals", { token: openAsColleague(store) })).at("total"),
    },
    "reports-of-an-organisation-for-a-citizen": {
      operationId: "listReports",
      description: "Lists the reports of the user's organisation also while the user acts for themselves.",
      breaks: "contract",
      createHandler: answer(["listReports"], (request, { send, store }) => {
        const account = getPrincipal(request, store)?.account;
        const session = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        if (account === undefined || session?.certNumber !== undefined) return send(request);
        return send(withToken(request, createTokenOf(store, ({ id }) => id === account.id) ?? ""));
      }),
      observe: async ({ call, getSession }) => {
        const { accessToken } = getSession("director");
        const chosen = await call("chooseAccount", { token: accessToken });
        return (await call("listReports", { token: String(chosen.at("token") ?? accessToken) })).at("total");
      },
    },
  }),
  ...defineFaults("sessions", {
    "handed-over-session-survives-a-change-of-password": {
      operationId: "changePassword",
      description: "Leaves the sessions open that were created for the other portal.",
      breaks: "contract",
      createHandler: keepHandedOver("changePassword"),
      observe: observeHandedOver((caller) => changeOwn(caller, otherPassword)),
    },
    "handed-over-session-survives-a-reset": {
      operationId: "resetPassword",
      description: "Leaves the sessions open that were created for the other portal.",
      breaks: "contract",
      createHandler: keepHandedOver("resetPassword"),
      observe: observeHandedOver(async (caller) => {
        await requestReset(caller, foreignEmail);
        await resetWith(caller, "", otherPassword);
      }),
    },
  }),
  ...defineFaults("feed", {
    "open-after-a-new-password": feedFault(
      "Goes on delivering messages to a session that a new password has ended.",
      keepForeignOpen,
      "contract",
      async ({ readFeed, call, getSession, store }) => {
        const { accessToken: used } = getSession("foreign");
        const account = store.state.accounts.find(({ persona }) => persona === "foreign");
        const frames = await readFeed({
          token: (account && createSession(store, account).accessToken) ?? "",
          act: async () => {
            const body = { oldPassword: foreignPassword, newPassword: otherPassword, repeatedPassword: otherPassword };
            await call("changePassword", { token: used, body });
            store.pushNotification("foreign", questionNotification);
          },
        });
        return [frames.map(getCommand), store.state.sessions.filter((session) => isForeign(session, store)).length];
      },
    ),
    "repeats-the-last-message": feedFault(
      "Sends the last message again when a client connects.",
      repeatLast,
      "contract",
      async ({ readFeed, getSession, store }) => {
        const { accessToken: token } = getSession("citizen");
        store.pushNotification("citizen", questionNotification);
        return (await readFeed({ token })).map(getCommand);
      },
    ),
  }),
  ...defineFaults("errors", {
    "instance-with-the-address": {
      operationId: "readAppeal",
      description: "Names the user by their e-mail address in the instance of an error.",
      breaks: "contract",
      createHandler: changeErrors(["readAppeal"], (response, request, { store }) => {
        const email = getPrincipal(request, store)?.account.email;
        if (email === undefined) return undefined;
        return { ...response, body: toJson({ ...bodyOf(response), instance: `/errors/${email}/17` }) };
      }),
      observe: observeResponse("readAppeal", { ...citizen, path: 9_999_999 }),
    },
    "instance-with-the-entered-name": {
      operationId: "registerUser",
      description: "Names a person by the surname that was entered in the instance of an error.",
      breaks: "contract",
      createHandler: changeErrors(["registerUser"], (response, request) => {
        const { surname } = readBody(request);
        if (typeof surname !== "string") return undefined;
        return {
          ...response,
          body: toJson({ ...bodyOf(response), instance: `urn:user:${encodeURIComponent(surname)}` }),
        };
      }),
      observe: observeResponse("registerUser", { body: { name: "Ida", surname: "Berg" } }),
    },
  }),
];
