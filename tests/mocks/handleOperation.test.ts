import { getResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { operations } from "../../mocks/operations.ts";
import { behaviour } from "../../mocks/behaviour/index.ts";
import { getGeneratedResponse } from "../../mocks/generatedResponse.ts";
import { createHandlers } from "../../mocks/handlers.ts";
import { posts } from "../../mocks/sampleData/posts.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { expectOk, checkResponse, createTestBackend, expectProblem, callHandlers } from "./testBackend.ts";

const handlers = createHandlers(createMockStore());
const secured = operations.filter(({ bearerAuth }) => bearerAuth === "required");

describe("a token", () => {
  it.each(secured)("is required for $id before validation", async ({ id }) => {
    for (const authorization of ["", "Bearer", "Bearer access-of-nobody", "Basic YTpi", "Bearer a b"]) {
      const path = operations.find((operation) => operation.id === id)?.path.replaceAll(/:\w+/g, "7001") ?? "";
      const method = operations.find((operation) => operation.id === id)?.method.toUpperCase() ?? "";
      const request = new Request(`http://localhost/api${path}`, { method, headers: { authorization } });
      expect((await checkResponse(id, (await getResponse(handlers, request)) ?? new Response())).status).toBe(401);
    }
  });

  it("that has expired is rejected by a public operation too, so that the client refreshes it", async () => {
    expect((await createTestBackend().call("listServices", { token: "access-of-nobody" })).status).toBe(401);
    expect((await createTestBackend().call("listServices", {})).status).toBe(200);
  });
});

describe("a configured fault", () => {
  it.each(operations)("of $id is returned in the requested language, as often as configured", async ({ id }) => {
    const { call, store } = createTestBackend();
    store.state.faults = [{ operationId: id, status: 500, times: 2, delaySeconds: 0 }];
    expect(expectProblem(500, await call(id, { path: { id: "7001", code: "1" }, lang: "az" })).message).toBe(
      "Naməlum xəta baş verdi!",
    );
    expect(expectProblem(500, await call(id, { path: { id: "7001", code: "1" }, lang: "ru" })).message).toBe(
      "Произошла неизвестная ошибка!",
    );
    expect(store.state.faults).toEqual([]);
    expect((await call(id, { path: { id: "7001", code: "1" } })).status).not.toBe(500);
  });

  it("drops the connection with status 0 and only delays with status 200", async () => {
    const { call, store } = createTestBackend();
    store.state.faults = [{ operationId: "listPosts", status: 200, times: 1, delaySeconds: 0.05 }];
    const setTimer = vi.spyOn(globalThis, "setTimeout");
    expectOk(await call("listPosts"));
    const delaysMs = setTimer.mock.calls.map(([, delayMs]) => delayMs);
    setTimer.mockRestore();
    expect(delaysMs).toContain(50);
    store.state.faults = [{ operationId: "listPosts", status: 0, times: 1, delaySeconds: 0 }];
    expect((await callHandlers(createHandlers(store), "listPosts")).type).toBe("error");
  });
});

describe("the language", () => {
  it("gets a 400 in Azerbaijani when it is not supported", async () => {
    const { call } = createTestBackend();
    expect(expectProblem(400, await call("listPosts", { query: { lang: "xx" } })).message).toBe(
      "Göndərilən məlumatda səhv var.",
    );
  });

  it("is Azerbaijani by default", async () => {
    expect((await createTestBackend().call("listPosts")).headers.get("content-language")).toBe("az");
  });
});

describe("public content", () => {
  const ask = async (tag?: string): Promise<Response> => {
    const headers = tag === undefined ? {} : { "if-none-match": tag };
    const request = new Request("http://localhost/api/faq/public?lang=ru", { headers });
    return (await getResponse(handlers, request)) ?? new Response();
  };

  it("is answered with 304 and no body for its entity tag, and in full for another one", async () => {
    const first = await ask();
    const tag = first.headers.get("etag") ?? "";
    const same = await ask(tag);
    expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", tag]);
    const other = await ask('"another"');
    expect([other.status, await other.text()]).toEqual([200, await first.text()]);
  });
});

describe("an update", () => {
  it("is of the version that was read, also when a proxy has changed the prefix of its tag", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const body = { email: "aysel@poct.example", phoneNumber: "+994125550142" };
    const readTag = async (): Promise<string> =>
      ((await call("readUser", { token })).headers.get("etag") ?? "").replace("W/", "");
    for (const prefix of ["", "W/"])
      expectOk(await call("updateContacts", { token, body, ifMatch: `${prefix}${await readTag()}` }));
    for (const ifMatch of ['"other"', 'W/"other"'])
      expectProblem(412, await call("updateContacts", { token, body, ifMatch }));
  });
});

