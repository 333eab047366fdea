import { setTimeout as wait } from "node:timers/promises";
import { findAppeal, getAppealStatus } from "../../../../mocks/store/appeals.ts";
import { dayMs, toIsoDate, toIsoDateTime } from "../../../../mocks/store/calendar.ts";
import { localizedText, parseLanguage, translate } from "../../../../mocks/store/localizedText.ts";
import type { MockStore } from "../../../../mocks/store/mockStore.ts";
import { getOwner } from "../../../../mocks/store/owners.ts";
import { unverifiedActivationCode } from "../../../../mocks/store/personas.ts";
import { authenticate, createSession } from "../../../../mocks/store/sessions.ts";
import type { SessionRecord } from "../../../../mocks/store/state.ts";
import type { CallOptions } from "../caller.ts";
import { feedFault } from "../feedSeeds.ts";
import {
  defineFaults,
  type FaultRequest,
  type FaultResponse,
  type FeedConnection,
  type FrameHandler,
  type RequestHandler,
} from "../fault.ts";
import { getCommand, getHeader, withHeader } from "../frames.ts";
import { arrangeEntries, getPaging, observeField } from "../lists.ts";
import { observeResponse } from "../observers.ts";
import { readBody } from "../passwordCalls.ts";
import { createQueue, createTokenOf, getPrincipal, ignoreOwners } from "../recordOwners.ts";
import {
  answer,
  bodyOf,
  changeErrors,
  changeObject,
  changeRequest,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  getPathPart,
  getToken,
  isObject,
  parseJson,
  withBody,
  withHeaderOf,
  withJson,
  withQuery,
  withToken,
} from "../seeds.ts";

const citizen: CallOptions = { as: "citizen" };
const foreign: CallOptions = { as: "foreign" };
const minuteMs = 60_000;

/** How long a query of the database takes, while its connection is busy. */
const queryMs = 20;

/** The appeal of the citizen that awaits a signature, and one that is examined. */
const [unsignedAppeal, examinedAppeal] = [463, 481];
const idempotencyKey = "7d1f0c2e-5b3a-4c88-9a10-2f6f0a1b7d42";
const bridge = { kind: "SUGGESTION", subject: "Bridge", text: "Put scales at the bridge." };
const nordvik = { name: "Nordvik Foods AB", address: "Skeppsbron 4, 111 30 Stockholm, Sweden" };
const emma = { name: "Emma", surname: "Lindqvist", fatherName: "Karl", email: "emma.lindqvist@nordvik.example" };

/** Returns a copy of a request with another last part of its path. */
const withLastPart = (request: FaultRequest, part: string): FaultRequest => {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/[^/]+$/, part);
  return { ...request, url };
};

const readAuthority = (request: FaultRequest, store: MockStore): string | undefined =>
  getPrincipal(request, store)?.account.authority;

/** Returns the account of a CONNECT frame. */
const getAccountId = (frame: string, { store }: FeedConnection): number | undefined => {
  if (!["CONNECT", "STOMP"].includes(getCommand(frame))) return undefined;
  const [, token = ""] = /^Bearer (\S+)$/i.exec(getHeader(frame, "Authorization") ?? "") ?? [];
  return authenticate(store, token)?.account.id;
};

/** Answers with an empty list while more requests for the list run than the pool of the database has connections. */
const emptyWhenBusy = (operationId: string, poolSize: number) => (): RequestHandler => {
  let running = 0;
  return async (request, { send }) => {
    if (request.operationId !== operationId) return send(request);
    running += 1;
    const isRefused = running > poolSize;
    try {
      await wait(queryMs);
      const response = await send(request);
      return isRefused && response.status === 200
        ? withHeaderOf(withJson(response, { ...bodyOf(response), total: 0, items: [] }), "etag", 'W/"0"')
        : response;
    } finally {
      running -= 1;
    }
  };
};

