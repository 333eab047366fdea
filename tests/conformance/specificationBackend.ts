/*
 * A server that keeps the specification and nothing else: its 24 calls, the fields that it names, and 404 for any other
 * path. It shares no code with the portal and its mock backend.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { notifications, refusals, searchedEntries } from "./specificationSamples.ts";
import { createSpecificationEncoder, type Json, type Reply, type SpecifiedAccount } from "./specificationEncoder.ts";
import { defaultStyle, type SpecificationStyle } from "./specificationStyles.ts";

/** A running server: its request handler, and what it knows. */
export type SpecificationBackend = {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  accounts: SpecifiedAccount[];
  /** The e-mails that it sent, the last one last. */
  mails: { to: string; code: string }[];
  /** The received requests, such as "PUT /user/set-language". */
  requests: string[];
  /** The received requests without the query `lang`, which every request carries. */
  requestsWithoutLanguage: string[];
  /** Returns an access token of an account. */
  createToken: (username: string) => string;
  /** Refuses every token that it has issued. */
  endSessions: () => void;
};

/** The code with which the external login service returns. */
export const identityCode = "identity-code";

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
    hasPrivileges: false,
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
    hasPrivileges: true,
    language: "en",
    isActive: true,
    organisations: ["Şirvan Taxıl", "Xəzər Süd"].map((name, index) => ({
      name,
      voen: `170000001${index}`,
      ...(index === 0 && { positionName: "Direktor" }),
      certNumber: `AZ-${index}`,
      isSelected: false,
    })),
    unreadCount: 2,
  },
];

type Call = {
  query: URLSearchParams;
  body: Readonly<Record<string, unknown>>;
  account: SpecifiedAccount | undefined;
  /** The last part of the path. */
  parameter: string;
};

/** Returns the range of entries on the requested page, by default the first one with ten of them. */
function getRange(query: URLSearchParams): [from: number, to: number] {
  const [page, perPage] = [Number(query.get("page") ?? 1), Number(query.get("perPage") ?? 10)];
  return [(page - 1) * perPage, page * perPage];
}