describe("content with long words", () => {
  it("leaves what a person can change as it is, so that it can be saved again and again", async () => {
    const { call, signIn, store } = createTestBackend();
    store.state.contentVariant = "long";
    const { token } = await signIn("citizen");
    const user = await call("readUser", { token });
    const contacts = { email: "aysel@poct.example", phoneNumber: "+994125550199" };
    expectOk(await call("updateContacts", { token, body: contacts, ifMatch: user.headers.get("etag") ?? "" }));

    const path = { formKey: "complaint" };
    const data = { subject: "Çəki" };
    const first = await call("keepDraft", { token, path, body: { data } });
    expectOk(await call("keepDraft", { token, path, body: { data }, ifMatch: first.headers.get("etag") ?? "" }));
    expect(expectOk(await call("readDraft", { token, path })).data).toEqual(data);
    expect(expectOk(await call("listDrafts", { token })).items.map((draft) => draft.data)).toContainEqual(data);
    expect(expectOk(await call("listPosts")).items.every(({ title }) => /\S{30}/.test(title))).toBe(true);
  });
});

describe("a body", () => {
  it.each(["", "null", "[]", '"text"', "7", "{", "{}x", "\u0000"])("%j is rejected", async (raw) => {
    const response = await createTestBackend().call("registerUser", { rawBody: raw });
    expect([400, 422]).toContain(response.status);
  });

  it("with a hostile key does not pollute prototypes", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    expectOk(
      await call("updateContacts", {
        token,
        rawBody:
          '{"email":"a@b.example","phoneNumber":"+1","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
      }),
    );
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(expectOk(await call("readUser", { token })).roles).toEqual([{ authority: "ASAN_USER" }]);
  });

  it("cannot raise the user's privileges", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("foreign");
    expectOk(
      await call("updateUser", {
        token,
        body: {
          name: "Emma",
          surname: "L",
          fatherName: "K",
          email: "e@l.example",
          phoneNumber: "+1",
          roles: [{ authority: "ADMIN" }],
          foreign: false,
          id: 1,
          authority: "ADMIN",
        },
      }),
    );
    expect(expectOk(await call("readUser", { token }))).toMatchObject({
      id: 1005,
      foreign: true,
      roles: [{ authority: "USER" }],
    });
  });
});

describe("a handler that throws", () => {
  it("gets a 500 response and is logged to the console", async () => {
    const { listPosts } = behaviour;
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
    behaviour.listPosts = () => {
      throw new Error("a mistake");
    };
    try {
      expect(expectProblem(500, await createTestBackend().call("listPosts", { lang: "en" })).message).toBe(
        "An unknown error has occurred!",
      );
      expect(consoleError).toHaveBeenCalledWith("The behaviour of listPosts failed:", new Error("a mistake"));
    } finally {
      consoleError.mockRestore();
      if (listPosts !== undefined) behaviour.listPosts = listPosts;
    }
  });
});

describe("an operation without a handler", () => {
  it("gets a contract-valid response from the generated handler", async () => {
    const { listPosts } = behaviour;
    delete behaviour.listPosts;
    try {
      const { call } = createTestBackend();
      const { items } = expectOk(await call("listPosts"));
      expect(items.length).toBeGreaterThan(0);
      expect(items.filter(({ id }) => posts.some((post) => post.id === id))).toEqual([]);
      expect((await call("listPosts", { query: { place: "elsewhere" } })).status).toBe(400);
    } finally {
      if (listPosts !== undefined) behaviour.listPosts = listPosts;
    }
  });

  it.each(operations)("has a contract-valid generated response: $id", async ({ id, method, path }) => {
    const request = new Request(`http://localhost/api${path.replaceAll(/:\w+/g, "7001")}`, {
      method: method.toUpperCase(),
    });
    expect((await checkResponse(id, (await getGeneratedResponse(request)) ?? new Response())).status).toBe(200);
  });
});

describe("an unknown path", () => {
  it.each([
    "GET http://localhost/api/nothing",
    "POST http://localhost/api/user/details",
    "DELETE http://localhost/api/user",
    "GET http://localhost/api/__mock/nothing",
  ])("%s gets a 404 with a message", async (line) => {
    const [method = "", url = ""] = line.split(" ");
    const response = await getResponse(handlers, new Request(`${url}?lang=en`, { method }));
    expect(response?.status).toBe(404);
    expect(await response?.json()).toEqual({ message: "The service has no such operation.", code: "NO_SUCH_CALL" });
  });
});
