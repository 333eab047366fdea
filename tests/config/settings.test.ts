import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as Room from "../../src/config/settings.ts";
import { parseSettings } from "../../src/config/parseSettings.ts";
import shipped from "../../public/config.json" with { type: "json" };

let settingsModule: typeof Room;
beforeEach(async () => {
  settingsModule = await import("../../src/config/settings.ts");
});
afterEach(() => vi.resetModules());

const settingsFile =
  (body: string, type = "application/json", status = 200): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, { status, headers: { "content-type": type } }));

describe("settings", () => {
  it("work on one origin when nothing is set", () => {
    expect(settingsModule.getSettings()).toMatchObject({
      apiBaseUrl: "/api",
      socketUrl: "/ws",
      socketDestination: "/user/queue/notifications",
      identityLoginUrl: "/identity/",
      otherPortalUrl: "",
      socialLinks: [],
    });
  });

  it("as they are shipped are good ones", () => {
    expect(() => parseSettings(shipped)).not.toThrow();
  });

  it("take what the file says, and the default for what it leaves out", async () => {
    await settingsModule.loadSettings(settingsFile('{"apiBaseUrl":"https://api.example.org/v1"}'));
    expect(settingsModule.getSettings()).toMatchObject({ apiBaseUrl: "https://api.example.org/v1", socketUrl: "/ws" });
  });

  it.each([
    ["there is no file", settingsFile("404", "text/plain", 404)],
    ["every address answers with the page", settingsFile("<!doctype html>", "text/html")],
    ["the network is down", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("are the defaults when %s", async (_name, fetchFile) => {
    expect(await settingsModule.loadSettings(fetchFile)).toEqual(settingsModule.defaultSettings);
  });

  it("say that a file is not JSON", async () => {
    await expect(settingsModule.loadSettings(settingsFile('{"apiBaseUrl":'))).rejects.toThrow(
      /^\/config\.json is not JSON: /,
    );
  });

  it.each([
    [{ apiBaseUrl: 5 }, "apiBaseUrl must be string"],
    [{ apiBaseUrl: "ftp://x" }, "apiBaseUrl must match"],
    [{ apiBaseUrl: "//evil.example/api?x" }, "apiBaseUrl must match"],
    [{ socketUrl: "http://x" }, "socketUrl must match"],
    [{ socketDestination: "" }, "socketDestination must NOT have fewer than 1 characters"],
    [{ identityLoginUrl: "javascript:alert(1)" }, "identityLoginUrl must match"],
    [{ otherPortalUrl: "/home" }, "otherPortalUrl must match"],
    [{ socialLinks: [{ name: "a" }] }, "socialLinks.0.url must have required property 'url'"],
    [{ socialLinks: [{ name: "a", url: "javascript:alert(1)" }] }, "socialLinks.0.url must match"],
    [
      { socialLinks: [{ name: "a", url: "https://a.example", icon: "x" }] },
      "socialLinks.0.icon must NOT have additional properties",
    ],
    [{ apiBaseURL: "/api" }, "apiBaseURL must NOT have additional properties"],
    [JSON.parse('{"__proto__":{}}'), "__proto__ must NOT have additional properties"],
    [null, "the file must be object"],
    [[], "the file must be object"],
    ["/api", "the file must be object"],
  ])("%j are refused with the name of the field", (value, words) => {
    expect(() => parseSettings(value)).toThrow(`/config.json: ${words}`);
  });
});
