import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { ApiError, getFailure, throwOffline } from "../../src/api/failure.ts";
import { toFailure, parseRetryAfter } from "../../src/api/toFailure.ts";
import { toPlainText } from "../../src/api/toPlainText.ts";
import { withoutFunction } from "../support/withoutFunction.ts";

describe("a server message", () => {
  it.each([null, undefined, 7, true, [[]], [["text"]], {}, "", "   ", "\u0000\u200B\u202E"])(
    "is undefined for %j",
    (value) => {
      expect(toPlainText(value)).toBeUndefined();
    },
  );

  it("is on one line, without invisible and bidirectional control characters", () => {
    expect(toPlainText("\uFEFFÖdəniş\u0000\r\n  qəbul\u2028olundu\u202E.")).toBe("Ödəniş qəbul olundu.");
    expect(toPlainText("soft\u00ADhyphen and \u200Fmark")).toBe("softhyphen and mark");
  });

  it("keeps HTML as plain text", () => {
    expect(toPlainText("<b onclick=x>Salam</b> &amp;")).toBe("<b onclick=x>Salam</b> &amp;");
  });

  it("is cut to 300 grapheme clusters", () => {
    const accented = "e\u0301".repeat(400);
    expect(toPlainText(accented)).toBe(`${"e\u0301".repeat(299)}…`);
    expect(toPlainText("ə".repeat(300))).toBe("ə".repeat(300));
    expect(toPlainText("ə".repeat(301))).toBe(`${"ə".repeat(299)}…`);
    // 1,200 code units
    expect(toPlainText("👍🏽".repeat(300))).toBe("👍🏽".repeat(300));
  });

  it("ends in an ellipsis when only invisible characters of it were processed", () => {
    const invisible = "\u200B".repeat(1199);
    expect(toPlainText(`a${invisible}`)).toBe("a");
    expect(toPlainText(`a${invisible}late`)).toBe("a…");
  });

  it("is cut to 300 letters and accents in a browser without Intl.Segmenter", () =>
    withoutFunction(Intl, "Segmenter", () => {
      expect(toPlainText("😀".repeat(400))).toBe(`${"😀".repeat(299)}…`);
      expect(toPlainText("e\u0301".repeat(150))).toBe("e\u0301".repeat(150));
      expect(toPlainText("e\u0301".repeat(151))?.length).toBe(300);
    }));

  it("is cut before it is processed, however long it is", () => {
    expect(toPlainText(`${" ".repeat(1_000_000)}late`)).toBeUndefined();
    expect(toPlainText("Bazar ".repeat(200_000))?.length).toBe(300);
  });

  it("never ends in a part of a character", () => {
    for (const cluster of ["😀", "e\u0301", "\uD83D", "👩‍💻", "\u202Eə", " \t"]) {
      for (let before = 0; before < 4; before += 1) {
        const text = toPlainText("a".repeat(before) + cluster.repeat(700)) ?? "";
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(text).not.toMatch(/e$|e…$|^\s|\s$/u);
      }
    }
  });
});

describe("the Retry-After header", () => {
  const now = Date.parse("2026-03-20T08:00:00Z");
  it.each([
    ["7", 7],
    ["17", 17],
    ["0", 0],
    ["900", 900],
    ["86400", 86_400],
    ["86401", 86_400],
    ["Fri, 20 Mar 2026 08:00:09 GMT", 9],
    ["Fri, 20 Mar 2026 07:00:00 GMT", 0],
    ["Fri, 20 Mar 2026 20:00:00 GMT", 43_200],
    ["Fri, 27 Mar 2026 20:00:00 GMT", 86_400],
    ["soon", undefined],
    ["", undefined],
    ["-5", undefined],
    ["1.5", undefined],
    ["Infinity", undefined],
    [null, undefined],
  ])("%j is %j seconds", (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds);
  });

  it("counts a date by the clock of the server, and by that of the device where the server sends none", () => {
    const read = (date: Record<string, string>) =>
      toFailure(
        new Response(null, { status: 503, headers: { "retry-after": "Fri, 20 Mar 2026 08:00:09 GMT", ...date } }),
        undefined,
      );
    expect(read({ date: "Fri, 20 Mar 2026 08:00:00 GMT" })).toMatchObject({ retryAfter: 9 });
    vi.spyOn(Date, "now").mockReturnValue(now + 5000);
    expect(read({})).toMatchObject({ retryAfter: 4 });
    vi.restoreAllMocks();
  });
});

describe("the failure of an error response", () => {
  it("has a known kind for every status and every body", () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 599 }), fc.jsonValue(), (status, body) => {
        const failure = toFailure(new Response(null, { status }), body);
        expect(["unauthorized", "forbidden", "notFound", "invalid", "rejected", "timeout", "unavailable"]).toContain(
          failure.kind,
        );
      }),
    );
  });

  it.each<[unknown, string | undefined]>([
    [{ message: "Taken" }, "Taken"],
    [{ type: "about:blank", title: "Conflict", status: 409, detail: "Taken" }, "Taken"],
    [{ errorMessage: "Taken" }, "Taken"],
    [{ error: "invalid_grant", error_description: "Taken" }, "Taken"],
    [{ error: { code: 7, message: "Taken" } }, "Taken"],
    [{ success: false, data: { message: "Taken" } }, "Taken"],
    [{ result: { detail: "Taken" } }, "Taken"],
    [{ message: " ", detail: "Taken" }, "Taken"],
    [{ message: "Taken", detail: "Duplicate key" }, "Taken"],
    // The words of programs say nothing to a person.
    [{ title: "Conflict", error: "Conflict", code: "DUPLICATE", path: "/user/public" }, undefined],
    [{ error: [{ message: "Taken" }] }, undefined],
    ["Taken", undefined],
  ])("has the reason of %j: %j", (body, message) => {
    const failure = toFailure(new Response(null, { status: 409 }), body);
    expect("message" in failure ? failure.message : undefined).toBe(message);
  });

  it("has the code of a rejected request, and only a text", () => {
    const reject = (code: unknown) => toFailure(new Response(null, { status: 409 }), { code });
    expect(reject("appeal.closed")).toEqual({ kind: "rejected", status: 409, code: "appeal.closed" });
    expect(reject(7)).toEqual({ kind: "rejected", status: 409 });
  });

  it("is a timeout when a proxy has waited too long for the request", () => {
    expect(toFailure(new Response(null, { status: 408 }), undefined)).toEqual({ kind: "timeout" });
  });

  it("is that of an invalid response for a status that is no error", () => {
    expect(toFailure(new Response(null, { status: 304 }), undefined)).toEqual({ kind: "invalidResponse", status: 304 });
  });

  it("cuts a field name to 200 characters", () => {
    const failure = toFailure(new Response(null, { status: 422 }), {
      fields: [{ field: "x".repeat(5000), message: "No" }],
    });
    expect(failure).toEqual({ kind: "invalid", fields: [{ field: "x".repeat(200), message: "No" }] });
  });
});

describe("an error", () => {
  it("has the failure of a request that did not reach the server", () => {
    expect(throwOffline).toThrow(new ApiError({ kind: "offline" }));
    try {
      throwOffline();
    } catch (error) {
      expect(getFailure(error)).toEqual({ kind: "offline" });
    }
  });
});
