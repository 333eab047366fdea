import { describe, expect, it, onTestFinished } from "vitest";
import { isRecord } from "../../src/config/isRecord.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import type { PersonaSources } from "../../openapi/kit/verify/personas.ts";
import { startFaultyServer, type ForwardedRequest, type ForwardedResponse, type ServerFault } from "./faultyServer.ts";
import { collectGroups, document, listFindings, type GroupFinding } from "./verifySupport.ts";

const operations = listOperations(document);

const parse = ({ body }: { body: string | Uint8Array }): Readonly<Record<string, unknown>> => {
  const value: unknown = JSON.parse((typeof body === "string" ? body : new TextDecoder().decode(body)) || "null");
  return isRecord(value) ? value : {};
};

const write = (response: ForwardedResponse, status: number, body: object): void =>
  void Object.assign(response, { status, body: new TextEncoder().encode(JSON.stringify(body)) });

/** Verifies some operations of a server with a fault. Returns all findings. */
async function verifyServer(
  only: readonly string[],
  fault: ServerFault,
  sources: Partial<PersonaSources> = {},
): Promise<readonly GroupFinding[]> {
  const server = await startFaultyServer(operations, fault);
  onTestFinished(server.close);
  const { baseUrl } = server;
  const groups = await collectGroups({ baseUrl, sources: { ...server.sources, ...sources }, only, valuesPerField: 1 });
  return listFindings(groups, "passed", "failed", "noted", "skipped");
}

const select = (findings: readonly GroupFinding[], name: string): readonly string[] =>
  findings.filter((finding) => finding.name === name).map(({ outcome, details }) => [outcome, ...details].join(": "));

const isRequest = ({ method, url }: ForwardedRequest, line: string): boolean => line === `${method} ${url.pathname}`;

const readToken = ({ headers }: ForwardedRequest): string =>
  (headers.get("authorization") ?? "").replace("Bearer ", "");

describe("a check that sees less than its rule needs", () => {
  it("is skipped when a rate limit refuses what the rule forbids", async () => {
    const findings = await verifyServer(["sendAppeal"], {
      response: (response, request) => {
        if (isRequest(request, "POST /api/appeals") && request.body.includes('"APPLICATION"'))
          write(response, 429, { message: "Çox" });
      },
    });
    expect(select(findings, "judges the answers by the form of each service")).toEqual([
      "skipped: rate limited; wait and try again",
    ]);
  });

  it("does not pass when the sign-in of the second user fails", async () => {
    const findings = await verifyServer(["updateNotificationSettings"], {}, { nextOtherIdentityCode: () => "unknown" });
    const [found] = select(findings, "changes only the named event of the caller, and keeps it");
    expect(found).toMatch(/^(failed|skipped): .*signInWithIdentity/);
  });

  it("is skipped when each user represents an organisation, and the rule is about others", async () => {
    const findings = await verifyServer(["chooseAccount"], {
      response: (response, request) => {
        if (!isRequest(request, "GET /api/user/details") || response.status !== 200) return;
        const user = parse(response);
        const manufacturers = [user["manufacturers"] ?? []].flat();
        if (manufacturers.length === 0)
          manufacturers.push({
            id: 1,
            name: "Xəzər",
            voen: "1700000011",
            positionName: "Direktor",
            selected: false,
            selectedCertNumber: "AZ-1",
          });
        write(response, 200, { ...user, manufacturers });
      },
    });
    expect(select(findings, "lets a user without organisations act as themselves")).toEqual([
      "skipped: each user represents an organisation",
    ]);
  });

  it("judges an expired token also where the server takes refresh tokens, and asks for these once", async () => {
    const accessTokens = new Map<string, string>();
    let asked = 0;
    const findings = await verifyServer(["listDrafts", "countNotifications"], {
      request: ({ headers, url, method }) => {
        const token = (headers.get("authorization") ?? "").replace("Bearer ", "");
        const access = accessTokens.get(token);
        if (access === undefined) return;
        if (method === "GET" && url.pathname === "/api/user/details") asked += 1;
        headers.set("authorization", `Bearer ${access}`);
      },
      response: (response, request) => {
        const { token, refreshToken } = isRequest(request, "POST /api/public/auth/login") ? parse(response) : {};
        if (typeof token === "string") accessTokens.set(String(refreshToken), token);
        const isExpired = response.status === 401 && [...accessTokens.values()].includes(readToken(request));
        if (isExpired && isRequest(request, "GET /api/drafts")) write(response, 200, { items: [], total: 0 });
      },
    });
    const [ofCount, ofDrafts] = ["countNotifications", "listDrafts"].map((id) =>
      select(
        findings.filter(({ group }) => group === id),
        "refuses a refresh token and an expired token",
      ).join(),
    );
    expect(ofDrafts).toMatch(/^failed: expected: 401 for an expired token/);
    expect(ofCount).toBe("passed");
    expect(asked).toBe(1);
  });

  it("asks once whether a sign-out ends the access token", async () => {
    let asked = 0;
    const findings = await verifyServer(["listDrafts", "countNotifications"], {
      request: (request) => {
        if (!isRequest(request, "POST /api/public/auth/sign-out")) return;
        if (parse(request)["refreshToken"] === "unknown-refresh-token") asked += 1;
        request.body = JSON.stringify({ refreshToken: "unknown-refresh-token" });
      },
    });
    expect(select(findings, "refuses the token of a session that was signed out")).toEqual(
      Array.from({ length: 2 }, () => "skipped: a sign-out leaves the access token valid, which signOut reports"),
    );
    expect(asked).toBe(1);
  });
});
