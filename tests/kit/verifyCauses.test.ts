import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { WebSocketServer } from "ws";
import type { ReportGroup } from "../../openapi/kit/report/report.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { runWorkflows } from "../../openapi/kit/verify/run/runWorkflows.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";
import type { VerifyOptions } from "../../openapi/kit/verify/verify.ts";
import { isFullRun } from "../support/selection.ts";
import { findFaults } from "./verifyFault.ts";
import {
  answer,
  collectGroups,
  document,
  listFindings,
  readDetail,
  startFaultyBackend,
  type FaultyBackend,
  type GroupFinding,
  type RunningBackend,
} from "./verifySupport.ts";

/** The answer of the contract to a token that is refused. */
const refusal = listOperations(document)
  .find(({ id }) => id === "readUser")
  ?.responses.get(401)?.content?.["application/json"]?.examples?.["ru"]?.value;

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

async function verifyFaulty(addFaults: FaultyBackend, only?: readonly string[]): Promise<ReportGroup[]> {
  const backend = await startFaultyBackend(addFaults);
  closers.push(backend.close);
  return collectGroups({ ...backend, ...(only && { only }) });
}

const failedNames = (groups: readonly ReportGroup[]): string[] =>
  listFindings(groups, "failed").map(({ group, name }) => `${group}: ${name}`);

describe("a finding that follows from another one", () => {
  it("is skipped when nobody can sign in, and names the sign-in", async () => {
    const personal = ["readUser", "listAppeals", "listDocuments", "countNotifications"];
    const groups = await verifyFaulty(
      answer(/^POST \/api\/public\/auth\/v2\/login\/asan/, 500),
      // A full run verifies every operation.
      isFullRun ? undefined : ["signInWithIdentity", ...personal],
    );
    expect(failedNames(groups)).toEqual(["signInWithIdentity: returns 200 in az"]);
    const blocked = listFindings(groups, "skipped").filter(({ details }) =>
      details.includes("blocked by signInWithIdentity: returns 200 in az"),
    );
    const blockedGroups = new Set(blocked.map(({ group }) => group));
    expect([...blockedGroups]).toEqual(expect.arrayContaining(personal));
    if (isFullRun) expect(blockedGroups.size).toBeGreaterThan(20);
    expect(groups.find(({ name }) => name === "readUser")?.outcome).toBe("skipped");
  });

  it("is skipped when a resource cannot be created, and names the operation that creates it", async () => {
    const groups = await verifyFaulty(answer(/^POST \/api\/appeals/, 500), ["sendAppeal", "withdrawAppeal"]);
    expect(failedNames(groups)).toEqual(["sendAppeal: returns 200 in ru"]);
    const withdrawal = groups.find(({ name }) => name === "withdrawAppeal");
    expect(withdrawal?.outcome).toBe("skipped");
    expect(withdrawal?.findings[0]?.details).toEqual(["blocked by sendAppeal: returns 200 in ru"]);
  });

  it("is skipped when the token is refused everywhere, and a proposed operation is not absent then", async () => {
    const groups = await verifyFaulty(
      (backend) => (request, response) =>
        request.headers.authorization === undefined
          ? backend(request, response)
          : void response.writeHead(401, { "content-type": "application/json" }).end(JSON.stringify(refusal)),
      ["readUser", "listAppeals", "countNotifications"],
    );
    expect(failedNames(groups)).toEqual(["readUser: returns 200 in az"]);
    expect(listFindings(groups, "absent")).toEqual([]);
    for (const name of ["listAppeals", "countNotifications"])
      expect(groups.find((group) => group.name === name)?.findings[0]?.details).toEqual([
        "blocked by readUser: returns 200 in az",
      ]);
  });

  it("is reported once for a schema that several operations share", async () => {
    const groups = await verifyFaulty(
      answer(/^GET \/api\/(services|posts|faq)\/public/, 200, { page: 1, total: 0, items: [] }),
      ["listServices", "listPosts", "listFaq"],
    );
    const schemaFindings = listFindings(groups, "failed").filter(({ name }) => name.startsWith("returns 200"));
    expect(schemaFindings.map(({ group, name }) => `${group}: ${name}`)).toEqual(["listServices: returns 200 in az"]);
    for (const name of ["listPosts", "listFaq"])
      expect(groups.find((group) => group.name === name)?.findings[0]).toMatchObject({
        outcome: "skipped",
        details: ["blocked by listServices: returns 200 in az"],
      });
  });

  it("is reported of its own when it is another fault of the same operation", async () => {
    const groups = await verifyFaulty(answer(/^GET \/api\/faq\/public\?.*(page|word)=/, 200, { page: 1 }), ["listFaq"]);
    expect(failedNames(groups)).toEqual(
      expect.arrayContaining([
        "listFaq: rejects an invalid word",
        "listFaq: rejects an invalid page",
        "listFaq: paginates consistently",
      ]),
    );
  });

  it("is skipped when another operation accepts what it has to refuse", async () => {
    const groups = await verifyFaulty(
      answer(/^POST \/api\/public\/auth\/refresh-token/, 200, { accessToken: "one", refreshToken: "other" }),
      ["renewSession", "signOut"],
    );
    expect(failedNames(groups)).toContain("renewSession: refuses an unknown refresh token");
    expect(groups.find(({ name }) => name === "signOut")?.findings).toContainEqual(
      expect.objectContaining({
        name: "makes the tokens of the session invalid",
        outcome: "skipped",
        details: [expect.stringMatching(/^blocked by renewSession: refuses an .+ token/)],
      }),
    );
  });

  it("does not hide a token that one sign-in returns and the server refuses", async () => {
    const groups = await verifyFaulty(
      answer(/^POST \/api\/public\/auth\/login/, 200, { token: "not-valid", refreshToken: "not-valid-either" }),
      ["signIn", "readUser"],
    );
    expect(failedNames(groups)).toContain("signIn: returns a valid token");
  });
});

