import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isRecord } from "../../src/config/isRecord.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";
import { createCurlCommand, readFormFile, type SentRequest } from "../../openapi/kit/verify/run/curlCommand.ts";
import { createSecretRegistry } from "../../openapi/kit/verify/run/secretRegistry.ts";
import { selectPart } from "../support/selection.ts";
import { renderSarif } from "../../openapi/kit/report/renderSarif.ts";
import { listAnnotations } from "../../openapi/kit/report/annotations.ts";
import { createStopReason } from "../../openapi/kit/verify/run/stopReason.ts";
import {
  answer,
  collectGroups,
  listFindings,
  readDetail,
  startFaultyBackend,
  type FaultyBackend,
} from "./verifySupport.ts";
import { findFaults } from "./verifyFault.ts";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(closers.splice(0).map((close) => close()));
});

describe("a finding about an id beyond the exact integers of a browser", () => {
  it.each([
    ["names it when it is a number", Number, 1],
    ["is absent when it is a text", String, 0],
  ])("%s", async (_when, toId, count) => {
    const lines = await findFaults(
      "listFaq",
      {
        changeResponse: ({ body }) => {
          const items = isRecord(body) && Array.isArray(body["items"]) ? body["items"].filter(isRecord) : [];
          for (const item of items) item["id"] = toId(2 ** 60 + 4096 * Number(item["id"]));
        },
      },
      { valuesPerField: 1 },
    );
    const found = lines.filter((line) => line.startsWith("returns 200 in az: "));
    expect(found).toEqual(
      Array.from(
        { length: count },
        () => expect.stringContaining("/items/0/id must be <= 9007199254740991") as unknown,
      ),
    );
  });
});

/** Runs a command as a user who pastes it into a shell. Returns its output. */
const runInShell = async (command: string, env: Readonly<Record<string, string>> = {}): Promise<string> =>
  (await promisify(execFile)("sh", ["-c", command], { env: { ...process.env, ...env } })).stdout;

describe("a finding about the status of a refusal", () => {
  it("names only statuses that the contract declares, and another status is another finding", async () => {
    const lines = await findFaults(
      "searchRegister",
      {
        changeResponse: (response, { url }) => {
          if (response.status === 400) response.status = url.searchParams.get("page") === null ? 404 : 422;
        },
      },
      { valuesPerField: 1 },
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^rejects an invalid register: expected: status 400; received: 404 /),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^rejects an invalid page: expected: status 400; received: 422 /),
    );
  });

  it("names each status once", async () => {
    const lines = await findFaults(
      "listFaq",
      {
        changeResponse: (response, { url }) => {
          if (url.searchParams.get("category") === "unknown-id") response.status = 500;
        },
      },
      { valuesPerField: 1 },
    );
    const line = lines.find((found) => found.startsWith("selects nothing by an unknown category: "));
    expect(line).toMatch(/expected: status 200 or 4/);
  });
});

type ReceivedRequest = { method: string; url: string; headers: Readonly<Record<string, unknown>>; body: Buffer };