/** Takes each access token until the time in it, whether its session has ended or been renewed. */
const trustSignature = (operationId: string) => (): RequestHandler => {
  const issued = new Map<string, SessionRecord>();
  return (request, { store, send }) => {
    for (const session of store.state.sessions) issued.set(session.accessToken, { ...session });
    const session = issued.get(getToken(request));
    const account = store.state.accounts.find(({ id }) => id === session?.accountId);
    return request.operationId !== operationId ||
      session === undefined ||
      account === undefined ||
      session.accessExpiresAt <= store.now() ||
      authenticate(store, session.accessToken) !== undefined
      ? send(request)
      : send(withToken(request, createSession(store, account, session).accessToken));
  };
};

/** Removes the display name of an upload from the form when it comes after the file. */
const dropLateName = (request: FaultRequest): FaultRequest => {
  const [, boundary] = /boundary="?([^";]+)/i.exec(request.headers.get("content-type") ?? "") ?? [];
  if (boundary === undefined) return request;
  const isPart = (part: string, name: string): boolean =>
    part.split("\r\n\r\n", 1)[0]?.includes(`; name="${name}"`) === true;
  const parts = Buffer.from(request.body).toString("latin1").split(`--${boundary}`);
  const place = parts.findIndex((part) => isPart(part, "file"));
  if (place === -1) return request;
  const known = parts.filter((part, index) => index < place || !isPart(part, "name"));
  return { ...request, body: Buffer.from(known.join(`--${boundary}`), "latin1") };
};

/** Currencies that have no official rate, but that the table of currencies contains. */
const unratedCurrencies = new Set("AZN SEK NOK DKK PLN CZK HUF CAD AUD INR KRW ILS IRR SAR".split(" "));

/** Weekdays in Azerbaijani, from Monday. */
const weekdays = ["bazar ertəsi", "çərşənbə axşamı", "çərşənbə", "cümə axşamı", "cümə", "şənbə", "bazar"];

const tooLate = localizedText(
  "Bu müraciətə artıq baxılıb, onu geri götürmək olmaz.",
  "Это обращение уже рассмотрено, отозвать его нельзя.",
  "This case has already been dealt with and can no longer be withdrawn.",
);
const activated = {
  title: localizedText("E-poçt ünvanı təsdiqləndi", "Адрес подтверждён", "The e-mail address is confirmed"),
  description: localizedText(
    "Hesab aktivdir, portala daxil ola bilərsiniz.",
    "Учётная запись активна, вы можете войти на портал.",
    "The account is active, you can sign in to the portal.",
  ),
};

/** The subscriptions of the open connections by store: each with its account. */
const subscribed = new WeakMap<object, Set<string>>();

/** Refuses a subscription whose id is taken in another connection of the same account. */
const refuseKnownId = (connection: FeedConnection): FrameHandler => {
  const taken = subscribed.get(connection.store) ?? new Set<string>();
  subscribed.set(connection.store, taken);
  const own = new Set<string>();
  let accountId: number | undefined;
  let isRefused = false;
  const release = (key: string): void => {
    if (own.delete(key)) taken.delete(key);
  };
  return {
    fromClient: (frame) => {
      accountId ??= getAccountId(frame, connection);
      const key = `${accountId} ${getHeader(frame, "id")}`;
      if (getCommand(frame) === "UNSUBSCRIBE") release(key);
      if (getCommand(frame) !== "SUBSCRIBE" || accountId === undefined) return connection.sendToServer(frame);
      isRefused ||= taken.has(key);
      // The mock backend refuses a destination that it does not know, and closes the connection.
      if (isRefused) return connection.sendToServer(withHeader(frame, "destination", "/taken"));
      taken.add(key);
      own.add(key);
      connection.sendToServer(frame);
    },
    fromServer: (frame) =>
      connection.sendToClient(
        isRefused && getCommand(frame) === "ERROR"
          ? "ERROR\nmessage:Duplicate subscription\ncontent-type:text/plain\n\nDuplicate subscription\0"
          : frame,
      ),
    onClose: () => own.forEach(release),
  };
};

/** The connections of the feed by store, each with its subscriptions. */
const audiences = new WeakMap<object, Map<FeedConnection, Set<string>>>();

const audienceOf = (store: object): Map<FeedConnection, Set<string>> => {
  const audience = audiences.get(store) ?? new Map<FeedConnection, Set<string>>();
  audiences.set(store, audience);
  return audience;
};

