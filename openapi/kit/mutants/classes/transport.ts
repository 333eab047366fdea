import { gzipSync } from "node:zlib";
import { defineFaults, type BrokenRule, type FaultDefinition, type FaultResponse } from "../fault.ts";
import { answer, changeResponse, changeSuccess, createResponse, toJson } from "../seeds.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const decode = ({ body }: FaultResponse): string => new TextDecoder().decode(body);

/** Changes the bytes and headers of successful responses. */
const sends = (
  operationId: string,
  description: string,
  change: (response: FaultResponse) => FaultResponse | void,
  breaks: BrokenRule = "contract",
): FaultDefinition => ({
  operationId,
  description,
  breaks,
  createHandler: changeSuccess([operationId], change),
  observe: async ({ call }) => {
    const { status, headers, text, bytes } = await call(operationId, {
      as: "citizen",
      ...(operationId === "readService" && { path: "101" }),
      ...(operationId === "searchPortal" && { query: { word: "standart" } }),
    });
    return [status, [...headers].filter(([name]) => name !== "date"), text, bytes.length];
  },
});

const setHeader =
  (name: string, value: string | undefined) =>
  ({ headers }: FaultResponse): void =>
    value === undefined ? headers.delete(name) : headers.set(name, value);

/** Changes the text of the body. */
const changeText =
  (change: (text: string) => string) =>
  (response: FaultResponse): void => {
    response.body = encode(change(decode(response)));
  };

const downloads = (
  description: string,
  change: (response: FaultResponse) => FaultResponse | void,
  breaks: BrokenRule = "contract",
): FaultDefinition => ({
  operationId: "downloadDocument",
  description,
  breaks,
  createHandler: changeSuccess(["downloadDocument"], change),
  observe: async ({ call, store }) => {
    const path = store.state.documents.find(({ owner }) => owner === "person:1001")?.id ?? 0;
    const { status, headers, bytes } = await call("downloadDocument", { as: "citizen", path });
    return [status, [...headers].filter(([name]) => name !== "date"), bytes.length];
  },
});