describe("the command of a finding", () => {
  const plain: SentRequest = {
    method: "POST",
    url: "/a",
    query: [],
    headers: { "content-type": "application/json" },
    body: undefined,
    form: undefined,
  };

  /** Returns the request that a server receives from the command, with the variables of the secrets set. */
  async function receiveFrom(
    request: SentRequest,
    values: Readonly<Record<string, string>> = {},
  ): Promise<ReceivedRequest & { command: string }> {
    const received: ReceivedRequest[] = [];
    const server = createServer((incoming, response) => {
      void buffer(incoming).then((body) => {
        const { method = "", url = "", headers } = incoming;
        received.push({ method, url, headers, body });
        response.end();
      });
    });
    const port = await listenOnFreePort(server);
    closers.push(() => closeServer(server));
    const secrets = createSecretRegistry();
    for (const [name, value] of Object.entries(values)) secrets.add(name.replace(/_\d$/, ""), value);
    const fileBytes = await readFormFile(request.form);
    const url = `http://127.0.0.1:${port}${request.url}`;
    const command = createCurlCommand({ ...request, url, fileBytes }, secrets);
    await runInShell(`${command} -s -o /dev/null`, values);
    if (received[0] === undefined) throw new Error(`nothing was sent by ${command}`);
    return { ...received[0], command };
  }

  it.each([
    ["quotes and variables", `{"a":"\\"it's $HOME \`id\` \\\\ !x\\n"}`],
    ["several lines", "a\nb\r\n\tc"],
    ["an at sign at its beginning", "@/etc/passwd"],
    ["no JSON", "{"],
    ["many letters", JSON.stringify({ text: `${"é".repeat(3000)}${"a".repeat(400_000)}`, end: "$b" })],
  ])("sends a body with %s unchanged", async (_content, body) =>
    expect((await receiveFrom({ ...plain, body })).body.toString()).toBe(body),
  );

  it("contains variables instead of secrets, which are sent in the query, the headers and the body", async () => {
    const values = {
      CONTRACT_TOKEN: "a-token-0123456789",
      CONTRACT_CODE: "a+b &c/=d",
      CONTRACT_PASSWORD: "Ədalət#0123456789",
    };
    const { url, headers, body, command } = await receiveFrom(
      {
        ...plain,
        query: [
          ["code", values.CONTRACT_CODE],
          ["lang", "az"],
        ],
        headers: { ...plain.headers, authorization: `Bearer ${values.CONTRACT_TOKEN}` },
        body: JSON.stringify({ password: values.CONTRACT_PASSWORD, repeated: `${values.CONTRACT_PASSWORD}x` }),
      },
      values,
    );
    for (const value of Object.values(values)) expect(command).not.toContain(value);
    expect(command).toContain('"authorization: Bearer $CONTRACT_TOKEN"');
    expect(new URL(url, "http://localhost").searchParams.get("code")).toBe(values.CONTRACT_CODE);
    expect(headers["authorization"]).toBe(`Bearer ${values.CONTRACT_TOKEN}`);
    expect(JSON.parse(body.toString())).toEqual({
      password: values.CONTRACT_PASSWORD,
      repeated: `${values.CONTRACT_PASSWORD}x`,
    });
  });

  it("contains a variable for each of two secrets with one name", async () => {
    const values = { CONTRACT_NEW_PASSWORD: "Kq7#0123456789ab", CONTRACT_NEW_PASSWORD_2: "Zw4#0123456789cd" };
    const { CONTRACT_NEW_PASSWORD: oldPassword, CONTRACT_NEW_PASSWORD_2: newPassword } = values;
    const { url, body } = await receiveFrom(
      {
        ...plain,
        query: [["first", oldPassword]],
        body: JSON.stringify({ newPassword, oldPassword, repeated: newPassword }),
      },
      values,
    );
    expect(new URL(url, "http://localhost").searchParams.get("first")).toBe(oldPassword);
    expect(JSON.parse(body.toString())).toEqual({ newPassword, oldPassword, repeated: newPassword });
  });

  it("sends an empty header", async () =>
    expect((await receiveFrom({ ...plain, headers: { "idempotency-key": "" } })).headers).toHaveProperty(
      "idempotency-key",
      "",
    ));

  it.each([
    ["small", new Uint8Array([0, 1, 2, 255])],
    ["large", new Uint8Array(300_000)],
    ["padded", new Uint8Array(300_000).fill(7, 0, 12)],
  ])("sends a %s file with its name, and texts that begin with an at sign", async (_size, bytes) => {
    const { headers, body, command } = await receiveFrom({
      ...plain,
      headers: {},
      form: { file: new File([bytes], "one file.png", { type: "image/png" }), name: "@name" },
    });
    const sent = await new Response(new Uint8Array(body), {
      headers: { "content-type": String(headers["content-type"]) },
    }).formData();
    const file = sent.get("file") as File;
    expect([file.name, file.type, file.size, sent.get("name")]).toEqual([
      "one file.png",
      "image/png",
      bytes.length,
      "@name",
    ]);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    expect(command.length).toBeLessThan(500);
  });

  it.each([
    ["an upload", "uploadDocument", /^POST \/api\/documents/],
    ["a form", "sendFeedback", /^POST \/api\/feedback/],
    ["a list", "listAppeals", /^GET \/api\/appeals\?/],
  ])("repeats %s of the mock backend", async (_request, id, pattern) => {
    let isFaulty = true;
    const backend = await startFaultyBackend(
      (answerRequest) => (request, response) =>
        (isFaulty ? answer(pattern, 500)(answerRequest) : answerRequest)(request, response),
    );
    closers.push(backend.close);
    const signIn = await fetch(
      `${backend.baseUrl}/public/auth/v2/login/asan?code=${backend.sources.nextIdentityCode?.()}&redirect=http://localhost/asan-login`,
      { method: "POST" },
    );
    const { token } = (await signIn.json()) as { token: string };
    const groups = await collectGroups({ ...backend, sources: { token }, only: [id] });
    const [finding] = listFindings(groups, "failed");
    if (finding === undefined) throw new Error("no finding");
    expect(readDetail(finding, "repeat")).not.toContain(token);
    isFaulty = false;
    expect(await runInShell(`${readDetail(finding, "repeat")} -s`, { CONTRACT_TOKEN: token })).toMatch(
      /^HTTP\/1.1 200 /,
    );
  });
});

