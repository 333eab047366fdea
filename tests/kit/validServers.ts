import { crc32 } from "node:zlib";
import { getAppealStatus } from "../../mocks/store/appeals.ts";
import { transitionAppeal } from "../../mocks/store/appealWorkflow.ts";
import { addDays, toIsoDate } from "../../mocks/store/calendar.ts";
import { matchesQuery } from "../../mocks/store/searchIndex.ts";
import { questionNotification } from "../../mocks/store/notifications.ts";
import type { FaultRequest, FaultResponse, RequestHandler } from "../../openapi/kit/mutants/fault.ts";
import {
  arrangeEntries,
  createPage as createListPage,
  readAllEntries,
} from "../../openapi/kit/mutants/shared/lists.ts";
import {
  answer,
  readBody,
  changeEntries,
  changeJson,
  changeObject,
  changeResponse,
  createResponse,
  getEntries,
  getLang,
  getPathPart,
  getToken,
  mapTexts,
  parseJson,
  withBody,
  withJson,
  withQuery,
  type JsonObject,
} from "../../openapi/kit/mutants/shared/seeds.ts";
import { withHeaderOf, withoutHeader, withToken } from "../../openapi/kit/mutants/shared/headers.ts";
import { isRecord } from "../../src/config/isRecord.ts";

/** Returns a price and another one of the same product. */
export const copyPrice = (price: JsonObject): readonly JsonObject[] => [
  price,
  { ...price, id: `${String(price["id"])}-2` },
];

/** A server that does in an unusual way what the contract leaves open. `verify` must find nothing in the operation. */
export type ValidServer = {
  name: string;
  operationId: string;
  createHandler: () => RequestHandler;
  /** Whether verify cannot advance its clock, so that what is sent one after the other has the same time. */
  hasOwnClock?: boolean;
};

const refusals = {
  az: "Fayl qəbul edilmədi.",
  ru: "Файл не принят.",
  en: "The file has not been accepted.",
};

/** Returns an error with a message in the language of the request. */
function refuse(
  request: FaultRequest,
  status: number,
  code: string,
  messages: Readonly<Record<string, string>>,
  field?: string,
): FaultResponse {
  const lang = getLang(request);
  const message = messages[lang];
  const problem = { message, code, ...(field !== undefined && { fields: [{ field, message }] }) };
  return withHeaderOf(createResponse(status, problem), "content-language", lang);
}

const refuseFile = (request: FaultRequest, field: string): FaultResponse =>
  refuse(request, 422, "NOT_ACCEPTED", refusals, field);

/** Returns the part of a multipart body that begins as a PNG. `Response.formData()` takes half a minute for 20 MB. */
function findPng({ body, headers }: FaultRequest): Buffer | undefined {
  const bytes = Buffer.from(body);
  const start = bytes.indexOf("\u0089PNG", 0, "latin1");
  const [, boundary = ""] = /boundary="?([^";]+)/.exec(headers.get("content-type") ?? "") ?? [];
  return start === -1 ? undefined : bytes.subarray(start, bytes.indexOf(`\r\n--${boundary}`, start));
}