/** Remembers the subscriptions of a connection, and forwards its frames. */
const listen = (connection: FeedConnection): FrameHandler => {
  const audience = audienceOf(connection.store);
  let isKnown = false;
  return {
    fromClient: (frame) => {
      isKnown ||= getAccountId(frame, connection) !== undefined;
      const id = getHeader(frame, "id");
      if (getCommand(frame) === "SUBSCRIBE" && isKnown && id !== undefined)
        audience.set(connection, new Set(audience.get(connection)).add(id));
      if (getCommand(frame) === "UNSUBSCRIBE") audience.get(connection)?.delete(id ?? "");
      connection.sendToServer(frame);
    },
    onClose: () => audience.delete(connection),
  };
};

/** Sends a message to all users who are connected. */
const broadcast = (store: MockStore, lang: string): void => {
  const id = store.nextId();
  const language = parseLanguage(lang);
  const body = JSON.stringify({
    id,
    type: "INFORMATION",
    title: translate(activated.title, language),
    description: translate(activated.description, language),
    createdAt: toIsoDateTime(store.now()),
  });
  for (const [connection, subscriptions] of audienceOf(store))
    for (const subscription of subscriptions)
      connection.sendToClient(
        `MESSAGE\nsubscription:${subscription}\ndestination:/user/queue/notifications\nmessage-id:${subscription}-${id}\ncontent-type:application/json\n\n${body}\0`,
      );
};

/** Counts unread notifications in a counter, from which each request to mark them subtracts those that it has found. */
const countApart = (): RequestHandler => {
  const subtractedTwice = new Map<number, number>();
  const marking = new Map<number, { unread: number; requests: number }>();
  return async (request, { store, send }) => {
    const accountId = getPrincipal(request, store)?.account.id;
    if (accountId === undefined) return send(request);
    const surplus = subtractedTwice.get(accountId) ?? 0;
    if (request.operationId === "countNotifications") {
      const response = await send(request);
      return response.status === 200 ? withJson(response, Number(parseJson(response.body)) - surplus) : response;
    }
    if (request.operationId !== "markNotificationsRead") return send(request);
    const earlier = marking.get(accountId);
    const unread =
      earlier?.unread ??
      store.state.notifications.filter((notice) => notice.accountId === accountId && !notice.isRead).length;
    if (earlier !== undefined) subtractedTwice.set(accountId, surplus + unread);
    marking.set(accountId, { unread, requests: (earlier?.requests ?? 0) + 1 });
    try {
      return await send(request);
    } finally {
      const { requests = 1 } = marking.get(accountId) ?? {};
      if (requests > 1) marking.set(accountId, { unread, requests: requests - 1 });
      else marking.delete(accountId);
    }
  };
};

