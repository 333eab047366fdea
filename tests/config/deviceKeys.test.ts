import { afterEach, expect, it, vi } from "vitest";
import { clearTokens } from "../../src/auth/tokenStore.ts";
import { clearServiceMarks } from "../../src/config/serviceMarks.ts";
import { deviceKeys, keyLifetimes } from "../../src/config/deviceKeys.ts";

afterEach(() => vi.unstubAllGlobals());

it("a sign-out removes all but preferences and what a gateway needs, the access token first", async () => {
  const stored = new Map<string, string>(deviceKeys.map((key) => [key, "1"]));
  const removed: string[] = [];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => {
      if (stored.delete(key)) removed.push(key);
    },
  });
  await clearTokens();
  expect(removed).toEqual([
    "accessToken",
    "refreshToken",
    "asanLoginId",
    "accountChoice",
    "asanToken",
    "messengerToken",
    "messengerRefreshToken",
  ]);
  clearServiceMarks();
  expect([...stored.keys()]).toEqual(deviceKeys.filter((key) => ["preference", "gateway"].includes(keyLifetimes[key])));
});