/** Returns whether a PNG consists of chunks with the right checksums, and ends with the one that ends the picture. */
function isUndamagedPng(bytes: Buffer): boolean {
  const chunkFrame = 12;
  for (let start = 8; start + chunkFrame <= bytes.length;) {
    const end = start + bytes.readUInt32BE(start) + chunkFrame;
    if (end > bytes.length || crc32(bytes.subarray(start + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    if (bytes.toString("latin1", start + 4, start + 8) === "IEND") return end === bytes.length;
    start = end;
  }
  return false;
}

const takenMessages = {
  az: "Bu vaxt artıq tutulub. Başqa vaxt seçin.",
  ru: "Это время уже занято. Выберите другое.",
  en: "This time has been taken meanwhile. Choose another one.",
};

type Slot = { id: unknown; free: boolean };

/** Servers where somebody else does something at the same moment. */
const busyServers: readonly ValidServer[] = [
  {
    name: "counts the answers of other users meanwhile",
    operationId: "sendEvaluation",
    createHandler: () => {
      const period = 5;
      let count = 0;
      let other: FaultRequest | undefined;
      return async (request, { send }) => {
        const response = await send(request);
        if (request.operationId !== "sendEvaluation" || response.status !== 200) return response;
        const headers = new Headers({ "content-type": "application/json" });
        other ??= { ...request, headers };
        count += 1;
        if (count % period === 1) await send(other);
        return response;
      };
    },
  },
  {
    name: "counts answers while its summary is read",
    operationId: "readEvaluationSummary",
    createHandler: () => {
      const period = 37;
      let count = 0;
      return async (request, { send }) => {
        const response = await send(request);
        if (request.operationId !== "readEvaluationSummary" || (count += 1) % period !== 0) return response;
        const url = new URL("/api/evaluations/public", request.url);
        const other = { ...request, headers: new Headers({ "content-type": "application/json" }), url };
        const [list] = getEntries(parseJson((await send({ ...other, method: "GET" })).body));
        const questions = Array.isArray(list?.["questions"]) ? list["questions"].filter(isRecord) : [];
        const answers = questions.map(({ id }) => ({ questionId: id, answer: "YES" }));
        await send({ ...withBody(other, { questionnaireId: list?.["id"], answers }), method: "POST" });
        return response;
      };
    },
  },
  {
    name: "gives the times for calls to other users meanwhile",
    operationId: "requestCallback",
    createHandler: () => {
      const period = 13;
      const taken = new Set<string>();
      let latestId: string | undefined;
      let count = 0;
      return async (request, { send }) => {
        if (request.operationId === "requestCallback") {
          const body = parseJson(request.body);
          const slot = String(isRecord(body) ? body["slot"] : undefined);
          // Somebody else gets the latest time just before those who ask for it.
          if (slot === latestId) {
            taken.add(slot);
            latestId = undefined;
          }
          if (taken.has(slot)) return refuse(request, 409, "SLOT_TAKEN", takenMessages);
        }
        const response = await send(request);
        const body = request.operationId === "readCallCenter" ? parseJson(response.body) : undefined;
        if (!isRecord(body) || response.status !== 200) return response;
        const slots = body["slots"] as readonly Slot[];
        const free = slots.filter((slot) => slot.free && !taken.has(String(slot.id)));
        count += 1;
        if (count === 1) latestId = String(free.at(-1)?.id);
        const middle = free[Math.floor(free.length / 2)];
        if (count % period === 0 && middle !== undefined) taken.add(String(middle.id));
        return withJson(response, {
          ...body,
          slots: slots.map((slot) => ({ ...slot, free: slot.free && !taken.has(String(slot.id)) })),
        });
      };
    },
  },
  {
    name: "notifies the user of something else meanwhile",
    operationId: "readNotificationSettings",
    createHandler: () => {
      let count = 0;
      return async (request, { send, store }) => {
        if (request.operationId === "readNotifications") count += 1;
        if (count === 2) store.pushNotification("director", questionNotification);
        return send(request);
      };
    },
  },
];

/** Servers that take fewer files than the mock backend. */
const strictServers: readonly ValidServer[] = [
  {
    name: "refuses a damaged PNG, and one with something after its end",
    operationId: "uploadDocument",
    createHandler: answer(["uploadDocument"], async (request, { send }) => {
      const response = await send(request);
      if (response.status !== 200) return response;
      const png = findPng(request);
      return png !== undefined && !isUndamagedPng(png) ? refuseFile(request, "file") : response;
    }),
  },
  {
    name: "refuses a file that does not contain the report",
    operationId: "submitReport",
    createHandler: answer(["submitReport"], async (request, { send }) => {
      const response = await send(request);
      return response.status === 200 ? refuseFile(request, "documentId") : response;
    }),
  },
  {
    name: "refuses a value that it does not know before it looks at the key",
    operationId: "sendFeedback",
    createHandler: answer(["sendFeedback"], async (request, { send }) => {
      const { type, category } = readBody(request);
      const isUnknown = [type, category].some((value) => typeof value === "string" && value.endsWith("x"));
      const response = await send(request);
      return isUnknown && response.status === 422 ? refuse(request, 400, "INVALID_PARAMETERS", refusals) : response;
    }),
  },
  ...(["signOut", "handOverSession"] as const).map((operationId) => ({
    name: "refuses the choice of an account without an organisation",
    operationId,
    createHandler: answer(["chooseAccount"], (request, { send }) =>
      request.url.searchParams.has("certNumber")
        ? send(request)
        : Promise.resolve(refuse(request, 400, "INVALID_PARAMETERS", refusals)),
    ),
  })),
  {
    name: "starts no payment of 0",
    operationId: "startPayment",
    createHandler: answer(["startPayment"], async (request, { send, store }) => {
      const payment = store.state.payments.find(({ id }) => String(id) === getPathPart(request, -2));
      return payment?.serviceFee === 0 && payment.governmentFee === 0
        ? refuse(request, 409, "ALREADY_PAID", refusals)
        : send(request);
    }),
  },
  {
    name: "answers a sign-out with 204",
    operationId: "signOut",
    createHandler: changeResponse(["signOut"], (response) =>
      response.status === 200 ? createResponse(204, undefined) : response,
    ),
  },
  {
    name: "takes each file for one report",
    operationId: "submitReport",
    createHandler: () => {
      const reportByFile = new Map<unknown, string>();
      return async (request, { send }) => {
        const response = await send(request);
        const body = parseJson(request.body);
        if (request.operationId !== "submitReport" || response.status !== 200 || !isRecord(body)) return response;
        const report = getPathPart(request, -1);
        const known = reportByFile.get(body["documentId"]) ?? report;
        reportByFile.set(body["documentId"], known);
        return known === report ? response : refuseFile(request, "documentId");
      };
    },
  },
];

const mediaTypeMessages = {
  az: "Sorğunun formatı dəstəklənmir.",
  ru: "Формат запроса не поддерживается.",
  en: "The format of the request is not supported.",
};

const limitMessages = {
  az: "Cəhdlərin sayı çoxdur. Bir dəqiqədən sonra yenidən cəhd edin.",
  ru: "Слишком много попыток. Попробуйте снова через минуту.",
  en: "Too many attempts. Try again in one minute.",
};

/** Returns the refusal of a request of which there were too many. */
export const refuseAttempt = (request: FaultRequest): FaultResponse =>
  withHeaderOf(refuse(request, 429, "TOO_MANY_REQUESTS", limitMessages), "retry-after", "60");

/** Returns the page of a web server for an error. */
const createPage = (status: number): FaultResponse => ({
  ...withHeaderOf(createResponse(status, ""), "content-type", "text/html"),
  body: new TextEncoder().encode("<h1>Error</h1>"),
});

/** Servers with something in front of them that judges a request before its content. */
const gatewayServers: readonly ValidServer[] = [
  ...[
    { operationId: "uploadDocument", type: "multipart/form-data" },
    { operationId: "sendRemark", type: "application/json" },
  ].map(({ operationId, type }) => ({
    name: "answers 415 to a body without the declared media type",
    operationId,
    createHandler: answer([operationId], async (request, { send }) => {
      const isDeclared = request.headers.get("content-type")?.startsWith(type) === true;
      const response = await send(request);
      return isDeclared || response.status < 400 || response.status === 401
        ? response
        : refuse(request, 415, "UNSUPPORTED_MEDIA_TYPE", mediaTypeMessages);
    }),
  })),
  {
    name: "has a web server that knows no path with a slash or U+0000 in its parts",
    operationId: "readDraft",
    createHandler: answer(["readDraft"], (request, { send }) =>
      /%00|%2F/i.test(request.url.pathname) ? Promise.resolve(createPage(404)) : send(request),
    ),
  },
  {
    name: "has a gateway that takes 2 KB of query",
    operationId: "listStandards",
    createHandler: answer(["listStandards"], (request, { send }) =>
      request.url.search.length > 2048 ? Promise.resolve(createPage(414)) : send(request),
    ),
  },
  {
    name: "has a gateway that takes 21 MB",
    operationId: "uploadDocument",
    createHandler: answer(["uploadDocument"], (request, { send }) =>
      request.body.length > 21 * 1024 * 1024 ? Promise.resolve(createPage(413)) : send(request),
    ),
  },
  {
    name: "takes ten remarks from one client",
    operationId: "sendRemark",
    createHandler: () => {
      let count = 0;
      return (request, { send }) =>
        request.operationId === "sendRemark" && (count += 1) > 10
          ? Promise.resolve(refuseAttempt(request))
          : send(request);
    },
  },
];

/** The numbers in the contract and in the sample data. */
const knownVoen = /^17000000\d\d$/;

/** Changes each appeal, by its age in days. */
const changeAppeals = (change: (appeal: JsonObject, ageDays: number) => void): ValidServer["createHandler"] =>
  changeJson(["listAppeals", "readAppeal"], (value, _request, { store }) => {
    for (const appeal of getEntries(value))
      change(appeal, (store.now() - Date.parse(String(appeal["appealDate"]))) / 86_400_000);
  });

/** Servers whose registers have what is no fault. */
const registerServers: readonly ValidServer[] = [
  {
    name: "lists two editions of a standard with one designation",
    operationId: "listStandards",
    createHandler: answer(["listStandards"], async (request, backend) => {
      const valid = await backend.send(request);
      if (valid.status !== 200) return valid;
      const word = request.url.searchParams.get("word");
      const { response, entries } = await readAllEntries(withQuery(request, { word: undefined }), backend);
      const { compare } = new Intl.Collator("en", { numeric: true });
      const editions = entries
        .map(({ designation, replacedBy, ...entry }): JsonObject => ({
          ...entry,
          designation: replacedBy ?? designation,
          ...(replacedBy !== undefined && { replacedBy }),
        }))
        .filter(({ designation, title }) => word === null || matchesQuery(word, String(designation), String(title)))
        .toSorted((left, right) => compare(String(left["designation"]), String(right["designation"])));
      return createListPage(response, request, editions);
    }),
  },
];

/** Servers that process appeals in another way. */
const appealServers: readonly ValidServer[] = [
  {
    name: "takes up each appeal as soon as it receives it",
    operationId: "correctAppeal",
    createHandler: changeObject(["sendAppeal"], ({ id }, _request, { store }) => {
      const appeal = store.state.appeals.find((sent) => sent.id === id);
      if (appeal !== undefined && getAppealStatus(appeal) === "WAITING") transitionAppeal(store, appeal, "IN_PROCESS");
    }),
  },
  {
    name: "looks up the number of a business in a register",
    operationId: "correctAppeal",
    createHandler: answer(["correctAppeal"], async (request, { send }) => {
      const body = parseJson(request.body);
      const counterparty = isRecord(body) && isRecord(body["counterparty"]) ? body["counterparty"] : {};
      const voen = counterparty["voen"];
      const isUnknown = /^\d{10}$/.test(String(voen)) && !knownVoen.test(String(voen));
      return isUnknown ? refuse(request, 422, "NOT_ACCEPTED", refusals, "counterparty/voen") : send(request);
    }),
  },
  {
    name: "keeps the earlier name of a service in earlier applications",
    operationId: "readAppeal",
    createHandler: changeAppeals((appeal, ageDays) => {
      if (ageDays < 2 || appeal["kind"] !== "APPLICATION") return;
      appeal["serviceType"] = `${String(appeal["serviceType"])} 2025`;
    }),
  },
  {
    name: "suspends the time limit while it waits for a document",
    operationId: "readAppeal",
    createHandler: changeAppeals((appeal, ageDays) => {
      const { dueDate } = appeal;
      const weeks = Math.floor(ageDays / 7);
      if (typeof dueDate === "string") appeal["dueDate"] = addDays(dueDate, weeks * 7);
    }),
  },
];

/** Returns a value with the fields of each object in the reverse order. */
const reverseFields = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(reverseFields)
    : isRecord(value)
      ? Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([name, nested]) => [name, reverseFields(nested)]),
        )
      : value;

/** The operations whose responses are compared with those of a retry, or with what is read back. */
const storedOperations = [
  "sendAppeal",
  "sendAppealMessage",
  "uploadDocument",
  "sendFeedback",
  "requestCallback",
  "startPayment",
  "keepDraft",
] as const;

/** Servers that keep what they return as objects, which have no order of their fields. */
const objectServers: readonly ValidServer[] = storedOperations.map((operationId) => ({
  name: "returns a response from its store with other spaces and its fields in another order",
  operationId,
  createHandler: () => {
    const known = new Set<string>();
    return async (request, { send }) => {
      const response = await send(request);
      const key = request.headers.get("idempotency-key");
      // Each second response to a request with a key, and each list.
      const isStored = request.method === "GET" || (key !== null && known.has(key));
      if (key !== null) known.add(key);
      const body = response.status === 200 && isStored ? parseJson(response.body) : undefined;
      if (body === undefined) return response;
      return { ...response, body: new TextEncoder().encode(JSON.stringify(reverseFields(body), undefined, 1)) };
    };
  },
}));

/** Returns a value with its ids as texts. */
const withTextIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, nested: unknown) =>
    typeof nested === "number" && /^id$|Id$/.test(name) ? String(nested) : nested,
  );

