import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jitteredDelayMs, parseNotification } from "../../src/realtime/stompConnection.ts";
import { scaledRuns, scaledTimeout, recordCases } from "../soak/caseCounts.ts";

const validMessage = {
  id: 7,
  type: "QUESTION",
  title: "Salam",
  description: "Xidməti qiymətləndirin",
  createdAt: "2026-03-20T12:00:00+04:00",
};

describe("a pushed message", () => {
  it("is read from its JSON", () => {
    expect(parseNotification(JSON.stringify({ ...validMessage, more: 1 }))).toEqual(validMessage);
  });

  it("may be of a type that is not known yet, and have a title or a description only", () => {
    expect(parseNotification('{"id":1,"type":"TOMORROW","title":"Salam"}')).toEqual({
      id: 1,
      type: "TOMORROW",
      title: "Salam",
      description: "",
      createdAt: "",
    });
    expect(parseNotification('{"id":1,"type":"X","description":"Salam"}')).toMatchObject({
      title: "",
      description: "Salam",
    });
  });

  it("says its words as plain text", () => {
    expect(
      parseNotification(JSON.stringify({ ...validMessage, title: "<img onerror=x>\u202E\u0000", description: "a\nb" })),
    ).toMatchObject({ title: "<img onerror=x>", description: "a b" });
    expect(parseNotification(JSON.stringify({ ...validMessage, title: "ə".repeat(5000) }))?.title).toHaveLength(300);
  });

  it.each([
    "",
    "null",
    "7",
    '"text"',
    "[]",
    "{}",
    "{",
    "<html>",
    '{"id":"7","type":"X","title":"a"}',
    '{"id":7,"title":"a"}',
    '{"id":7,"type":"X"}',
    '{"id":7,"type":"X","title":"","description":" "}',
    '{"id":7,"type":{},"title":"a"}',
    '{"__proto__":{"id":7,"type":"X","title":"a"}}',
  ])("is none when the body is %s", (body) => {
    expect(parseNotification(body)).toBeUndefined();
  });

  it("is none when the body is larger than any message", () => {
    expect(parseNotification(JSON.stringify({ ...validMessage, more: "x".repeat(64 * 1024) }))).toBeUndefined();
  });

  it("never stops the feed, whatever the body is", scaledTimeout(30_000), () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string({ unit: "binary" })), (body) => {
        const message = parseNotification(body);
        if (message !== undefined) expect(typeof message.id).toBe("number");
      }),
      { numRuns: scaledRuns(150) },
    );
    expect({}).not.toHaveProperty("type");
    recordCases("STOMP message bodies", scaledRuns(150));
  });
});

describe("the pause before the next connection", () => {
  it("is a random share of one that doubles up to thirty seconds", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 100].map((failed) => jitteredDelayMs(failed, () => 1))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
    expect(jitteredDelayMs(9, () => 0)).toBe(0);
    expect(jitteredDelayMs(1, () => 0.25)).toBe(250);
  });

  it("is another one for everybody, so that three hundred portals do not come back together", () => {
    const pauses = Array.from({ length: 300 }, () => jitteredDelayMs(6)).toSorted((left, right) => left - right);
    expect(pauses[0]).toBeLessThan(3000);
    expect(pauses.at(-1)).toBeGreaterThan(27_000);
  });
});
