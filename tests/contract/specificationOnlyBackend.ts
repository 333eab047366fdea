/*
 * A server with the 24 calls of the specification, the fields that it names, and 404 for everything else. It shares nothing
 * with the portal, its contract and its mock backend.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A response of the server. `body` is sent as JSON, a text with another content type as it is. */
export type Reply = { status: number; body?: unknown; type?: string; headers?: Readonly<Record<string, string>> };

/** What a request sends, with its bearer token. `username` is the one of its token. */
export type Sent = {
  token: string | undefined;
  query: URLSearchParams;
  body: Readonly<Record<string, unknown>>;
  username: string | undefined;
};

/** Changes the reply to a request such as "POST /public/auth/login", which `answer` processes. */
export type Fault = (request: string, answer: () => Reply, sent: Sent) => Reply;

/** A running server. `citizenToken` and `identityCode` are the credentials of its citizen, `otherToken` is one of another citizen. */
export type SpecificationOnlyBackend = {
  apiUrl: string;
  mailboxUrl: string;
  citizenToken: string;
  otherToken: string;
  identityCode: string;
  close: () => Promise<void>;
};

type Account = { username: string; password: string; certNumber: string; isForeign: boolean };

const done: Reply = { status: 204 };
const refuse = (status: number): Reply => ({ status, body: { error: "refused" } });

/** Starts the server on a free port. */
export async function startSpecificationOnlyBackend(
  fault: Fault = (_request, answer) => answer(),
): Promise<SpecificationOnlyBackend> {
  const citizen: Account = { username: "citizen", password: "", certNumber: "", isForeign: false };
  const other: Account = { ...citizen, username: "other-citizen" };
  const accounts = [citizen, other];
  const mails: { to: string; code: string }[] = [];
  const owners = new Map([
    ["citizen-access-token", citizen],
    ["other-access-token", other],
  ]);
  const renewals = new Map<string, Account>();
  let issued = 0;

  const issue = (account: Account, accessName: string): Readonly<Record<string, string>> => {
    const [access, refresh] = [`access-token-${(issued += 1)}`, `refresh-token-${issued}`];
    owners.set(access, account);
    renewals.set(refresh, account);
    return { [accessName]: access, refreshToken: refresh };
  };
  const mailCode = (to: string): number => mails.push({ to, code: String(100_000 + mails.length) });
  const takeCode = (code: string | null): Account | undefined => {
    const mail = mails.find((sent) => sent.code === code);
    return accounts.find(({ username }) => username === mail?.to);
  };

  function processRequest(
    request: string,
    query: URLSearchParams,
    body: Readonly<Record<string, unknown>>,
    user: Account | undefined,
  ): Reply {
    const isPublic = request.includes("/public");
    if (user === undefined && (!isPublic || /self|select-structure/.test(request))) return refuse(401);
    if (request.startsWith("GET /user/public/activation/"))
      return takeCode(request.split("/").at(-1) ?? "") === undefined ? refuse(400) : done;
    if (/^(GET \/possessors\/public|PUT \/possessors)\/[^/]+$/.test(request)) return done;
    switch (request) {
      case "POST /public/auth/login": {
        const account = accounts.find(({ username }) => username === body["username"]);
        return account?.isForeign !== true || account.password !== body["password"]
          ? refuse(400)
          : { status: 200, body: issue(account, "token") };
      }
      case "POST /public/auth/v2/login/asan":
        return query.get("code") === "identity-code" ? { status: 200, body: issue(citizen, "token") } : refuse(400);
      case "POST /public/auth/v2/select-structure":
        if (query.has("certNumber") && user !== citizen) return refuse(403);
        if (user === citizen) citizen.certNumber = query.get("certNumber") ?? "";
        return done;
      case "POST /public/auth/refresh-token": {
        const account = renewals.get(query.get("refreshToken") ?? "");
        return account === undefined ? refuse(401) : { status: 200, body: issue(account, "accessToken") };
      }
      case "POST /public/auth/self":
        return { status: 200, body: { ...issue(user ?? citizen, "token"), privileges: [] } };
      case "POST /user/public":
        accounts.push({
          username: String(body["username"]),
          password: String(body["password"]),
          certNumber: "",
          isForeign: true,
        });
        mailCode(String(body["username"]));
        return { status: 201 };
      case "GET /user/details":
        return {
          status: 200,
          body: {
            name: user === other ? "Rəna" : "Aysel",
            surname: "Quliyeva",
            foreign: user?.isForeign,
            roles: [{ authority: user?.isForeign === true ? "USER" : "ASAN_USER" }],
            language: { isoCode: "az" },
            manufacturers:
              user !== citizen
                ? []
                : ["CERT-1", "CERT-2"].map((certNumber, index) => ({
                    id: `organisation-${index}`,
                    name: "Xəzər",
                    voen: "1700000011",
                    positionName: "Direktor",
                    selectedCertNumber: certNumber,
                    selected: citizen.certNumber === certNumber,
                  })),
          },
        };
      case "PUT /user/change-password":
        if (user === undefined || user.password !== body["oldPassword"]) return refuse(400);
        user.password = String(body["newPassword"]);
        return done;
      case "PUT /user/public/change-password":
        mailCode(query.get("username") ?? "");
        return done;
      case "PUT /user/public/password-activation": {
        const account = takeCode(query.get("verificationCode"));
        if (account === undefined) return refuse(400);
        account.password = String(body["newPassword"]);
        return done;
      }
      case "POST /possessors/public":
        return { status: 200 };
      case "GET /notification":
        return {
          status: 200,
          body: [{ type: "QUESTION", title: "Xidmət", description: "Xidmətdən razı qaldınızmı?" }],
        };
      case "GET /notification/count":
        return { status: 200, body: { count: 1 } };
      case "GET /search/public": {
        const perPage = Number(query.get("perPage") ?? 10);
        const start = (Number(query.get("page") ?? 1) - 1) * perPage;
        const found = Array.from({ length: 12 }, (_, id) => ({
          id,
          title: "Sertifikat",
          content: "Sertifikat üç günə verilir",
          searchPlace: "news",
        }));
        return { status: 200, body: found.slice(start, start + perPage) };
      }
      case "PUT /user":
      case "PUT /user/asan":
      case "GET /user/public/pass-validation":
      case "GET /user/pass-validation":
      case "PUT /user/set-language":
      case "GET /user/tpn-info":
      case "PUT /notification/read":
        return done;
      default:
        return { status: 404 };
    }
  }

  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((received) => {
      const url = new URL(incoming.url ?? "/", "http://localhost");
      const request = `${incoming.method} ${url.pathname.replace(/^\/api/, "")}`;
      const body = parseObject(received);
      const token = incoming.headers.authorization?.replace("Bearer ", "");
      const user = owners.get(token ?? "");
      const sent = { token, query: url.searchParams, body, username: user?.username };
      const reply = fault(request, () => processRequest(request, url.searchParams, body, user), sent);
      const {
        status,
        body: content,
        type = "application/json",
        headers,
      }: Reply = url.pathname === "/outbox" ? { status: 200, body: mails } : reply;
      outgoing.writeHead(status, { ...headers, ...(content !== undefined && { "content-type": type }) });
      outgoing.end(type === "application/json" ? JSON.stringify(content) : content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    apiUrl: `${origin}/api`,
    mailboxUrl: `${origin}/outbox`,
    citizenToken: "citizen-access-token",
    otherToken: "other-access-token",
    identityCode: "identity-code",
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function parseObject(received: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(received);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