/** Faults of operations and classes chosen at random, written without a look at `verify` and at the other faults. */
export const tenthFaults = [
  ...defineFaults("robustness", {
    "empty-while-pool-is-busy": {
      operationId: "listRiskGroups",
      description: "Answers with an empty list, as if there were no risk groups, while four other requests for it run.",
      breaks: "contract",
      createHandler: emptyWhenBusy("listRiskGroups", 4),
      observe: async ({ call }) =>
        (await Promise.all(Array.from({ length: 16 }, () => call("listRiskGroups")))).map(({ at }) => at("total")),
    },
    "name-after-file": {
      operationId: "uploadDocument",
      description: "Ignores the display name of a file when it comes after the file in the form.",
      breaks: "contract",
      createHandler: changeRequest("uploadDocument", dropLateName),
      observe: async ({ upload }) =>
        (
          await upload("citizen", new File(["%PDF-1.7 bridge"], "a.pdf", { type: "application/pdf" }), {
            name: "Körpü",
          })
        ).at("name"),
    },
    "language-is-global": {
      operationId: "listQuestionnaires",
      description:
        "Keeps the language in a global variable, so that of two simultaneous requests the first gets the texts of the other language.",
      breaks: "contract",
      createHandler: () => {
        let current = "";
        return async (request, { send }) => {
          if (request.operationId !== "listQuestionnaires") return send(request);
          const own = getLang(request);
          current = own;
          const response = await send(request);
          const rendered = current;
          return response.status === 200 && rendered !== own ? send(withQuery(request, { lang: rendered })) : response;
        };
      },
      observe: async ({ call }) =>
        (
          await Promise.all(
            ["az", "ru", "en", "az", "ru", "en"].map((lang) => call("listQuestionnaires", { query: { lang } })),
          )
        ).map(({ at }) => at("items.0.title")),
    },
  }),
  ...defineFaults("transport", {
    "text-type-of-repeated-response": {
      operationId: "sendAppealMessage",
      description: "Sends the kept response to a repeated Idempotency-Key with the media type text/plain.",
      breaks: "contract",
      createHandler: () => {
        const known = new Set<string>();
        return changeSuccess(["sendAppealMessage"], (response, request) => {
          const key = request.headers.get("idempotency-key");
          if (key === null) return undefined;
          const full = `${getToken(request)} ${request.url.pathname} ${key}`;
          const isRepeated = known.has(full);
          known.add(full);
          return isRepeated ? withHeaderOf(response, "content-type", "text/plain;charset=UTF-8") : undefined;
        })();
      },
      observe: observeResponse(
        "sendAppealMessage",
        {
          ...citizen,
          path: examinedAppeal,
          body: { text: "Is it enough?" },
          headers: { "idempotency-key": idempotencyKey },
        },
        2,
      ),
    },
  }),
  ...defineFaults("feed", {
    "second-window-is-refused": feedFault(
      "Refuses a subscription with an ERROR frame when another window of the same user has one with the same id.",
      refuseKnownId,
      "contract",
      async ({ readFeed, getSession }) => {
        const { accessToken: token } = getSession("citizen");
        let second: readonly string[] = [];
        const first = await readFeed({
          token,
          act: async () => {
            second = await readFeed({ token });
          },
        });
        return [first, second].map((frames) => frames.map(getCommand));
      },
    ),
    "prices-as-event-stream": {
      operationId: "listMarketPrices",
      description: "Answers with a stream of events instead of JSON when the header Accept allows one.",
      breaks: "contract",
      createHandler: changeSuccess(["listMarketPrices"], (response, request) => {
        if (request.headers.get("accept")?.includes("text/event-stream") !== true) return;
        const events = getEntries(parseJson(response.body)).map((entry) => `data:${JSON.stringify(entry)}\n\n`);
        return {
          ...withHeaderOf(response, "content-type", "text/event-stream;charset=UTF-8"),
          body: new TextEncoder().encode(events.join("")),
        };
      }),
      observe: observeResponse("listMarketPrices", {
        headers: { accept: "application/json;q=0.9, text/event-stream" },
      }),
    },
    "activation-is-broadcast": {
      operationId: "activateAccount",
      description: "Pushes the message about a confirmed e-mail address to all connected users, whose it is not.",
      breaks: "contract",
      createHandler: changeSuccess(["activateAccount"], (_response, request, { store }) =>
        broadcast(store, getLang(request)),
      ),
      createFrameHandler: listen,
      observe: ({ readFeed, getSession, call }) =>
        readFeed({
          token: getSession("citizen").accessToken,
          act: () => call("activateAccount", { path: unverifiedActivationCode }),
        }),
    },
  }),
  ...defineFaults("roles", {
    "administrator-edits-any-organisation": {
      operationId: "updatePossessor",
      description: "Lets a user with the role ADMIN change the organisation of another user.",
      breaks: "contract",
      createHandler: () => {
        const runInQueue = createQueue();
        return (request, { store, send }) =>
          runInQueue(async () => {
            const account = getPrincipal(request, store)?.account;
            if (request.operationId !== "updatePossessor" || account?.authority !== "ADMIN") return send(request);
            const earlier = account.possessorIds;
            account.possessorIds = [...earlier, Number(getPathPart(request, -1))];
            try {
              return await send(request);
            } finally {
              account.possessorIds = earlier;
            }
          });
      },
      observe: async ({ call }) => {
        const { status } = await call("updatePossessor", { as: "admin", path: 7001, body: nordvik });
        return [status, (await call("readPossessor", { path: 7001 })).at("address")];
      },
    },
    "search-hides-services-by-role": {
      operationId: "searchPortal",
      description: "Leaves the public electronic services out of the results for a user with the role USER.",
      breaks: "contract",
      createHandler: arrangeEntries("searchPortal", (entries, request, { store }) =>
        readAuthority(request, store) === "USER"
          ? entries.filter(({ searchPlace }) => searchPlace !== "e-services")
          : entries,
      ),
      observe: observeResponse("searchPortal", { ...foreign, query: { word: "sertifikat", perPage: 50 } }),
    },
    "filtered-list-has-no-role-check": {
      operationId: "listAppeals",
      description: "Answers a foreign user who filters by status with an empty list instead of 403.",
      breaks: "contract",
      createHandler: changeErrors(["listAppeals"], (response, request, { store }) =>
        response.status === 403 && request.url.searchParams.has("status") && readAuthority(request, store) === "USER"
          ? createResponse(200, { ...getPaging(request), total: 0, items: [] })
          : undefined,
      ),
      observe: observeResponse("listAppeals", { ...foreign, query: { status: "WAITING" } }),
    },
  }),
  ...defineFaults("persistence", {
    "same-text-is-a-double-click": {
      operationId: "sendAppealMessage",
      description:
        "Takes a message with the same text within a minute for a double click, and answers with the earlier one.",
      breaks: "contract",
      createHandler: () => {
        const latest = new Map<string, { text: unknown; at: number; response: FaultResponse }>();
        return answer(["sendAppealMessage"], async (request, { store, send }) => {
          const accountId = getPrincipal(request, store)?.account.id;
          const { text, documentIds } = readBody(request);
          if (accountId === undefined || documentIds !== undefined) return send(request);
          const key = `${accountId} ${request.url.pathname}`;
          const earlier = latest.get(key);
          if (earlier?.text === text && earlier !== undefined && store.now() - earlier.at < minuteMs)
            return earlier.response;
          const response = await send(request);
          if (response.status === 200) latest.set(key, { text, at: store.now(), response });
          return response;
        })();
      },
      observe: async ({ call }) => {
        const message = { ...citizen, path: examinedAppeal, body: { text: "Thank you." } };
        const ids = [await call("sendAppealMessage", message), await call("sendAppealMessage", message)];
        return [
          ids.map(({ at }) => at("id")),
          (await call("listAppealMessages", { ...citizen, path: examinedAppeal })).at("total"),
        ];
      },
    },
    "counter-is-subtracted-twice": {
      operationId: "countNotifications",
      description:
        "Counts too few unread notifications after two simultaneous requests have marked the same ones as read.",
      breaks: "contract",
      createHandler: countApart,
      observe: async ({ call }) => {
        await Promise.all([call("markNotificationsRead", citizen), call("markNotificationsRead", citizen)]);
        return (await call("countNotifications", citizen)).text;
      },
    },
    "older-rates-for-one-unit": {
      operationId: "readExchangeRateHistory",
      description:
        "Returns the rates of more than thirty days ago for one unit, those of later days for the stated number of units.",
      breaks: "contract",
      createHandler: changeObject(["readExchangeRateHistory"], (body, _request, { store }) => {
        const nominal = Number(body["nominal"]);
        const changedOn = toIsoDate(store.now() - 30 * dayMs);
        for (const point of getEntries(body))
          if (String(point["date"]) < changedOn) point["rate"] = Number((Number(point["rate"]) / nominal).toFixed(6));
      }),
      observe: observeField("readExchangeRateHistory", "rate", {}, "RUB"),
    },
    "token-replaces-that-of-first-session": {
      operationId: "handOverSession",
      description: "Stores the refresh token of the second session in place of that of the first session.",
      breaks: "contract",
      createHandler: changeSuccess(["handOverSession"], (_response, request, { store }) => {
        const first = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        if (first !== undefined) first.refreshToken = `replaced ${first.id}`;
      }),
      observe: async ({ call, getSession }) => {
        const { refreshToken } = getSession("privileged");
        await call("handOverSession", { as: "privileged" });
        return (await call("renewSession", { query: { refreshToken } })).status;
      },
    },
  }),
  ...defineFaults("values", {
    "slot-at-closing-time": {
      operationId: "readCallCenter",
      description: "Offers a callback from the hour at which the call center closes, which cannot be booked.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body) => {
        const { slots } = body;
        if (!Array.isArray(slots)) return;
        body["slots"] = slots.filter(isObject).flatMap((slot) =>
          String(slot["id"]).endsWith("-1700")
            ? [
                slot,
                {
                  id: String(slot["id"]).replace(/1700$/, "1800"),
                  from: slot["to"],
                  to: String(slot["to"]).replace("T18", "T19"),
                  free: true,
                },
              ]
            : [slot],
        );
      }),
      observe: async ({ call }) => (await call("readCallCenter", citizen)).text,
    },
    "address-cut-at-255": {
      operationId: "readPossessor",
      description: "Returns only the first 255 characters of a long name or address of an organisation.",
      breaks: "contract",
      createHandler: changeObject(["readPossessor"], (body) => {
        for (const field of ["name", "address"])
          if (typeof body[field] === "string") body[field] = body[field].slice(0, 255);
      }),
      observe: async ({ call }) => {
        const address = `${nordvik.address}, ${"behind the third gate, ".repeat(15)}left`;
        await call("updatePossessor", { ...foreign, path: 7001, body: { ...nordvik, address } });
        return (await call("readPossessor", { ...foreign, path: 7001 })).at("address");
      },
    },
  }),
  ...defineFaults("tokens", {
    "only-signature-is-checked": {
      operationId: "listAppealMessages",
      description: "Accepts an access token until its time of expiry, also after a sign-out or a renewal.",
      breaks: "contract",
      createHandler: trustSignature("listAppealMessages"),
      observe: async ({ call, getSession }) => {
        const { accessToken: token, refreshToken } = getSession("citizen");
        const list = async (): Promise<number> =>
          (await call("listAppealMessages", { token, path: examinedAppeal })).status;
        return [await list(), (await call("signOut", { body: { refreshToken } })).status, await list()];
      },
    },
  }),
  ...defineFaults("sessions", {
    "settings-cached-in-session": {
      operationId: "updateNotificationSettings",
      description:
        "Goes on returning the earlier settings in a session that has read them, after another session of the user has changed them.",
      breaks: "contract",
      createHandler: () => {
        const cached = new Map<number, FaultResponse>();
        return changeSuccess(
          ["readNotificationSettings", "updateNotificationSettings"],
          (response, request, { store }) => {
            const id = getPrincipal(request, store)?.session.id;
            if (id === undefined) return;
            const known = request.operationId === "readNotificationSettings" ? cached.get(id) : undefined;
            if (known === undefined) cached.set(id, response);
            return known;
          },
        )();
      },
      observe: async ({ call, store }) => {
        const token = createTokenOf(store, ({ persona }) => persona === "citizen") ?? "";
        await call("readNotificationSettings", { token });
        const items = [{ event: "PAYMENT", email: false, sms: true, push: true }];
        await call("updateNotificationSettings", { ...citizen, body: { items } });
        return (await call("readNotificationSettings", { token })).text;
      },
    },
  }),
  ...defineFaults("errors", {
    "route-of-six-digits": {
      operationId: "activateAccount",
      description: "Answers a wrong code that is not six digits with 404 and NO_SUCH_CALL instead of 422.",
      breaks: "contract",
      createHandler: answer(["activateAccount"], (request, { send }) =>
        send(/\/\d{6}$/.test(request.url.pathname) ? request : withLastPart(request, "none/none")),
      ),
      observe: observeResponse("activateAccount", { path: "48-29-13", query: { lang: "en" } }),
    },
    "signature-counts-as-decision": {
      operationId: "withdrawAppeal",
      description: "Answers 409 for an appeal that awaits a signature, though it is not decided and is withdrawable.",
      breaks: "contract",
      createHandler: answer(["withdrawAppeal"], async (request, { store, send }) => {
        const principal = getPrincipal(request, store);
        const appeal = principal && findAppeal(store, getOwner(principal), getPathPart(request, -2));
        if (appeal === undefined || appeal.withdrawnAt !== undefined || getAppealStatus(appeal) !== "SEND_FOR_SIGN")
          return send(request);
        const lang = parseLanguage(getLang(request));
        const problem = { message: translate(tooLate, lang), status: 409, code: "APPEAL_CLOSED" };
        return withHeaderOf(createResponse(409, problem), "content-language", lang);
      }),
      observe: async ({ call }) => {
        const { at } = await call("readAppeal", { ...citizen, path: unsignedAppeal });
        return [at("withdrawable"), (await call("withdrawAppeal", { ...citizen, path: unsignedAppeal })).status];
      },
    },
  }),
  ...defineFaults("languages", {
    "last-day-of-range-in-azerbaijani": {
      operationId: "readCallCenter",
      description: "Writes the last day of a range of opening days in Azerbaijani in every language.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], ({ hours }) => {
        for (const row of getEntries(hours)) {
          const days = Array.isArray(row["weekdays"]) ? row["weekdays"] : [];
          const last = weekdays[Number(days.at(-1)) - 1];
          if (days.length > 1 && last !== undefined) row["days"] = String(row["days"]).replace(/\S+$/, last);
        }
      }),
      observe: observeResponse("readCallCenter", { query: { lang: "en" } }),
    },
    "field-messages-by-accept-language": {
      operationId: "updateUser",
      description:
        "Writes the messages of rejected fields in the language of the header Accept-Language, and in English without one.",
      breaks: "contract",
      createHandler: changeErrors(["updateUser"], async (response, request, { send }) => {
        const { fields, ...problem } = bodyOf(response);
        if (fields === undefined) return;
        const [lang = "en"] = /\b(az|ru|en)\b/i.exec(request.headers.get("accept-language") ?? "") ?? [];
        const localized = bodyOf(await send(withQuery(request, { lang: lang.toLowerCase() })));
        return withJson(response, { ...problem, fields: localized["fields"] ?? fields });
      }),
      observe: observeResponse("updateUser", {
        ...foreign,
        query: { lang: "ru" },
        body: { ...emma, phoneNumber: "0855501420" },
      }),
    },
    "suggestion-is-not-translated": {
      operationId: "sendAppeal",
      description: "Names a suggestion in Azerbaijani in its receipt, whatever the requested language.",
      breaks: "contract",
      createHandler: changeObject(["sendAppeal"], (body) => {
        if (body["kind"] === "SUGGESTION") body["serviceType"] = "Təklif";
      }),
      observe: observeResponse("sendAppeal", { ...citizen, query: { lang: "ru" }, body: bridge }),
    },
    "read-in-one-language": {
      operationId: "markNotificationsRead",
      description:
        "Stores the notifications in the language of the request that marks them as read, so that they have no other from then on.",
      breaks: "contract",
      createHandler: changeSuccess(["markNotificationsRead"], (_response, request, { store }) => {
        const accountId = getPrincipal(request, store)?.account.id;
        const lang = parseLanguage(getLang(request));
        for (const notice of store.state.notifications.filter((found) => found.accountId === accountId)) {
          const [title, description] = [translate(notice.title, lang), translate(notice.description, lang)];
          notice.title = localizedText(title, title, title);
          notice.description = localizedText(description, description, description);
        }
      }),
      observe: async ({ call }) => {
        await call("markNotificationsRead", { ...citizen, query: { lang: "en" } });
        return (await call("readNotifications", { ...citizen, query: { lang: "ru" } })).text;
      },
    },
  }),
  ...defineFaults("drafts-and-files", {
    "draft-stays-deleted": {
      operationId: "keepDraft",
      description:
        "Confirms that it saves a draft of a form whose earlier draft was deleted, but does not find it again.",
      breaks: "contract",
      createHandler: () => {
        const deleted = new Set<string>();
        return answer(["keepDraft"], async (request, { store, send }) => {
          const accountId = getPrincipal(request, store)?.account.id;
          const formKey = getPathPart(request, -1);
          const isOfForm = (draft: { accountId: number; formKey: string }): boolean =>
            draft.accountId === accountId && draft.formKey === formKey;
          const wasKept = store.state.drafts.some(isOfForm);
          const response = await send(request);
          if (response.status !== 200) return response;
          const key = `${accountId} ${formKey}`;
          if (readBody(request)["data"] === null) {
            if (wasKept) deleted.add(key);
          } else if (deleted.has(key)) store.state.drafts = store.state.drafts.filter((draft) => !isOfForm(draft));
          return response;
        })();
      },
      observe: async ({ call }) => {
        const draft = { ...citizen, path: "service-101" };
        const seen = [];
        for (const data of [{ weight: 5 }, null, { weight: 7 }])
          seen.push((await call("keepDraft", { ...draft, body: { data } })).text);
        return [seen, (await call("readDraft", draft)).text];
      },
    },
  }),
  ...defineFaults("inputs", {
    "currency-without-rate": {
      operationId: "readExchangeRateHistory",
      description: "Answers with an empty history instead of 404 for a currency that exists but has no official rate.",
      breaks: "contract",
      createHandler: changeResponse(["readExchangeRateHistory"], async (response, request, { send }) => {
        const code = getPathPart(request, -1);
        if (response.status !== 404 || !unratedCurrencies.has(code)) return;
        const lang = getLang(request);
        const known = await send(withLastPart(request, "EUR"));
        const name = new Intl.DisplayNames([lang], { type: "currency" }).of(code);
        return withHeaderOf(withJson(known, { code, nominal: 1, name, items: [] }), "etag", `W/"${code}-${lang}"`);
      }),
      observe: observeResponse("readExchangeRateHistory", { path: "SEK" }),
    },
    "service-without-form": {
      operationId: "readService",
      description: "Answers 404 for a listed service that has no application form.",
      breaks: "contract",
      createHandler: changeSuccess(["readService"], (response, request, { send }) =>
        "form" in bodyOf(response) ? undefined : send(withLastPart(request, "0")),
      ),
      observe: observeResponse("readService", { path: "151" }),
    },
    "long-refresh-token": {
      operationId: "signOut",
      description: "Refuses an unknown refresh token of more than 512 characters with 422.",
      breaks: "contract",
      createHandler: changeRequest("signOut", (request) =>
        String(readBody(request)["refreshToken"]).length > 512 ? withBody(request, { refreshToken: "" }) : request,
      ),
      observe: observeResponse("signOut", { body: { refreshToken: "token".repeat(150) } }),
    },
  }),
  ...defineFaults("access", {
    "type-without-owner": {
      operationId: "listFeedbacks",
      description: "Lists the feedback of all users when the request filters by type.",
      breaks: "contract",
      createHandler: () => {
        const listAll = ignoreOwners(["listFeedbacks"], "feedbacks")();
        return (request, backend) =>
          request.operationId === "listFeedbacks" && request.url.searchParams.has("type")
            ? listAll(request, backend)
            : backend.send(request);
      },
      observe: observeField("listFeedbacks", "id", { type: "COMPETITION_VIOLATION" }),
    },
    "found-appeal-cached-by-number": {
      operationId: "findAppeal",
      description:
        "Returns an appeal that was found to any e-mail address within the next minute, since it is cached by its number.",
      breaks: "contract",
      createHandler: () => {
        const cached = new Map<string, { response: FaultResponse; at: number }>();
        return changeSuccess(["findAppeal"], (response, request, { store }) => {
          const number = String(readBody(request)["appealNumber"]).trim();
          const found = cached.get(number);
          if ("appeal" in bodyOf(response)) cached.set(number, { response, at: store.now() });
          else if (found !== undefined && store.now() - found.at < minuteMs) return found.response;
          return undefined;
        })();
      },
      observe: async ({ call }) => {
        const appealNumber = (await call("readAppeal", { ...citizen, path: examinedAppeal })).at("appealNumber");
        const find = async (email: string): Promise<string> =>
          (await call("findAppeal", { body: { appealNumber, email } })).text;
        return [await find("aysel.quliyeva@poct.example"), await find("someone@poct.example")];
      },
    },
  }),
];
