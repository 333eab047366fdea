import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { withoutHeader } from "../../openapi/kit/mutants/shared/headers.ts";
import { answer } from "../../openapi/kit/mutants/shared/seeds.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";
import { verify } from "../../openapi/kit/verify/verify.ts";
import { findFaults, findFaultsOf } from "./verifyFault.ts";

/** Returns the findings about the service status of a server that always gives the same bytes. */
async function findStatusFaults(headers: Readonly<Record<string, string>>, body: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  onTestFinished(() => closeServer(server));
  const baseUrl = `http://127.0.0.1:${await listenOnFreePort(server)}/api`;
  const groups = [];
  for await (const group of verify({
    document: await readContract(),
    baseUrl,
    feed: undefined,
    sources: {},
    allowWrites: false,
    only: ["readServiceStatus"],
  }))
    groups.push(group);
  return JSON.stringify(groups);
}

/** Returns an entity tag of a language. */
const getTag = ({ url }: { url: URL }): string => `"one-${url.searchParams.get("lang") ?? "az"}"`;

describe("verify of headers and times", () => {
  it("names a Content-Encoding that is not true, and goes on", async () => {
    const found = await findStatusFaults(
      { "content-type": "application/json", "content-encoding": "gzip" },
      '{"state":"OK"}',
    );
    expect(found).toContain("received: no response");
    expect(found).toContain("header check");
  });

  it("names a Content-Length that is too large, and goes on", async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "500" });
      response.write('{"state":"OK"}', () => response.destroy());
    });
    onTestFinished(() => closeServer(server));
    const lines: string[] = [];
    for await (const { findings } of verify({
      document: await readContract(),
      baseUrl: `http://127.0.0.1:${await listenOnFreePort(server)}/api`,
      feed: undefined,
      sources: {},
      allowWrites: false,
      only: ["readServiceStatus"],
    }))
      lines.push(...findings.flatMap(({ details }) => details));
    expect(lines).toContainEqual(expect.stringContaining("received: no response"));
  });

  it("names a personal response that caches keep", async () => {
    const lines = await findFaults("listAppeals", {
      changeResponse: ({ headers }) => headers.set("cache-control", "public, max-age=600"),
    });
    expect(lines).toContainEqual(expect.stringMatching(/^keeps personal responses out of caches: .*no-store/));
  });

  it("notes a personal response that the browser keeps", async () => {
    const lines = await findFaults("listAppeals", {
      changeResponse: ({ headers, status }) => {
        if (status === 200) headers.set("cache-control", "private, max-age=60");
      },
    });
    expect(lines).toEqual([
      expect.stringMatching(
        /^sends the headers of caches that the contract declares: Cache-Control: no-store is missing in a response with 200; repeat: /,
      ),
    ]);
  });

  it("accepts no-store beside other directives", async () => {
    const lines = await findFaults("listAppeals", {
      changeResponse: ({ headers }) => headers.set("cache-control", "no-cache, no-store, must-revalidate"),
    });
    expect(lines).toEqual([]);
  });

  it("notes an error that caches may keep", async () => {
    const lines = await findFaults("listPosts", {
      changeResponse: ({ headers, status }) => {
        if (status >= 400) headers.delete("cache-control");
      },
    });
    expect(lines).toEqual([expect.stringMatching(/^sends the headers .*no-store is missing in a response with 4/)]);
  });

  it("notes public content without an ETag", async () => {
    const lines = await findFaults("listPosts", { changeResponse: ({ headers }) => headers.delete("etag") });
    expect(lines).toEqual([expect.stringMatching(/^sends the headers .*an ETag is missing in a response with 200/)]);
  });

  it("notes a personal response without Cache-Control", async () => {
    const lines = await findFaults("listAppeals", { changeResponse: ({ headers }) => headers.delete("cache-control") });
    expect(lines).toEqual([
      expect.stringMatching(/^sends the headers .*Cache-Control: no-store is missing in a response with 200; repeat: /),
    ]);
  });

  it("names a cached response that depends on the token and does not say so", async () => {
    const lines = await findFaults("readCallCenter", {
      changeResponse: ({ headers }, request) => {
        if (!request.headers.has("authorization")) headers.set("cache-control", "public, max-age=600");
      },
    });
    expect(lines).toContainEqual(expect.stringContaining("expected: Vary: Authorization"));
  });

  it("accepts a public response that caches keep, and that says what it depends on", async () => {
    const lines = await findFaults("listPosts", {
      changeResponse: ({ headers, status }, request) => {
        if (status >= 400) return;
        headers.set("cache-control", `${request.headers.has("authorization") ? "private" : "public"}, max-age=600`);
        headers.set("vary", "Authorization");
      },
    });
    expect(lines).toEqual([]);
  });

  it("names an error that shared caches keep", async () => {
    const lines = await findFaults("readPost", {
      changeResponse: ({ headers, status }) => {
        if (status === 404) headers.set("cache-control", "public, max-age=300");
      },
    });
    expect(lines).toContainEqual(expect.stringMatching(/^keeps errors out of caches: .*the status 404.*no-store/));
  });

  it("notes public content that shared caches keep for a request with a token", async () => {
    const lines = await findFaults("listPosts", {
      changeResponse: ({ headers, status }) => {
        if (status < 400) headers.set("cache-control", "public, no-cache");
      },
    });
    expect(lines).toEqual([
      expect.stringMatching(
        /^keeps the response to a request with a token out of shared caches: .*public, not private/,
      ),
    ]);
  });

  it("names a server that computes the ETag from some of the data", async () => {
    const lines = await findFaults("updatePossessor", {
      changeRequest: ({ headers }) => {
        if (headers.get("if-match")?.includes("another-version") === false) headers.delete("if-match");
      },
    });
    expect(lines).toContainEqual(expect.stringMatching(/^refuses an update of the version before each change: .*412/));
  });

  it("names a server for which a tag that a proxy has made weak is that of another version", async () => {
    const lines = await findFaultsOf("updatePossessor", {
      createHandler: answer(["readPossessor", "updatePossessor"], async (request, { send }) => {
        const { headers } = request;
        if (headers.get("if-match")?.startsWith("W/") === true) headers.set("if-match", '"none"');
        const response = await send(request);
        const tag = response.headers.get("etag");
        if (tag !== null) response.headers.set("etag", tag.replace(/^W\//, ""));
        return response;
      }),
    });
    expect(lines).toEqual([expect.stringMatching(/^takes the ETag of a version also with the prefix W\/: .*412/)]);
  });

  it("names a server that overwrites a draft which another tab or device has saved", async () => {
    const lines = await findFaults("keepDraft", { changeRequest: ({ headers }) => headers.delete("if-match") });
    for (const check of ["refuses an update of what has changed since", "refuses an update of the version before"])
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${check}.*412`)));
  });

  it("names a server that answers 304 for another ETag", async () => {
    const lines = await findFaults("listPosts", {
      changeResponse: (response, request) => {
        response.headers.set("etag", '"one"');
        if (request.headers.has("if-none-match")) return { ...response, status: 304, body: undefined };
        return undefined;
      },
    });
    expect(lines).toContainEqual(expect.stringMatching(/^honours its ETag: .*another ETag/));
  });

  it("accepts an ETag that is honoured, and notes one that is ignored", async () => {
    for (const isHonoured of [true, false])
      expect(
        await findFaults("listRiskGroups", {
          changeResponse: (response, request) => {
            const tag = getTag(request);
            response.headers.set("etag", tag);
            if (isHonoured && response.status === 200 && request.headers.get("if-none-match") === tag)
              return { ...response, status: 304, body: undefined };
            return undefined;
          },
        }),
      ).toEqual(
        isHonoured ? [] : [expect.stringMatching(/^answers a known ETag with 304 .*200 with the content, and not 304/)],
      );
  });

  it("names a server that compares the ETag before the token", async () => {
    const lines = await findFaults("listPosts", {
      changeResponse: (response, request) => {
        const tag = getTag(request);
        response.headers.set("etag", tag);
        if (request.headers.get("if-none-match") === tag) return { ...response, status: 304, body: undefined };
        return undefined;
      },
    });
    expect(lines).toEqual([expect.stringMatching(/^refuses an unknown token also with a known ETag: .*received: 304/)]);
  });

  it("names another Vary in some of the responses", async () => {
    const lines = await findFaults("listPosts", {
      changeResponse: ({ headers }, request) => {
        if (request.url.searchParams.get("perPage") === "100")
          headers.set("vary", "Authorization, Accept-Encoding, X-Portal");
      },
    });
    expect(lines).toEqual([expect.stringMatching(/^names the same headers in Vary each time: /)]);
  });

  it("names a server that refuses another Accept than JSON", async () => {
    const lines = await findFaults("listPosts", {
      changeResponse: (response, request) => {
        if (request.headers.get("accept") === "text/html") response.status = 406;
      },
    });
    expect(lines).toEqual([expect.stringMatching(/^ignores Accept: expected: 200 with JSON, whatever Accept says/)]);
  });

  it.each([
    ["names a server that lets the portal ask, and not read the ETag", "https://portal.example.az", true],
    ["judges nothing of CORS where the portal is not known, and the server lets only it ask", undefined, false],
  ])("%s", async (_name, origin, isFound) => {
    const lines = await findFaultsOf(
      "readPossessor",
      {
        createHandler: answer(["readPossessor"], async (request, { send }) => {
          // The mock backend refuses other origins.
          const response = await send(withoutHeader(request, "origin"));
          if (request.headers.get("origin") === "https://portal.example.az")
            response.headers.set("access-control-allow-origin", "https://portal.example.az");
          return response;
        }),
      },
      { origin, valuesPerField: 1 },
    );
    const found = lines.some((line) => /another origin.*expected: Access-Control-Expose-Headers: ETag/.test(line));
    expect(found).toBe(isFound);
  });

  it("calls a failure that comes and goes intermittent", async () => {
    let count = 0;
    const lines = await findFaults("readServiceStatus", {
      changeResponse: (response) => {
        count += 1;
        if (count % 3 === 0) response.status = 500;
      },
    });
    expect(lines).toContainEqual(expect.stringMatching(/received: intermittent: \d+ of \d+ failed with 500/));
  });

  it("notes responses that are slower than the budget, and none without a budget", async () => {
    expect(await findFaults("readServiceStatus", {}, { latencyBudgetMs: 0 })).toEqual([
      expect.stringContaining("slower than the budget of 0 ms"),
    ]);
    expect(await findFaults("readServiceStatus", {})).toEqual([]);
  });

  it("sets no budget for files", async () => {
    expect(await findFaults("downloadDocument", {}, { latencyBudgetMs: 0 })).toEqual([]);
  });
});
