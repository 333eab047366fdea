/*
 * A server that keeps the specification and nothing else: its 24 calls, the fields that it names, and 404 for any other
 * path. It shares no code with the portal and its mock backend.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { defaultStyle, type SpecificationStyle } from "./specificationStyles.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json | undefined };

/** An account of the server. */
export type SpecifiedAccount = {
  username: string;
  password: string;
  name: string;
  surname: string;
  isForeign: boolean;
  role: string;
  language: string;
  isActive: boolean;
  organisations: { name: string; voen: string; positionName: string; certNumber: string; isSelected: boolean }[];
  unreadCount: number;
};

/** A running server: its request handler, and what it knows. */
export type SpecificationBackend = {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  accounts: SpecifiedAccount[];
  /** The codes that it sent by e-mail, the last one last. */
  sentCodes: string[];
  /** The received requests, such as "PUT /user/set-language". */
  requests: string[];
  /** Returns an access token of an account. */
  createToken: (username: string) => string;
};

/** The message of every successful command of the style "200 with a message". */
export const commandMessage = "Əməliyyat yerinə yetirildi";

/** The code with which the external login service returns. */
export const identityCode = "identity-code";

/** The two notifications of every account, the first of which asks a question. */
export const notifications = [
  { type: "QUESTION", title: "Xidməti qiymətləndirin", description: "Xidmətdən razı qaldınızmı?" },
  { type: "INFO", title: "Müraciət baxılır", description: "Müraciətiniz icraya götürüldü" },
] as const;

/** The only page that the search finds. */
export const searchedPost = {
  title: "Sertifikat almaq",
  content: "Sertifikat üç iş gününə verilir",
  searchPlace: "news",
};

/** The accounts of a new server. */
export const accountNames = { foreign: "emma@nordvik.example", representative: "kamran" } as const;

const createAccounts = (): SpecifiedAccount[] => [
  {
    username: accountNames.foreign,
    password: "Şəffaf-Bazar-2026",
    name: "Emma",
    surname: "Lindqvist",
    isForeign: true,
    role: "USER",
    language: "en",
    isActive: true,
    organisations: [],
    unreadCount: 2,
  },
  {
    username: accountNames.representative,
    password: "",
    name: "Kamran",
    surname: "Əliyev",
    isForeign: false,
    role: "ASAN_USER",
    language: "en",
    isActive: true,
    organisations: ["Şirvan Taxıl", "Xəzər Süd"].map((name, index) => ({
      name,
      voen: `170000001${index}`,
      positionName: "Direktor",
      certNumber: `AZ-${index}`,
      isSelected: false,
    })),
    unreadCount: 2,
  },
];

/** The status and the body of a response. No body is `undefined`. */
type Reply = { status: number; body?: Json | undefined };

type Call = {
  query: URLSearchParams;
  body: Readonly<Record<string, unknown>>;
  account: SpecifiedAccount | undefined;
  /** The last part of the path. */
  parameter: string;
};

const refusal = (status: number, message: string): Reply => ({ status, body: { message } });