describe("the live feed", () => {
  it("is reported once when it cannot be opened, with the command of the handshake", async () => {
    const backend = await startFaultyBackend();
    closers.push(backend.close);
    const url = `${backend.baseUrl.replace("http", "ws")}/no-socket`;
    const feed = { url, destination: "/user/queue/notifications", timeoutMs: 2000 };
    const groups = await collectGroups({ ...backend, feed, only: ["notificationPushed"] });
    const [failed, ...others] = listFindings(groups, "failed", "noted");
    expect(failed?.name).toBe("accepts a connection and a subscription with a token");
    expect(failed && readDetail(failed, "repeat")).toContain(
      `curl -i --http1.1 --max-time 5 "${backend.baseUrl}/no-socket"`,
    );
    expect(failed?.location?.file).toMatch(/^openapi\//);
    expect(others.map(({ name }) => name)).toEqual([]);
    expect(listFindings(groups, "skipped").map(({ details }) => details)).toContainEqual([
      `blocked by "${failed?.name}" above`,
    ]);
  });
});

describe("a feed that demands the Origin of the portal", () => {
  const origin = "https://portal.example";

  /** Verifies the connection to such a feed. Returns the findings and the groups. */
  async function verifyFeed(sentOrigin?: string): Promise<GroupFinding[]> {
    const backend = await startFaultyBackend();
    const server = createServer();
    const port = await listenOnFreePort(server);
    const sockets = new WebSocketServer({
      server,
      verifyClient: (client, done) => done(client.origin === origin, 403),
    });
    sockets.on("connection", (socket) =>
      socket.on("message", (data) => {
        const receipt = /receipt:(.*)/.exec(String(data))?.[1];
        if (String(data).startsWith("CONNECT")) socket.send("CONNECTED\nversion:1.2\n\n\0");
        if (receipt !== undefined) socket.send(`RECEIPT\nreceipt-id:${receipt}\n\n\0`);
      }),
    );
    closers.push(backend.close, () => closeServer(server));
    const feed = {
      url: `ws://127.0.0.1:${port}/ws`,
      destination: "/user/queue/notifications",
      timeoutMs: 500,
      ...(sentOrigin !== undefined && { origin: sentOrigin }),
    };
    const sources = { ...backend.sources, triggerPush: undefined };
    return listFindings(
      await collectGroups({ ...backend, sources, feed, only: ["notificationPushed"] }),
      "passed",
      "failed",
      "noted",
    );
  }
  const name = "accepts a connection and a subscription with a token";

  it("is opened with it", async () => {
    expect((await verifyFeed(origin)).find((finding) => finding.name === name)?.outcome).toBe("passed");
  });

  it("is reported with the status of another one, and with a command that sends the Origin", async () => {
    const failed = (await verifyFeed()).find((finding) => finding.name === name);
    expect(failed && readDetail(failed, "received")).toBe("the WebSocket cannot be opened: status 403 instead of 101");
    expect(failed && readDetail(failed, "repeat")).toMatch(/-H "Origin: http:\/\/127\.0\.0\.1:\d+"/);
  });
});

describe("a workflow", () => {
  it("is blocked by the finding of an operation, and later steps by an earlier one", async () => {
    const backend = await startFaultyBackend(answer(/^PUT \/api\/appeals\/[^/]+\/withdraw/, 500, { message: "x" }));
    closers.push(backend.close);
    // The other workflows do not run without these.
    const absentOperationIds = ["readNotifications", "registerUser", "searchPortal", "renewSession"];
    const options = { ...backend, allowWrites: true, absentOperationIds };
    const findGroups = (groups: readonly ReportGroup[]): ReportGroup[] =>
      groups.filter(({ name }) => name === "workflow appeal");
    const [failed, ...following] = listFindings(findGroups(await runWorkflows(options)), "failed", "skipped");
    expect(failed).toMatchObject({ outcome: "failed", name: "withdraw", level: "must" });
    expect(failed && readDetail(failed, "received")).toBe('500 {"message":"x"}');
    expect(failed && readDetail(failed, "repeat")).toMatch(
      /^curl -i -X PUT "http.+\/withdraw" .*-H "authorization: Bearer \$CONTRACT_TOKEN"/,
    );
    expect(failed?.location?.file).toBe("openapi/workflows/appeal.arazzo.yaml");
    for (const finding of following) expect(finding.details).toEqual(['blocked by "withdraw" above']);

    const failedChecks = new Map([["withdrawAppeal", "returns 200 in ru"]]);
    const blocked = listFindings(findGroups(await runWorkflows({ ...options, failedChecks })), "failed", "skipped");
    expect(blocked[0]).toMatchObject({
      outcome: "skipped",
      name: "withdraw",
      details: ["blocked by withdrawAppeal: returns 200 in ru"],
    });
  });
});

describe("verify when the server stops answering", () => {
  /** Returns the findings of a server that does not survive a request. */
  async function verifyUntilStopped(
    stop: (server: RunningBackend, request: IncomingMessage, response: ServerResponse) => void,
    options: Partial<VerifyOptions> = {},
  ): Promise<{ groups: ReportGroup[]; reasons: string[] }> {
    const backend = await startFaultyBackend((answerRequest) => (request, response) => {
      if (request.url?.startsWith("/api/notification/count") === true) stop(backend, request, response);
      else answerRequest(request, response);
    });
    closers.push(backend.close);
    const reasons: string[] = [];
    const groups = await collectGroups({
      ...backend,
      only: ["readUser", "countNotifications", "searchPortal"],
      onStopped: (reason) => void reasons.push(reason),
      ...options,
    });
    return { groups, reasons };
  }

  it("names the last request with its command, and sends nothing more", async () => {
    const { groups, reasons } = await verifyUntilStopped((backend, request) => {
      void backend.close();
      request.socket.destroy();
    });
    expect(failedNames(groups)).toEqual(["countNotifications: returns 200 in az"]);
    const [finding] = listFindings(groups, "failed");
    expect(finding?.details.join("\n")).toContain(
      "your server stopped answering after this request: GET /notification/count",
    );
    expect(finding && readDetail(finding, "repeat")).toMatch(
      /^curl -i -X GET ".*\/notification\/count\?lang=az" -H "authorization: Bearer \$CONTRACT_/,
    );
    const reason = "blocked: the server stopped answering after GET /notification/count";
    expect(reasons).toEqual([reason]);
    expect(groups.at(-1)).toMatchObject({
      name: "searchPortal",
      outcome: "skipped",
      findings: [{ name: "all checks", outcome: "skipped", details: [reason] }],
    });
  });

  it("goes on when only one request closes the connection", async () => {
    const { groups, reasons } = await verifyUntilStopped((_backend, _request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "10" });
      response.write("1");
      response.destroy();
    });
    expect(reasons).toEqual([]);
    expect(failedNames(groups)).toEqual(["countNotifications: returns 200 in az"]);
    expect(listFindings(groups, "failed")[0]?.details.slice(0, 2).join()).toMatch(
      /^expected: a response,received: no response: /,
    );
    expect(groups.at(-1)?.outcome).toBe("passed");
  });

  it("waits as long for the rest of a response that has begun", async () => {
    const { groups } = await verifyUntilStopped(
      (_backend, _request, response) => {
        response.writeHead(200, { "content-type": "application/json", "content-length": "10" });
        response.write("1");
      },
      { timeoutMs: 1500 },
    );
    expect(listFindings(groups, "failed")[0]?.details).toContain("received: no response: nothing within 1.5 s");
  });

  it("does not wait again for an operation that does not answer", async () => {
    let count = 0;
    const { groups } = await verifyUntilStopped(() => void (count += 1), { timeoutMs: 1500 });
    expect(count).toBe(1);
    expect(failedNames(groups)).toEqual(["countNotifications: returns 200 in az"]);
    expect(listFindings(groups, "failed")[0]?.details).toContain("received: no response: nothing within 1.5 s");
    expect(groups.at(-1)?.outcome).toBe("passed");
  });
});

describe("a readUser that fails for everybody", () => {
  it("is no finding about each wrong token", async () => {
    const lines = await findFaults(
      "readUser",
      { changeResponse: (response) => ({ ...response, status: 500 }) },
      { valuesPerField: 1 },
    );
    expect(lines.filter((line) => line.startsWith("refuses a token"))).toEqual([]);
  });
});