/** Creates a server with new accounts. The paths of its requests begin with `prefix`. */
export function createSpecificationBackend(
  style: SpecificationStyle = defaultStyle,
  prefix = "",
): SpecificationBackend {
  const accounts = createAccounts();
  const mails: SpecificationBackend["mails"] = [];
  const requests: string[] = [];
  const requestsWithoutLanguage: string[] = [];
  const usernamesByToken = new Map<string, string>();
  const usernamesByCode = new Map<string, string>();
  let issuedCount = 0;

  const encoder = createSpecificationEncoder(style);
  const createToken = (username: string): string => {
    const token = `${style.tokens}-${(issuedCount += 1)}`;
    usernamesByToken.set(token, username);
    return token;
  };
  const createTokens = (username: string): Json => encoder.tokens(createToken(username), createToken(username));
  const findAccount = (username: string | undefined): SpecifiedAccount | undefined =>
    accounts.find((account) => account.username === username);
  const sendCode = (username: string): void => {
    const code = String(100_000 + (issuedCount += 1));
    usernamesByCode.set(code, username);
    mails.push({ to: username, code });
  };
  const takeCode = (code: string): SpecifiedAccount | undefined => {
    const account = findAccount(usernamesByCode.get(code));
    usernamesByCode.delete(code);
    return account;
  };

  /** The calls of the specification. Without `/public` in its path, a call needs a bearer token. */
  const calls: Readonly<Record<string, (call: Call) => Reply>> = {
    "POST /public/auth/login": ({ body }) => {
      const account = findAccount(String(body["username"]));
      if (account === undefined || !account.isActive || account.password !== body["password"])
        return encoder.error(401, refusals.wrongPassword);
      return {
        status: 200,
        body: encoder.object({ token: createToken(account.username), refreshToken: createToken(account.username) }),
      };
    },
    "POST /public/auth/v2/select-structure": ({ query, account }) => {
      if (account === undefined) return encoder.error(401, "Giriş tələb olunur");
      const certNumber = query.get("certNumber");
      if (certNumber === null && style.citizenChoice === "refused with 400")
        return encoder.error(400, refusals.noCertNumber);
      for (const organisation of account.organisations)
        organisation.isSelected = organisation.certNumber === certNumber;
      return style.accountChoice === "tokens"
        ? { status: 200, body: createTokens(account.username) }
        : encoder.command();
    },
    "POST /public/auth/v2/login/asan": ({ query }) =>
      query.get("code") === identityCode
        ? { status: 200, body: createTokens(accountNames.representative) }
        : encoder.error(401, refusals.wrongCode),
    "POST /public/auth/refresh-token": ({ query }) => {
      const username = usernamesByToken.get(query.get("refreshToken") ?? "");
      if (username === undefined) return encoder.error(401, "Sessiya bitib");
      return {
        status: 200,
        body: encoder.object({ accessToken: createToken(username), refreshToken: createToken(username) }),
      };
    },
    "POST /public/auth/self": ({ account }) =>
      account === undefined
        ? encoder.error(401, "Giriş tələb olunur")
        : {
            status: 200,
            body: encoder.object({
              token: createToken(account.username),
              refreshToken: createToken(account.username),
              ...(account.hasPrivileges ? { privileges: encoder.roles(["QUALITY"]) } : encoder.empty("privileges")),
            }),
          },
    "POST /user/public": ({ body, query }) => {
      const username = String(body["username"]);
      accounts.push({
        username,
        password: String(body["password"]),
        name: String(body["name"]),
        surname: String(body["surname"]),
        isForeign: true,
        role: "USER",
        hasPrivileges: false,
        language: query.get("lang") ?? "az",
        isActive: false,
        organisations: [],
        unreadCount: 0,
      });
      sendCode(username);
      return encoder.command();
    },
    "GET /user/public/activation/:parameter": ({ parameter }) => {
      const account = takeCode(parameter);
      if (account === undefined) return encoder.refusal(refusals.wrongCode);
      account.isActive = true;
      return encoder.command();
    },
    "GET /user/details": ({ account }) => ({
      status: 200,
      body: account && encoder.user(account, accounts.indexOf(account) + 1),
    }),
    "PUT /user/change-password": ({ body, account }) => {
      if (account === undefined || account.password !== body["oldPassword"])
        return encoder.error(400, refusals.wrongOldPassword);
      account.password = String(body["newPassword"]);
      return encoder.command();
    },
    "PUT /user": ({ body, account }) => {
      if (account !== undefined) account.name = String(body["name"]);
      return encoder.command();
    },
    "PUT /user/asan": encoder.command,
    "GET /user/public/pass-validation": encoder.command,
    "GET /user/pass-validation": encoder.command,
    "PUT /user/public/change-password": ({ query }) => {
      sendCode(query.get("username") ?? "");
      return encoder.command();
    },
    "PUT /user/set-language": ({ query, body, account }) => {
      const isoCode = style.chosenLanguage === "lang in the query" ? query.get("lang") : body["isoCode"];
      if (account !== undefined) account.language = String(isoCode);
      return encoder.command();
    },
    "PUT /user/public/password-activation": ({ query, body }) => {
      const account = takeCode(query.get("verificationCode") ?? "");
      if (account === undefined) return encoder.refusal(refusals.wrongCode);
      account.password = String(body["newPassword"]);
      return encoder.command();
    },
    "GET /user/tpn-info": ({ query }) => ({
      status: 200,
      body: encoder.object({ tpn: query.get("tpn"), name: "Şirvan Taxıl" }),
    }),
    "POST /possessors/public": () => encoder.possessor(7001),
    "GET /possessors/public/:parameter": () => ({
      status: 200,
      body: encoder.object({ name: "Nordvik AB", address: "Hamngatan 18", ...encoder.empty("description") }),
    }),
    "PUT /possessors/:parameter": encoder.command,
    "GET /notification": () => ({
      status: 200,
      body: encoder.list(
        notifications.map((notification, index) => ({
          ...encoder.unnamedId(index + 1),
          ...notification,
          ...encoder.time(index),
        })),
      ),
    }),
    "GET /notification/count": ({ account }) => ({ status: 200, body: encoder.count(account?.unreadCount ?? 0) }),
    "PUT /notification/read": ({ account }) => {
      if (account !== undefined) account.unreadCount = 0;
      return encoder.command();
    },
    "GET /search/public": ({ query }) => {
      if (style.search === "at most 10" && Number(query.get("perPage") ?? 10) > 10)
        return encoder.error(400, refusals.tooManyResults);
      const results = searchedEntries
        .filter(({ title, content }) =>
          `${title} ${content}`.toLowerCase().includes((query.get("word") ?? "").toLowerCase()),
        )
        .slice(...getRange(query))
        .map(({ index, content, ...entry }) => ({
          id: encoder.id(index),
          ...entry,
          ...(content === "" ? encoder.empty("content") : { content }),
        }));
      return { status: 200, body: encoder.list(results) };
    },
  };

  const getReply = (request: IncomingMessage, body: string): Reply => {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://localhost");
    const path = pathname.slice(prefix.length);
    const requestLine = `${request.method} ${path}`;
    requests.push(requestLine);
    if (!query.has("lang")) requestsWithoutLanguage.push(requestLine);
    const [, parent = "", parameter = ""] = /^(.*)\/([^/]+)$/.exec(requestLine) ?? [];
    const call = calls[requestLine] ?? calls[`${parent}/:parameter`];
    if (call === undefined) return encoder.missing(path);
    const token = request.headers.authorization?.replace(/^Bearer /, "");
    const account = findAccount(usernamesByToken.get(token ?? ""));
    const isPublic = /\/public(\/|$)/.test(path);
    // An unknown token is refused everywhere, none only where a user is needed.
    if (account === undefined && (!isPublic || token !== undefined)) return encoder.error(401, "Giriş tələb olunur");
    return call({ query, body: parseObject(body), account, parameter });
  };

  return {
    accounts,
    mails,
    requests,
    requestsWithoutLanguage,
    createToken,
    endSessions: () => usernamesByToken.clear(),
    handle: (request, response) => {
      void text(request).then((received) => {
        const { status, body, contentType } = getReply(request, received);
        if (body === undefined) response.writeHead(status).end();
        else if (contentType !== undefined)
          response.writeHead(status, { "content-type": contentType }).end(String(body));
        else
          response
            .writeHead(status, style.type === "none" ? {} : { "content-type": style.type })
            .end(JSON.stringify(body));
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