/** Servers with queries of which some return ids as texts and others as numbers. */
const textIdServers: readonly ValidServer[] = [
  // The database returns the id of a new row as a text, and those of rows that it reads as numbers.
  ...(["uploadDocument", "sendFeedback", "sendAppeal"] as const).map((operationId) => ({
    name: "returns the id of what it has just stored as a text",
    operationId,
    createHandler: changeObject([operationId], (body) => void (body["id"] = String(body["id"]))),
  })),
  ...[
    { operationId: "readAppeal", field: "payments" },
    { operationId: "readPost", field: "related" },
  ].map(({ operationId, field }) => ({
    name: `returns the ids of ${field} as texts`,
    operationId,
    createHandler: changeObject([operationId], (body) => void (body[field] = withTextIds(body[field]))),
  })),
];

/** Servers that write each moment in one way in lists, in another way in what is read by itself, and in a third one after a write. */
const timeZoneServers: readonly ValidServer[] = [
  "sendAppeal",
  "sendFeedback",
  "readAppeal",
  "findAppeal",
  "listDocuments",
].map((operationId) => ({
  name: "writes the time of Baku after a write, and UTC when it reads",
  operationId,
  createHandler: changeJson([], (value, { method, operationId: id = "" }) =>
    mapTexts(value, (text) =>
      method !== "GET" || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+04:00$/.test(text)
        ? text
        : new Date(text).toISOString().replace(/Z$/, id.startsWith("list") ? "Z" : "+00:00"),
    ),
  ),
}));