export const transportFaults = defineFaults("transport", {
  "personal-data-cached": sends(
    "readUser",
    "Lets caches keep personal data for an hour.",
    setHeader("cache-control", "public, max-age=3600"),
    "quality",
  ),
  "no-cache-control": sends(
    "listDocuments",
    "Sends no Cache-Control with personal data.",
    setHeader("cache-control", undefined),
    "quality",
  ),
  "no-nosniff": sends(
    "listPaidPayments",
    "Sends no X-Content-Type-Options.",
    setHeader("x-content-type-options", undefined),
    "quality",
  ),
  cookie: sends("readNotifications", "Sets a cookie.", setHeader("set-cookie", "JSESSIONID=0f31; Path=/"), "quality"),
  "server-header": sends(
    "listServices",
    "Names the server and its version in headers.",
    setHeader("x-powered-by", "Express 4.16.1"),
    "quality",
  ),
  "constant-etag": {
    operationId: "readNotifications",
    description: "Answers 304 to any If-None-Match, although the notifications have changed.",
    breaks: "contract",
    createHandler: answer(["readNotifications"], async (request, { send }) => {
      if (request.headers.has("if-none-match"))
        return { status: 304, headers: new Headers({ etag: '"1"' }), body: new Uint8Array() };
      const response = await send(request);
      response.headers.set("etag", '"1"');
      return response;
    }),
    observe: async ({ call }) =>
      (await call("readNotifications", { as: "citizen", headers: { "If-None-Match": '"1"' } })).status,
  },
  "gzip-without-compression": sends(
    "listPosts",
    "Says that a response is compressed, and sends it as it is.",
    setHeader("content-encoding", "gzip"),
  ),
  "compression-without-header": sends("listEtalons", "Compresses a response without saying so.", (response) => {
    response.body = gzipSync(response.body);
  }),
  "type-html": sends("listServices", "Says that JSON is HTML.", setHeader("content-type", "text/html; charset=utf-8")),
  "type-plain": sends("countNotifications", "Says that JSON is plain text.", setHeader("content-type", "text/plain")),
  "type-missing": sends("readUser", "Sends JSON without a content type.", setHeader("content-type", undefined)),
  "latin-charset": sends("listFaq", "Sends JSON in ISO 8859-1.", (response) => {
    const text = decode(response);
    response.headers.set("content-type", "application/json; charset=iso-8859-1");
    response.body = Buffer.from(text.replaceAll(/[\u0100-\u{10ffff}]/gu, "?"), "latin1");
  }),
  "utf-16": sends("listRiskGroups", "Sends JSON in UTF-16.", (response) => {
    response.body = Buffer.from(`\ufeff${decode(response)}`, "utf16le");
  }),
  "byte-order-mark": sends(
    "readServiceStatus",
    "Sends a byte order mark before the JSON.",
    changeText((text) => `\ufeff${text}`),
  ),
  "truncated-json": sends(
    "searchPortal",
    "Ends a response in the middle.",
    changeText((text) => text.slice(0, Math.floor(text.length * 0.7))),
  ),
  "duplicate-keys": sends(
    "readService",
    "Names the same field twice.",
    changeText((text) => text.replace('{"id":', '{"id":"0","id":')),
    "quality",
  ),
  "json-prefix": sends(
    "listStandards",
    "Sends characters before the JSON that stop scripts.",
    changeText((text) => `)]}',\n${text}`),
  ),
  "double-encoded": sends("readCallCenter", "Encodes the JSON twice, as a text.", (response) => {
    response.body = toJson(decode(response));
  }),
  nan: sends(
    "listMarketPrices",
    "Sends NaN where a number is unknown.",
    changeText((text) => text.replace(/"changePercent":[-\d.]+/, '"changePercent":NaN')),
  ),
  "warning-before-json": sends(
    "listQuestionnaires",
    "Sends a warning of the server before the JSON.",
    changeText((text) => `<br />\n<b>Warning</b>: Undefined index\n${text}`),
  ),
  "created-201": {
    operationId: "registerPossessor",
    description: "Returns 201 for a new organisation, which stops the registration.",
    breaks: "specification",
    createHandler: changeSuccess(["registerPossessor"], (response) => ({ ...response, status: 201 })),
    observe: async ({ call }) =>
      (await call("registerPossessor", { body: { name: "Alder Ltd", address: "Alder Lane 9" } })).status,
  },
  "list-as-204": sends("listFeedbacks", "Returns 204 without a body.", () => ({
    status: 204,
    headers: new Headers(),
    body: new Uint8Array(),
  })),
  "list-as-206": sends("listDocuments", "Returns 206 for a page of a list.", (response) => ({
    ...response,
    status: 206,
  })),
  "no-file-name": downloads("Sends no Content-Disposition with a file.", setHeader("content-disposition", undefined)),
  "file-type-octets": downloads(
    "Sends every file as application/octet-stream.",
    setHeader("content-type", "application/octet-stream"),
  ),
  "file-as-base64": downloads("Sends files in Base64.", (response) => {
    response.body = encode(Buffer.from(response.body).toString("base64"));
  }),
  "file-inline": downloads(
    "Lets browsers open files in the origin of the portal.",
    (response) => {
      response.headers.delete("content-security-policy");
      response.headers.set("content-disposition", "inline");
    },
    "quality",
  ),
  "scheme-is-case-sensitive": {
    operationId: "readUser",
    description: "Rejects the authentication scheme in lower case.",
    breaks: "quality",
    createHandler: answer([], async (request, { send }) =>
      request.headers.get("authorization")?.startsWith("bearer") === true
        ? createResponse(401, { message: "Daxil olmamısınız." })
        : send(request),
    ),
    observe: async ({ call, getSession }) =>
      (await call("readUser", { headers: { authorization: `bearer ${getSession("citizen").accessToken}` } })).status,
  },
  "retry-after-missing": {
    operationId: "signIn",
    description: "Sends no Retry-After when there were too many attempts.",
    breaks: "contract",
    createHandler: changeResponse(["signIn"], (response) => {
      if (response.status === 429) response.headers.delete("retry-after");
    }),
    observe: async ({ call }) => {
      const body = { username: "someone@alder.example", password: "Wolken&Ziegel82" };
      let last: string | null = null;
      for (let count = 0; count < 8; count += 1) last = (await call("signIn", { body })).headers.get("retry-after");
      return last;
    },
  },
});