/** Creates a server with new accounts. The paths of its requests begin with `prefix`. */
export function createSpecificationBackend(
  style: SpecificationStyle = defaultStyle,
  prefix = "",
): SpecificationBackend {
  const accounts = createAccounts();
  const sentCodes: string[] = [];
  const requests: string[] = [];
  const usernamesByToken = new Map<string, string>();
  const usernamesByCode = new Map<string, string>();
  let issuedCount = 0;

  const createToken = (username: string): string => {
    const token = `${style.tokens}-${(issuedCount += 1)}`;
    usernamesByToken.set(token, username);
    return token;
  };
  const findAccount = (username: string | undefined): SpecifiedAccount | undefined =>
    accounts.find((account) => account.username === username);
  const sendCode = (username: string): void => {
    const code = String(100_000 + (issuedCount += 1));
    usernamesByCode.set(code, username);
    sentCodes.push(code);
  };
  const takeCode = (code: string): SpecifiedAccount | undefined => {
    const account = findAccount(usernamesByCode.get(code));
    usernamesByCode.delete(code);
    return account;
  };

  const encodeId = (index: number): Json =>
    ({
      number: index,
      text: String(index),
      UUID: `5f0c1d9e-8a77-4b7e-9c55-${String(index).padStart(12, "0")}`,
      absent: index,
    })[style.id];
  /** An id that the specification does not name. */
  const encodeUnnamedId = (index: number): { id?: Json } =>
    style.id === "absent" ? encodeEmpty("id") : { id: encodeId(index) };
  const encodeEmpty = (name: string): Record<string, null> => (style.empty === "null" ? { [name]: null } : {});
  const encodeObject = (object: Json): Json => (style.envelope === "data" ? { data: object } : object);
  const encodeList = (list: readonly Json[]): Json =>
    ({
      bare: list,
      items: { items: list },
      content: { content: list, totalElements: list.length, totalPages: 1, size: 10, number: 0 },
      data: { data: list },
      "data and content": { data: { content: list, totalElements: list.length } },
      results: { results: list },
    })[style.list];
  const encodeCount = (count: number): Json =>
    ({ number: count, text: String(count), count: { count }, data: { data: count } })[style.count];
  const command = (): Reply =>
    ({
      "200 with a message": { status: 200, body: { message: commandMessage } },
      "200 without a body": { status: 200 },
      "204": { status: 204 },
      "200 {}": { status: 200, body: {} },
      "200 null": { status: 200, body: null },
      "200 true": { status: 200, body: true },
      "201": { status: 201, body: { message: commandMessage } },
      "202": { status: 202 },
    })[style.command];
  /** Tokens in a response that the specification does not show. */
  const createTokens = (username: string): Json => {
    const [token, refreshToken] = [createToken(username), createToken(username)];
    return encodeObject(
      {
        token: { token, refreshToken },
        accessToken: { accessToken: token, refreshToken },
        access_token: { access_token: token, refresh_token: refreshToken },
      }[style.tokens],
    );
  };
  const encodeUser = (account: SpecifiedAccount): Json => ({
    ...encodeUnnamedId(accounts.indexOf(account) + 1),
    name: account.name,
    surname: account.surname,
    foreign: account.isForeign,
    roles: style.roles === "texts" ? [account.role] : [{ authority: account.role }],
    ...(style.language === "absent"
      ? encodeEmpty("language")
      : {
          language: {
            object: { isoCode: account.language },
            code: account.language,
            capitals: { isoCode: account.language.toUpperCase() },
          }[style.language],
        }),
    manufacturers: account.organisations.map(({ name, voen, positionName, certNumber, isSelected }, index) => ({
      id: encodeId(501 + index),
      name,
      voen,
      positionName,
      selectedCertNumber: certNumber,
      selected: isSelected,
    })),
  });

  /** The calls of the specification. Without `/public` in its path, a call needs a bearer token. */
  const calls: Readonly<Record<string, (call: Call) => Reply>> = {
    "POST /public/auth/login": ({ body }) => {
      const account = findAccount(String(body["username"]));
      if (account === undefined || !account.isActive || account.password !== body["password"])
        return refusal(401, "E-poçt ünvanı və ya şifrə yanlışdır");
      return {
        status: 200,
        body: encodeObject({ token: createToken(account.username), refreshToken: createToken(account.username) }),
      };
    },
    "POST /public/auth/v2/select-structure": ({ query, account }) => {
      if (account === undefined) return refusal(401, "Giriş tələb olunur");
      const certNumber = query.get("certNumber") ?? "";
      for (const organisation of account.organisations)
        organisation.isSelected = organisation.certNumber === certNumber;
      return style.accountChoice === "tokens" ? { status: 200, body: createTokens(account.username) } : command();
    },
    "POST /public/auth/v2/login/asan": ({ query }) =>
      query.get("code") === identityCode
        ? { status: 200, body: createTokens(accountNames.representative) }
        : refusal(401, "Kod yanlışdır"),
    "POST /public/auth/refresh-token": ({ query }) => {
      const username = usernamesByToken.get(query.get("refreshToken") ?? "");
      if (username === undefined) return refusal(401, "Sessiya bitib");
      return {
        status: 200,
        body: encodeObject({ accessToken: createToken(username), refreshToken: createToken(username) }),
      };
    },
    "POST /public/auth/self": ({ account }) =>
      account === undefined
        ? refusal(401, "Giriş tələb olunur")
        : {
            status: 200,
            body: encodeObject({
              token: createToken(account.username),
              refreshToken: createToken(account.username),
              privileges: ["QUALITY"],
            }),
          },
    "POST /user/public": ({ body }) => {
      const username = String(body["username"]);
      accounts.push({
        username,
        password: String(body["password"]),
        name: String(body["name"]),
        surname: String(body["surname"]),
        isForeign: true,
        role: "USER",
        language: "en",
        isActive: false,
        organisations: [],
        unreadCount: 0,
      });
      sendCode(username);
      return command();
    },
    "GET /user/public/activation/:parameter": ({ parameter }) => {
      const account = takeCode(parameter);
      if (account === undefined) return refusal(400, "Kod yanlışdır");
      account.isActive = true;
      return command();
    },
    "GET /user/details": ({ account }) => ({ status: 200, body: account && encodeObject(encodeUser(account)) }),
    "PUT /user/change-password": ({ body, account }) => {
      if (account === undefined || account.password !== body["oldPassword"])
        return refusal(400, "Cari şifrə yanlışdır");
      account.password = String(body["newPassword"]);
      return command();
    },
    "PUT /user": command,
    "PUT /user/asan": command,
    "GET /user/public/pass-validation": command,
    "GET /user/pass-validation": command,
    "PUT /user/public/change-password": ({ query }) => {
      sendCode(query.get("username") ?? "");
      return command();
    },
    "PUT /user/set-language": ({ body, account }) => {
      if (account !== undefined) account.language = String(body["isoCode"]);
      return command();
    },
    "PUT /user/public/password-activation": ({ query, body }) => {
      const account = takeCode(query.get("verificationCode") ?? "");
      if (account === undefined) return refusal(400, "Kod yanlışdır");
      account.password = String(body["newPassword"]);
      return command();
    },
    "GET /user/tpn-info": ({ query }) => ({
      status: 200,
      body: encodeObject({ tpn: query.get("tpn"), name: "Şirvan Taxıl" }),
    }),
    "POST /possessors/public": () =>
      ({
        object: { status: 200, body: encodeObject({ id: encodeId(7001) }) },
        id: { status: 200, body: encodeId(7001) },
        "without a body": { status: 200 },
      })[style.possessor],
    "GET /possessors/public/:parameter": () => ({
      status: 200,
      body: encodeObject({ name: "Nordvik AB", address: "Hamngatan 18", ...encodeEmpty("description") }),
    }),
    "PUT /possessors/:parameter": command,
    "GET /notification": () => ({
      status: 200,
      body: encodeList(
        notifications.map((notification, index) => ({
          ...encodeUnnamedId(index + 1),
          ...notification,
          ...{
            absent: encodeEmpty("createdAt"),
            ISO: { createdAt: `2026-03-2${index}T10:00:00.000Z` },
            milliseconds: { createdAt: 1_774_000_800_000 + index },
          }[style.date],
        })),
      ),
    }),
    "GET /notification/count": ({ account }) => ({ status: 200, body: encodeCount(account?.unreadCount ?? 0) }),
    "PUT /notification/read": ({ account }) => {
      if (account !== undefined) account.unreadCount = 0;
      return command();
    },
    "GET /search/public": ({ query }) => ({
      status: 200,
      body: encodeList(
        `${searchedPost.title} ${searchedPost.content}`
          .toLowerCase()
          .includes((query.get("word") ?? "").toLowerCase()) && (query.get("page") ?? "1") === "1"
          ? [{ id: encodeId(301), ...searchedPost }]
          : [],
      ),
    }),
  };

  const getReply = (request: IncomingMessage, body: string): Reply => {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://localhost");
    const path = pathname.slice(prefix.length);
    const requestLine = `${request.method} ${path}`;
    requests.push(requestLine);
    const [, parent = "", parameter = ""] = /^(.*)\/([^/]+)$/.exec(requestLine) ?? [];
    const call = calls[requestLine] ?? calls[`${parent}/:parameter`];
    if (call === undefined) return { status: 404 };
    const token = request.headers.authorization?.replace(/^Bearer /, "");
    const account = findAccount(usernamesByToken.get(token ?? ""));
    const isPublic = /\/public(\/|$)/.test(path);
    // An unknown token is refused everywhere, none only where a user is needed.
    if (account === undefined && (!isPublic || token !== undefined)) return refusal(401, "Giriş tələb olunur");
    return call({ query, body: parseObject(body), account, parameter });
  };

  return {
    accounts,
    sentCodes,
    requests,
    createToken,
    handle: (request, response) => {
      void text(request).then((received) => {
        const { status, body } = getReply(request, received);
        if (body === undefined) response.writeHead(status).end();
        else response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      });
    },
  };
}

/** Returns a request body, or an empty object when it is none. */
function parseObject(received: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(received);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