/** Servers that leave open what the contract lets them leave open. */
const openServers: readonly ValidServer[] = [
  {
    name: "takes the access token from before a renewal until it expires",
    operationId: "renewSession",
    createHandler: () => {
      const renewedByToken = new Map<string, string>();
      return async (request, { send, store }) => {
        const renewed = store.state.sessions.find(
          ({ refreshToken }) => refreshToken === request.url.searchParams.get("refreshToken"),
        );
        const earlier = renewed?.accessToken;
        const renewedToken = renewedByToken.get(getToken(request));
        const response = await send(renewedToken === undefined ? request : withToken(request, renewedToken));
        if (request.operationId === "renewSession" && response.status === 200 && earlier !== undefined)
          renewedByToken.set(earlier, String(readBody(response)["accessToken"]));
        return response;
      };
    },
  },
  {
    name: "sends the version of a draft only when the draft is read",
    operationId: "keepDraft",
    createHandler: changeResponse(["keepDraft"], ({ headers }) => headers.delete("etag")),
  },
  {
    name: "sends no version of an organisation",
    operationId: "updatePossessor",
    createHandler: changeResponse(["readPossessor", "updatePossessor"], ({ headers }) => headers.delete("etag")),
  },
  {
    name: "sends a strong entity tag of the user",
    operationId: "updateContacts",
    createHandler: changeResponse(["readUser"], ({ headers }) =>
      headers.set("etag", (headers.get("etag") ?? "").replace(/^W\//, "")),
    ),
  },
  {
    name: "takes a weak entity tag only with its prefix",
    operationId: "keepDraft",
    createHandler: answer(["keepDraft"], (request, { send }) => {
      if (request.headers.get("if-match")?.startsWith('"') === true) request.headers.set("if-match", '"none"');
      return send(request);
    }),
  },
  ...[
    { operationId: "keepDraft", readId: "readDraft" },
    { operationId: "correctAppeal", readId: "readAppeal" },
  ].map(({ operationId, readId }): ValidServer => ({
    name: "tells no versions apart",
    operationId,
    createHandler: answer([operationId, readId], async (request, { send }) => {
      request.headers.delete("if-match");
      const response = await send(request);
      response.headers.delete("etag");
      return response;
    }),
  })),
  {
    name: "gives a PDF no name when it is downloaded",
    operationId: "downloadDocument",
    createHandler: changeResponse(["downloadDocument"], ({ headers }) => {
      if (headers.get("content-type") === "application/pdf") headers.set("content-disposition", "attachment");
    }),
  },
  ...["listAppeals", "listMarketPrices"].map((operationId) => ({
    name: "treats an empty parameter as an absent one",
    operationId,
    createHandler: answer([operationId], (request, { send }) => {
      const empty = [...request.url.searchParams].filter(([, value]) => value === "");
      return send(withQuery(request, Object.fromEntries(empty.map(([name]) => [name, undefined]))));
    }),
  })),
  ...["readAppeal", "correctAppeal"].map((operationId) => ({
    name: "numbers the versions of an appeal, whatever the language",
    operationId,
    createHandler: () => {
      const tagsById = new Map<string, string[]>();
      return answer(["readAppeal", "correctAppeal"], async (request, { send }) => {
        const known = request.headers.get("if-match")?.replace(/^W\//, "");
        const plain = ["if-match", "if-none-match"].reduce(withoutHeader, request);
        const readVersion = async (): Promise<string | undefined> => {
          const reading = { ...plain, operationId: "readAppeal", method: "GET", body: new Uint8Array() };
          const tag = (await send(withQuery(reading, { lang: undefined }))).headers.get("etag");
          if (tag === null) return undefined;
          const id = getPathPart(request, -1);
          const tags = tagsById.get(id) ?? [];
          tagsById.set(id, tags.includes(tag) ? tags : [...tags, tag]);
          return `"${tagsById.get(id)?.indexOf(tag)}"`;
        };
        const response = await send(known === (await readVersion()) ? plain : request);
        const version = response.headers.has("etag") ? await readVersion() : undefined;
        return version === undefined ? response : withHeaderOf(response, "etag", version);
      })();
    },
  })),
  ...["countNotifications", "markNotificationsRead"].map((operationId) => ({
    name: "does not say which notifications are read",
    operationId,
    createHandler: changeEntries(["readNotifications"], (entry) => delete entry["read"]),
  })),
];

const getPage = <Entry>(entries: readonly Entry[], page: number, perPage: number): readonly Entry[] =>
  entries.slice((page - 1) * perPage, page * perPage);

/** Returns a list with the newest entry first, and of those of one second the one with the least id. */
const sortByTimeAndId = (entries: readonly JsonObject[], field: string): readonly JsonObject[] =>
  entries.toSorted(
    (a, b) => Date.parse(String(b[field])) - Date.parse(String(a[field])) || Number(a["id"]) - Number(b["id"]),
  );

/** Servers that receive everything in the same second. */
const secondServers: readonly ValidServer[] = [
  { operationId: "sendAppealMessage", listId: "listAppealMessages", field: "sentAt" },
  { operationId: "sendFeedback", listId: "listFeedbacks", field: "createdAt" },
].map(({ operationId, listId, field }) => ({
  name: "sorts entries of the same second by their ids",
  operationId,
  hasOwnClock: true,
  createHandler: answer([listId], async (request, { send }) => {
    const [page, perPage] = ["page", "perPage"].map((name) => request.url.searchParams.get(name));
    const response = await send(request);
    const { items } = readBody(await send(withQuery(request, { perPage: "100", page: undefined })));
    if (response.status !== 200 || !Array.isArray(items)) return response;
    const sorted = sortByTimeAndId(items.filter(isRecord), field);
    return withJson(response, {
      ...readBody(response),
      items: getPage(sorted, Number(page ?? 1), Number(perPage ?? 10)),
    });
  }),
}));

/** Servers with other contents. */
const contentServers: readonly ValidServer[] = [
  {
    name: "has goods codes of four digits",
    operationId: "searchProducts",
    createHandler: answer(["searchProducts"], async (request, { send }) => {
      const response = await send(request);
      const { items } = readBody(
        await send(withQuery(request, { perPage: "100", page: undefined, goodsCode: undefined })),
      );
      if (response.status !== 200 || !Array.isArray(items)) return response;
      const [start, page, perPage] = ["goodsCode", "page", "perPage"].map((name) => request.url.searchParams.get(name));
      const matches = items
        .filter(isRecord)
        // A heading, and not the goods below it.
        .map((item) => ({ ...item, goodsCode: String(item["goodsCode"]).replace(/^(\d{4})0{5}$/, "$1") }))
        .filter(({ goodsCode }) => goodsCode.startsWith(start ?? ""))
        .toSorted((a, b) => (a.goodsCode < b.goodsCode ? -1 : 1));
      return withJson(response, {
        ...readBody(response),
        total: matches.length,
        items: getPage(matches, Number(page ?? 1), Number(perPage ?? 10)),
      });
    }),
  },
  {
    name: "gives a number again in another register",
    operationId: "searchRegister",
    createHandler: () => {
      let [own, given] = ["", ""];
      return async (request, { send }) => {
        if (request.operationId !== "searchRegister") return send(request);
        const readLast = async (register: string): Promise<string> => {
          const url = new URL(`${request.url.origin}/api/registers/public/${register}?perPage=100`);
          const { body } = await send({ ...request, method: "GET", url, headers: new Headers() });
          return String(getEntries(parseJson(body)).at(-1)?.["registryNumber"]);
        };
        if (own === "")
          [own, given] = [await readLast("removed-measurement-tools"), await readLast("measurement-tools")];
        if (getPathPart(request, -1) !== "removed-measurement-tools") return send(request);
        const word = request.url.searchParams.get("word") ?? undefined;
        const response = await send(withQuery(request, { word: word?.replaceAll(given, own) }));
        const text = new TextDecoder().decode(response.body).replaceAll(`"${own}"`, `"${given}"`);
        return { ...response, body: new TextEncoder().encode(text) };
      };
    },
  },
];

/** The operations on rates, by which a server publishes them at another time. */
const rateOperations = ["listExchangeRates", "readExchangeRateHistory"];

/** Returns a server whose rates are those of the days that it knows, in the list and in the history. */
const withRatesOf = (findLastDay: (now: number) => { first: string; last: string }): ValidServer["createHandler"] =>
  answer(rateOperations, async (request, { send, store }) => {
    const { first, last } = findLastDay(store.now());
    const date = request.url.searchParams.get("date") ?? toIsoDate(store.now());
    if (request.operationId === "readExchangeRateHistory") {
      const response = await send(request);
      const body = readBody(response);
      const items = getEntries(body["items"]).filter(
        (point) => String(point["date"]) >= first && String(point["date"]) <= last,
      );
      return response.status === 200 ? withJson(response, { ...body, items }) : response;
    }
    const isToday = last < date && date <= toIsoDate(store.now());
    const response = await send(isToday ? withQuery(request, { date: last }) : request);
    const isKnown =
      response.status !== 200 || getEntries(parseJson(response.body)).every((rate) => String(rate["date"]) >= first);
    return isKnown ? response : withJson(response, { ...readBody(response), items: [], total: 0 });
  });

/** Servers with other days and numbers of prices, rates and offices. */
const sectionServers: readonly ValidServer[] = [
  ...rateOperations.map((operationId) => ({
    name: "publishes the rates of a day at eleven o'clock",
    operationId,
    createHandler: withRatesOf((now) => ({ first: "", last: toIsoDate(now - 11 * 3_600_000) })),
  })),
  ...rateOperations.map((operationId) => ({
    name: "knows the rates of the last five weeks",
    operationId,
    createHandler: withRatesOf((now) => ({ first: toIsoDate(Date.now() - 35 * 86_400_000), last: toIsoDate(now) })),
  })),
  {
    name: "has no prices for a day on which none were recorded",
    operationId: "listMarketPrices",
    createHandler: changeObject(["listMarketPrices"], (body, { url }) => {
      const date = url.searchParams.get("date");
      if (date !== null && getEntries(body["items"]).some((price) => price["date"] !== date))
        Object.assign(body, { items: [], total: 0 });
    }),
  },
  {
    name: "has more prices than a page",
    operationId: "listMarketPrices",
    createHandler: arrangeEntries("listMarketPrices", (entries) => entries.flatMap(copyPrice)),
  },
  {
    name: "does not say on which weekdays its offices are open, and where they are",
    operationId: "listOffices",
    createHandler: changeEntries(["listOffices"], (office) => {
      for (const hours of getEntries(office["hours"])) delete hours["weekdays"];
      delete office["latitude"];
      delete office["longitude"];
    }),
  },
  {
    name: "has its pictures outside the API",
    operationId: "readPost",
    createHandler: changeEntries(["listPosts", "readPost"], ({ image, related }) => {
      const posts = Array.isArray(related) ? related.filter(isRecord) : [];
      for (const picture of [image, ...posts.map((post) => post["image"])])
        if (isRecord(picture)) picture["url"] = `/media/${String(picture["url"]).split("/").at(-1)}`;
    }),
  },
];

/** The servers that `verify` must not blame. */
export const validServers: readonly ValidServer[] = [
  ...strictServers,
  ...gatewayServers,
  ...registerServers,
  ...busyServers,
  ...appealServers,
  ...objectServers,
  ...textIdServers,
  ...timeZoneServers,
  ...openServers,
  ...contentServers,
  ...secondServers,
  ...sectionServers,
];
