import { describe, expect, it } from "vitest";
import { isToken, parseStoredTokens, toTokenPair } from "../../src/auth/tokenPair.ts";

const stored = { access: "a", refresh: "r", id: "i", at: 7 };

describe("a token", () => {
  it.each(["a", "!", "~", "a.b-c_d=", "nullable"])("may be %j", (text) => {
    expect(isToken(text)).toBe(true);
  });

  it.each(["", " a", "a ", "a\n", "undefined", "null", "ə", "\u007F", 7, null, undefined, ["a"]])(
    "may not be %j",
    (value) => {
      expect(isToken(value)).toBe(false);
    },
  );
});

describe("a pair of tokens", () => {
  it("may lack the refresh token, but not the access token", () => {
    expect(toTokenPair("a", "r")).toEqual({ access: "a", refresh: "r" });
    expect(toTokenPair("a", "")).toEqual({ access: "a", refresh: "" });
    for (const [access, refresh] of [
      ["", "r"],
      ["a", " "],
      ["a", null],
      ["a", undefined],
      [undefined, ""],
    ])
      expect(toTokenPair(access, refresh)).toBeUndefined();
  });
});

describe("stored tokens", () => {
  it("are read with the time at which their refresh token was sent, if there is one", () => {
    expect(parseStoredTokens({ ...stored, more: 1 })).toEqual(stored);
    expect(parseStoredTokens({ ...stored, refreshSentAt: 8 })).toEqual({ ...stored, refreshSentAt: 8 });
    for (const refreshSentAt of ["8", null, true])
      expect(Object.keys(parseStoredTokens({ ...stored, refreshSentAt }) ?? {})).not.toContain("refreshSentAt");
    expect(parseStoredTokens({ ...stored, refresh: "" })).toEqual({ ...stored, refresh: "" });
  });

  it("are read with the time at which their refresh token was received, if it is known", () => {
    for (const receivedAt of [0, 5]) expect(parseStoredTokens({ ...stored, receivedAt })).toMatchObject({ receivedAt });
    for (const receivedAt of [undefined, null, "5"])
      expect(Object.keys(parseStoredTokens({ ...stored, receivedAt }) ?? {})).not.toContain("receivedAt");
  });

  it.each(["access", "refresh", "id", "at"])("are none without a valid %s", (name) => {
    for (const value of [undefined, null, {}, name === "at" ? "7" : 7])
      expect(parseStoredTokens({ ...stored, [name]: value })).toBeUndefined();
  });

  it.each([undefined, null, 7, "text", [], { ended: "i" }])("are none in %j", (value) => {
    expect(parseStoredTokens(value)).toBeUndefined();
  });
});
