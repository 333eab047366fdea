import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getResponseExample } from "../../mocks/operations.ts";
import { isIncomplete } from "../../src/api/incompleteResponses.ts";
import { failureOf } from "../../src/api/failure.ts";
import { setRequestLanguage } from "../../src/i18n/language.ts";
import { readPost } from "../../src/generated/queries/posts/posts.ts";
import { searchPortal } from "../../src/generated/queries/search/search.ts";
import { activateAccount, changePassword, registerUser } from "../../src/generated/queries/user/user.ts";
import { listServices } from "../../src/generated/queries/services/services.ts";
import { loadSettings } from "../../src/config/settings.ts";

const post = getResponseExample("readPost", 200, "az");

let sentRequests: Request[];
beforeEach(async () => {
  sentRequests = [];
  vi.stubGlobal("fetch", (request: Request) => {
    sentRequests.push(request);
    const id = request.url.includes("/search/") ? "searchPortal" : "readPost";
    return Promise.resolve(Response.json(getResponseExample(id, 200, "az")));
  });
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: "http://portal.test/api" })));
});
afterEach(() => vi.unstubAllGlobals());

/** Every request went to this host, below such a path, with the language as its only query. */
function expectPathsToMatch(pathPattern: RegExp): void {
  for (const { url } of sentRequests) {
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin).toBe("http://portal.test");
    expect(pathname).toMatch(pathPattern);
    expect([...searchParams.keys()]).toEqual(["lang"]);
  }
}

describe("a call of the generated hooks", () => {
  it("goes to its address in the language of the moment", async () => {
    setRequestLanguage("en");
    expect(await readPost("301")).toEqual(post);
    setRequestLanguage("ru");
    await readPost("301");
    expect(sentRequests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET http://portal.test/api/posts/public/301?lang=en",
      "GET http://portal.test/api/posts/public/301?lang=ru",
    ]);
  });

  it("carries its query and its body, byte for byte", async () => {
    await searchPortal({ word: "süd & çörək = 50%", page: 2, lang: "az" });
    expect(Object.fromEntries(new URL(sentRequests[0]?.url ?? "").searchParams)).toEqual({
      word: "süd & çörək = 50%",
      page: "2",
      lang: "az",
    });
    const passwords = {
      oldPassword: " a b ",
      newPassword: "Şəffaf-Bazar-2026 😀",
      repeatedPassword: "Şəffaf-Bazar-2026 😀",
    };
    await changePassword(passwords);
    expect(sentRequests[1]?.method).toBe("PUT");
    expect(await sentRequests[1]?.json()).toEqual(passwords);
  });

  it.each(["..", ".", "../../user/details", "..\\..\\user", "%2e%2e", "%2e%2e/%2e%2e/user/details"])(
    "whose part is %j leads to no other call: there is no such thing",
    async (part) => {
      for (const call of [async () => readPost(part), async () => activateAccount(part)]) {
        const answer = await call().catch(failureOf);
        if (sentRequests.length === 0) expect(answer).toEqual({ kind: "notFound" });
      }
      expectPathsToMatch(/^\/api\/(posts\/public|user\/public\/activation)\//);
    },
  );

  it.each(["a/b", "//evil.example", "@evil.example", "/", "a?lang=ru", "a#b", "a b", "ə", "\uD800"])(
    "stays below its own address when its part is %j",
    async (part) => {
      await Promise.resolve(part)
        .then((id) => readPost(id))
        .catch(failureOf);
      expectPathsToMatch(/^\/api\/posts\/public\//);
    },
  );

  it("stops when nobody waits for it any more", async () => {
    vi.stubGlobal(
      "fetch",
      (_request: Request, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
    );
    const caller = new AbortController();
    const call = searchPortal({ word: "süd" }, caller.signal);
    setTimeout(() => caller.abort(), 1);
    await expect(call).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
  });
});

describe("an answer to a call", () => {
  const answering = (response: () => Response): unknown => vi.stubGlobal("fetch", () => Promise.resolve(response()));
  const passwords = { oldPassword: "a", newPassword: "b", repeatedPassword: "b" };

  it("that lacks what a screen relies on is none", async () => {
    answering(() => Response.json({ message: "Good" }));
    expect(await readPost("301").catch(failureOf)).toEqual({ kind: "invalidResponse", status: 200 });
  });

  it("says whether entries of it were left out", async () => {
    const services = getResponseExample("listServices", 200, "az") as { items: unknown[] };
    answering(() => Response.json({ ...services, items: [...services.items, { id: 7 }] }));
    const short = await listServices();
    expect([short, isIncomplete(short)]).toEqual([services, true]);
    answering(() => Response.json(services));
    expect(isIncomplete(await listServices())).toBe(false);
  });

  it("that nobody needs may be empty, or nothing that can be read", async () => {
    for (const response of [() => new Response(null, { status: 204 }), () => Response.json({ message: 7 })]) {
      answering(response);
      expect(await changePassword(passwords)).toBeUndefined();
    }
  });

  it("to the registration may be nothing but its 200: it stops at any other", async () => {
    answering(() => new Response(null, { status: 204 }));
    expect(await registerUser({ name: "A" } as Parameters<typeof registerUser>[0]).catch(failureOf)).toEqual({
      kind: "invalidResponse",
      status: 204,
    });
  });
});