describe("every finding", () => {
  const empty: FaultyBackend = () => (_request, response) => void response.writeHead(200).end();
  const faultyBackends: readonly (readonly [string, FaultyBackend])[] = [
    ["returns nothing", empty],
    ["returns an empty object", answer(/./, 200, {})],
    ["returns an empty list", answer(/./, 200, [])],
    [
      "returns null",
      () => (_request, response) => void response.writeHead(200, { "content-type": "application/json" }).end("null"),
    ],
    ["returns 500", answer(/./, 500)],
    [
      "returns a page",
      () => (_request, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<p>"),
    ],
    ["redirects", () => (_request, response) => void response.writeHead(302, { location: "/" }).end()],
    ["stores nothing", answer(/^(POST|PUT) \/api\/(?!.*auth)/, 200, { id: 1, message: "Saved" })],
    ["returns one entry less", answer(/^GET \/api\/notification\?/, 200, [])],
  ];
  it.each(selectPart(faultyBackends, 5))(
    "of a server that %s has another received value, a command and a line of the contract",
    async (_fault, addFaults) => {
      const backend = await startFaultyBackend(addFaults);
      closers.push(backend.close);
      const groups = await collectGroups({ ...backend, sources: { ...backend.sources, token: "a-given-token" } });
      const found = listFindings(groups, "failed", "noted");
      expect(found.length).toBeGreaterThan(0);
      for (const finding of found) {
        const label = `${finding.group}: ${finding.name}: ${finding.details.join(" | ")}`;
        expect(readDetail(finding, "repeat"), label).toMatch(/curl -i -X [A-Z]+ "http/);
        expect(finding.level, label).toBe(finding.outcome === "failed" ? "must" : "should");
        expect(existsSync(finding.location?.file ?? ""), label).toBe(true);
        expect(finding.location?.line, label).toBeGreaterThan(0);
        const [expected, received] = [readDetail(finding, "expected"), readDetail(finding, "received")];
        if (finding.outcome === "failed") expect(`${expected}${received}`, label).not.toBe("");
        if (expected !== "") expect(received, label).not.toBe(expected);
        expect(received.replace(/^200 /, ""), label).not.toBe(expected === "" ? undefined : expected);
      }
    },
  );

  it("shows the value that violates a schema, also behind a long text", async () => {
    const items = Array.from({ length: 10 }, (_, id) => ({
      id,
      question: 5,
      answer: "a".repeat(100),
      category: { id: 1, title: "t" },
    }));
    const backend = await startFaultyBackend(
      answer(/^GET \/api\/faq/, 200, { page: 1, perPage: 10, total: 10, items, categories: [] }),
    );
    closers.push(backend.close);
    const [finding] = listFindings(await collectGroups({ ...backend, only: ["listFaq"] }), "failed");
    expect(finding && readDetail(finding, "expected")).toMatch(/^\/items\/0\/\w+ must /);
    expect(finding && readDetail(finding, "received")).toMatch(/^\/items\/0\/\w+: .+ \(response: 200 \{/);
    expect(finding?.location?.file).toMatch(/^openapi\/schemas\/Faq\.yaml$/);
  });

  it("names the time in Retry-After when a valid request is rate limited", async () => {
    const backend = await startFaultyBackend((answerRequest) => (request, response) => {
      if (request.url?.startsWith("/api/faq") !== true) return answerRequest(request, response);
      response
        .writeHead(429, { "content-type": "application/problem+json", "retry-after": "840" })
        .end(JSON.stringify({ message: "Wait" }));
    });
    closers.push(backend.close);
    const [finding] = listFindings(await collectGroups({ ...backend, only: ["listFaq"] }), "failed");
    expect(finding && readDetail(finding, "received")).toBe(
      '429 {"message":"Wait"} (Retry-After: 840; the limit may count the requests of an earlier run)',
    );
  });
});

describe("a report for code scanning", () => {
  it("contains each failure as an error and each note as a warning, at the line of the contract", async () => {
    const backend = await startFaultyBackend(answer(/^(GET \/api\/faq|PUT \/api\/user\/asan)/, 200, {}));
    closers.push(backend.close);
    const groups = await collectGroups({ ...backend, only: ["listFaq", "updateContacts"] });
    const sarif = JSON.parse(renderSarif({ title: "Contract verification", description: "", groups })) as Sarif;
    expect(sarif.version).toBe("2.1.0");
    const [run] = sarif.runs;
    const { rules } = run?.tool.driver ?? { rules: [] };
    const found = listFindings(groups, "failed", "noted");
    expect(found.map(({ outcome }) => outcome)).toContain("noted");
    expect(run?.results.map(({ level }) => level)).toEqual(
      found.map(({ outcome }) => (outcome === "failed" ? "error" : "warning")),
    );
    for (const [index, result] of (run?.results ?? []).entries()) {
      expect(rules[result.ruleIndex]?.id).toBe(result.ruleId);
      expect(result.message.text).toContain("repeat:   curl ");
      expect(result.locations[0]?.physicalLocation).toEqual({
        artifactLocation: { uri: found[index]?.location?.file },
        region: { startLine: found[index]?.location?.line },
      });
    }
    expect(listAnnotations(groups).map(({ level, title }) => `${level} ${title}`)).toEqual(
      found.map(({ outcome, group, name }) => `${outcome === "failed" ? "error" : "warning"} ${group}: ${name}`),
    );
  });
});

type Sarif = {
  version: string;
  runs: {
    tool: { driver: { rules: { id: string }[] } };
    results: {
      ruleId: string;
      ruleIndex: number;
      level: string;
      message: { text: string };
      locations: { physicalLocation: object }[];
    }[];
  }[];
};

describe("a run of verify", () => {
  it("sends the same random values with the same seed, and addresses that no earlier run used", async () => {
    const readBodies = async (seed: number): Promise<Readonly<Record<string, unknown>>> => {
      const bodies: Record<string, unknown>[] = [];
      const backend = await startFaultyBackend((answerRequest) => (request, response) => {
        if (request.method === "POST" && request.url?.startsWith("/api/user/public") === true)
          request.on(
            "data",
            (data: Buffer) => void bodies.push(JSON.parse(data.toString()) as Record<string, unknown>),
          );
        answerRequest(request, response);
      });
      closers.push(backend.close);
      await collectGroups({ ...backend, seed, only: ["updateUser"] });
      return bodies[0] ?? {};
    };
    const [first, again, other] = [await readBodies(7), await readBodies(7), await readBodies(8)];
    expect(first["phoneNumber"]).toMatch(/^\+4681\d{6}$/);
    expect([again["phoneNumber"], again["password"]]).toEqual([first["phoneNumber"], first["password"]]);
    expect(other["password"]).not.toBe(first["password"]);
    expect(again["username"]).not.toBe(first["username"]);
  });

  it("ends with its budget, and checks first what must hold", async () => {
    const backend = await startFaultyBackend();
    closers.push(backend.close);
    let nowMs = 0;
    const groups = await collectGroups({
      ...backend,
      only: ["listFaq", "readUser", "chooseLanguage"],
      mustFirst: true,
      // A check reads the clock before it starts.
      getStopReason: createStopReason({ budgetMs: 10_000, readClock: () => (nowMs += 300) }),
    });
    const runNames = listFindings(groups, "passed").map(({ group, name }) => `${group}: ${name}`);
    const mustNames = listFindings(groups, "passed", "skipped")
      .filter(({ group, level }) => group !== "listFaq" && level === "must")
      .map(({ group, name }) => `${group}: ${name}`);
    expect(mustNames.length).toBeGreaterThan(5);
    expect(runNames).toEqual(expect.arrayContaining(mustNames));
    const unrun = listFindings(groups, "skipped");
    expect(new Set(unrun.map(({ details }) => details.join()))).toEqual(
      new Set(["not run: the budget of 10 s is spent"]),
    );
    expect(unrun.map(({ group }) => group)).toContain("listFaq");
  });
});
