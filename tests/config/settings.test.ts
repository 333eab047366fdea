import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as SettingsModule from "../../src/config/settings.ts";
import { parseSettingsStrictly } from "../../cli/parseSettingsStrictly.ts";
import { parseSettings } from "../../src/config/parseSettings.ts";
import { callCenterPhone } from "../../mocks/store/callCenter.ts";
import shippedSettings from "../../public/config.json" with { type: "json" };

let settingsModule: typeof SettingsModule;
beforeEach(async () => {
  settingsModule = await import("../../src/config/settings.ts");
});
afterEach(() => vi.resetModules());

const settingsFile =
  (body: string, type = "application/json", status = 200): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, { status, headers: { "content-type": type } }));

describe("settings", () => {
  it("use one origin by default", () => {
    expect(settingsModule.getSettings()).toMatchObject({
      apiBaseUrl: "/api",
      socketUrl: "/ws",
      socketDestination: "/user/queue/notifications",
      identityLoginUrl: "/identity/",
      identityReturnsState: true,
      otherPortalUrl: "",
      callCenterPhone: "",
      socialLinks: [],
    });
  });

  it("are valid by the published schema in every file that the documents and the repository have", async () => {
    const readText = (file: string): string => readFileSync(join(import.meta.dirname, "../..", file), "utf8");
    const [, example = ""] = /```json\n(\{\n {2}"\$schema"[\s\S]*?)```/.exec(readText("docs/deployment.md")) ?? [];
    const [, ofCluster = ""] =
      /config\.json: \|\n((?: {4}.*\n)+)/.exec(readText("deploy/kubernetes/portal.yaml")) ?? [];
    const { default: Ajv } = await import("ajv");
    const validate = new Ajv({ strict: false }).compile(JSON.parse(readText("public/config.schema.json")) as object);
    for (const text of [example, ofCluster, readText("public/config.json"), "{}"]) {
      validate(JSON.parse(text));
      expect(validate.errors).toBeNull();
    }
    expect(validate({ callCenterPhone: "tel:1" })).toBe(false);
  });

  it("are valid in public/config.json", () => {
    expect(() => parseSettingsStrictly(JSON.stringify(shippedSettings), "public/config.json")).not.toThrow();
  });

  it("name the phone number of the mock backend in public/config.json", () => {
    expect(shippedSettings.callCenterPhone).toBe(callCenterPhone);
  });

  it.each(["", "+994125550195", "1195"])("accept the phone number %j", (phone) => {
    expect(parseSettings({ callCenterPhone: phone })).toMatchObject({ callCenterPhone: phone });
  });

  it.each([
    { otherPortalUrl: "https://quality.example.org" },
    { otherPortalUrl: "http://localhost:4174" },
    { otherPortalUrl: "http://127.0.0.1:4174/" },
    { otherPortalUrl: "http://[::1]:4174" },
    { apiBaseUrl: "http://localhost:4010", socketUrl: "ws://localhost:4010/ws" },
    { apiBaseUrl: "https://api.example.org/base", socketUrl: "wss://api.example.org/ws" },
    { identityLoginUrl: "https://login.example.org?client=portal", identityLogoutUrl: "/identity/?leave" },
  ])("accept encrypted addresses, and plain ones of this computer: %j", (settings) => {
    expect(parseSettings(settings)).toMatchObject(settings);
  });

  it("of a gateway keep the API and the live feed on its origin, which alone gets its cookie", () => {
    expect(parseSettings({ tokenStorage: "gateway" })).toMatchObject({ tokenStorage: "gateway", apiBaseUrl: "/api" });
    for (const settings of [{ apiBaseUrl: "https://api.example.org" }, { socketUrl: "wss://api.example.org/ws" }]) {
      expect(parseSettings(settings)).toMatchObject({ tokenStorage: "browser" });
      expect(() => parseSettings({ tokenStorage: "gateway", ...settings })).toThrow(Object.keys(settings)[0]);
    }
  });

  it("come from the file, with defaults for absent fields", async () => {
    await settingsModule.loadSettings(settingsFile('{"apiBaseUrl":"https://api.example.org/v1"}'));
    expect(settingsModule.getSettings()).toMatchObject({ apiBaseUrl: "https://api.example.org/v1", socketUrl: "/ws" });
  });

  it.each([
    ["there is no file", settingsFile("404", "text/plain", 404)],
    ["every URL responds with the page", settingsFile("<!doctype html>", "text/html")],
  ])("are the defaults when %s", async (_name, fetchFile) => {
    expect(await settingsModule.loadSettings(fetchFile)).toEqual(settingsModule.defaultSettings);
  });

  it.each([
    ["there is a file", settingsFile("{}"), true],
    ["there is no file", settingsFile("404", "text/plain", 404), true],
    ["access is denied, as by some storages for a missing file", settingsFile("403", "text/plain", 403), true],
    ["there is a page instead", settingsFile("<!doctype html>", "text/html"), false],
  ])("are known or not when %s", async (_name, fetchFile, isKnown) => {
    await settingsModule.loadSettings(fetchFile);
    expect(settingsModule.areSettingsKnown()).toBe(isKnown);
  });

  it.each([
    ["the network fails", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the server is busy", settingsFile("429", "text/plain", 429)],
    ["the server does not work", settingsFile("503", "text/plain", 503)],
  ])("are requested again when %s", async (_name, failFile) => {
    vi.useFakeTimers();
    const fetchFile = vi.fn<typeof fetch>(failFile).mockImplementationOnce(failFile);
    fetchFile.mockImplementation(settingsFile('{"apiBaseUrl":"/v2"}'));
    const settings = settingsModule.loadSettings(fetchFile);
    await vi.runAllTimersAsync();
    expect((await settings).apiBaseUrl).toBe("/v2");
    expect(fetchFile).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it.each<[string, typeof fetch, number]>([
    ["fail", () => Promise.reject(new TypeError("Failed to fetch")), 4000],
    [
      "get a file that is cut off",
      () => {
        const body = new ReadableStream({ start: (controller) => controller.error(new TypeError("Network error")) });
        return Promise.resolve(new Response(body, { headers: { "content-type": "application/json" } }));
      },
      4000,
    ],
    ["get no response", () => new Promise(() => undefined), 19_000],
    [
      "get half of it",
      () => Promise.resolve(new Response(new ReadableStream(), { headers: { "content-type": "application/json" } })),
      19_000,
    ],
  ])("are the defaults, and not known, when three requests %s", async (_what, readFile, durationMs) => {
    vi.useFakeTimers();
    const fetchFile = vi.fn<typeof fetch>(readFile);
    const settings = vi.fn<(settings: unknown) => void>();
    void settingsModule.loadSettings(fetchFile).catch(() => undefined);
    void settingsModule.waitForSettings().then(settings);
    await vi.advanceTimersByTimeAsync(durationMs - 1);
    expect(settings).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settings.mock.calls).toEqual([[settingsModule.defaultSettings]]);
    expect([fetchFile.mock.calls.length, settingsModule.areSettingsKnown()]).toEqual([3, false]);
    vi.useRealTimers();
  });

  it("are read again when they are needed after three requests have failed, once at a time", async () => {
    vi.useFakeTimers();
    const fetchFile = vi.fn<typeof fetch>(() => Promise.reject(new TypeError("Failed to fetch")));
    vi.stubGlobal("fetch", fetchFile);
    const lost = expect(settingsModule.loadSettings()).rejects.toThrow(TypeError);
    await vi.runAllTimersAsync();
    await lost;
    const failing = [settingsModule.requireSettings(), settingsModule.requireSettings()].map((settings) =>
      expect(settings).rejects.toThrow(TypeError),
    );
    await Promise.all(failing);
    expect(fetchFile).toHaveBeenCalledTimes(4);
    fetchFile.mockImplementation(settingsFile('{"apiBaseUrl":"/v2"}'));
    expect(await settingsModule.requireSettings()).toMatchObject({ apiBaseUrl: "/v2" });
    expect(settingsModule.getSettings().apiBaseUrl).toBe("/v2");
    await settingsModule.requireSettings();
    expect(fetchFile).toHaveBeenCalledTimes(5);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("report a file that is not JSON", async () => {
    await expect(settingsModule.loadSettings(settingsFile('{"apiBaseUrl":'))).rejects.toThrow(
      /^\/config\.json is not JSON: /,
    );
    expect(settingsModule.areSettingsKnown()).toBe(false);
    expect(await settingsModule.requireSettings()).toEqual(settingsModule.defaultSettings);
  });

  it.each<[unknown, string]>([
    [{ apiBaseUrl: 5 }, "apiBaseUrl breaks the rule type"],
    [{ apiBaseUrl: "ftp://x" }, "apiBaseUrl breaks the rule pattern"],
    [{ apiBaseUrl: "//evil.example/api?x" }, "apiBaseUrl breaks the rule pattern"],
    [{ socketUrl: "http://x" }, "socketUrl breaks the rule pattern"],
    [{ socketDestination: "" }, "socketDestination breaks the rule minLength"],
    [{ identityLoginUrl: "javascript:alert(1)" }, "identityLoginUrl breaks the rule pattern"],
    [{ otherPortalUrl: "/home" }, "otherPortalUrl breaks the rule pattern"],
    ...["apiBaseUrl", "identityLoginUrl", "identityLogoutUrl", "otherPortalUrl"].flatMap((field) =>
      [
        "http://quality.example.org",
        "http://localhost.evil.example/",
        "http://localhost:80@evil.example/",
        "http://localhost@evil.example/",
        "https://quality.example.org@evil.example/",
        "https://",
        "//evil.example/api",
        String.raw`/\evil.example/api`,
      ].map((url): [unknown, string] => [{ [field]: url }, `${field} breaks the rule pattern`]),
    ),
    [{ socketUrl: "ws://feed.example.org/ws" }, "socketUrl breaks the rule pattern"],
    [{ socketUrl: "ws://localhost:80@evil.example/ws" }, "socketUrl breaks the rule pattern"],
    [{ callCenterPhone: "tel:1195" }, "callCenterPhone breaks the rule pattern"],
    [{ callCenterPhone: "javascript:alert(1)" }, "callCenterPhone breaks the rule pattern"],
    [{ socialLinks: [{ name: "a" }] }, "socialLinks.0.url breaks the rule required"],
    [{ socialLinks: [{ name: "a", url: "javascript:alert(1)" }] }, "socialLinks.0.url breaks the rule pattern"],
    [
      { socialLinks: [{ name: "a", url: "https://a.example", icon: "x" }] },
      "socialLinks.0.icon breaks the rule additionalProperties",
    ],
    [null, "the file breaks the rule type"],
    [[], "the file breaks the rule type"],
    ["/api", "the file breaks the rule type"],
  ])("rejects %j with the name of the field", (value, message) => {
    expect(() => parseSettings(value)).toThrow(`/config.json: ${message}`);
  });

  it.each(["apiBaseURL", "__proto__"])("of a later release work in a browser that does not know %s", async (name) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    await settingsModule.loadSettings(settingsFile(`{"${name}":{},"apiBaseUrl":"/v2"}`));
    expect(settingsModule.getSettings()).toMatchObject({ apiBaseUrl: "/v2", socketUrl: "/ws" });
    expect(warn.mock.calls).toEqual([[`/config.json: ${name} breaks the rule additionalProperties`]]);
    expect(() => parseSettingsStrictly(`{"${name}":{}}`, "my.json")).toThrow(
      `my.json: ${name} breaks the rule additionalProperties false`,
    );
    warn.mockRestore();
  });

  it("may begin with a byte order mark, as an editor of Windows writes it, for operators as in browsers", async () => {
    const text = '\uFEFF{"apiBaseUrl":"/v3"}';
    await settingsModule.loadSettings(settingsFile(text));
    expect(settingsModule.getSettings().apiBaseUrl).toBe("/v3");
    expect(parseSettingsStrictly(text, "my.json").apiBaseUrl).toBe("/v3");
  });

  it.each([
    ['{"apiBaseUrl":5}', "my.json: apiBaseUrl breaks the rule type"],
    ["null", "my.json: the file breaks the rule type"],
    ["[1]", "my.json: the file breaks the rule type"],
    ["{", "my.json is not JSON: "],
  ])("are checked for operators: %s", (text, message) => {
    expect(() => parseSettingsStrictly(text, "my.json")).toThrow(message);
  });
});
