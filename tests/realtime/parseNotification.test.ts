import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getJitteredDelayMs, parseNotification } from "../../src/realtime/stompConnection.ts";
import { scaleRuns, scaleTimeout, recordCases } from "../soak/caseCounts.ts";
import { anyText } from "../support/anyText.ts";

const validMessage = {
  id: 7,
  type: "QUESTION",
  title: "Salam",
  description: "Xidməti qiymətləndirin",
  createdAt: "2026-03-20T12:00:00+04:00",
};

describe("parseNotification", () => {
  it("parses JSON", () => {
    expect(parseNotification(JSON.stringify({ ...validMessage, more: 1 }))).toEqual(validMessage);
  });

  it("accepts unknown types, and messages with only a title or a description", () => {
    expect(parseNotification('{"id":1,"type":"TOMORROW","title":"Salam"}')).toEqual({
      id: 1,
      type: "TOMORROW",
      title: "Salam",
      description: "",
    });
    expect(parseNotification('{"id":1,"type":"X","description":"Salam"}')).toMatchObject({
      title: "",
      description: "Salam",
    });
  });

  it("needs only a text: the specification names neither id nor time", () => {
    expect(parseNotification('{"title":"Salam"}')).toEqual({ type: "", title: "Salam", description: "" });
    expect(parseNotification('{"id":"7f","type":{},"title":"Salam","createdAt":1774000800}')).toEqual({
      id: "7f",
      type: "",
      title: "Salam",
      description: "",
      createdAt: "2026-03-20T10:00:00.000Z",
    });
  });

  it.each<[string, object]>([
    ['{"type":"QUESTION"}', { type: "QUESTION" }],
    ['{"id":7,"type":"X","title":null}', { id: 7, type: "X" }],
    ['{"id":7,"type":"X","title":"","description":" "}', { id: 7, type: "X" }],
  ])("needs no text where there is a type: %s", (body, fields) => {
    expect(parseNotification(body)).toEqual({ title: "", description: "", ...fields });
  });

  it.each(["data", "notification"])("is read in the envelope %s", (name) => {
    expect(parseNotification(JSON.stringify({ [name]: validMessage }))).toEqual(validMessage);
    expect(parseNotification(JSON.stringify({ message: "Salam", [name]: { id: 7 } }))).toMatchObject({
      description: "Salam",
    });
  });

  it("keeps whether the recipient chose a message of the browser", () => {
    for (const push of [true, false])
      expect(parseNotification(JSON.stringify({ ...validMessage, push }))).toEqual({ ...validMessage, push });
  });

  it("returns plain text", () => {
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
    '{"id":7}',
    '{"id":7,"type":"","title":"","description":" "}',
    '{"data":{"id":7}}',
    '{"__proto__":{"id":7,"type":"X","title":"a"}}',
  ])("rejects the body %s", (body) => {
    expect(parseNotification(body)).toBeUndefined();
  });

  it("rejects a body above 64 KiB", () => {
    expect(parseNotification(JSON.stringify({ ...validMessage, more: "x".repeat(64 * 1024) }))).toBeUndefined();
  });

  it("throws for no body, and returns texts and an id for whatever a message has", scaleTimeout(30_000), () => {
    const text = fc.oneof(fc.string(), fc.dictionary(fc.constantFrom("az", "ru", "en"), fc.string()), fc.jsonValue());
    const message = fc.record(
      {
        id: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
        type: fc.oneof(fc.constantFrom("QUESTION", "SIMPLE_NOTIFICATION"), fc.jsonValue()),
        title: text,
        description: text,
        createdAt: fc.oneof(fc.constant(validMessage.createdAt), fc.jsonValue()),
        data: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    let readCount = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          message.map((value) => JSON.stringify(value)),
          fc.json(),
          anyText,
        ),
        (body) => {
          const notification = parseNotification(body);
          if (notification === undefined) return;
          readCount += 1;
          const { id, type, title, description } = notification;
          expect([type, title, description].map((value) => typeof value)).toEqual(["string", "string", "string"]);
          expect(["number", "string", "undefined"]).toContain(typeof id);
        },
      ),
      { numRuns: scaleRuns(150) },
    );
    expect(readCount).toBeGreaterThan(0);
    recordCases("STOMP message bodies", scaleRuns(150));
  });
});

describe("the reconnect delay", () => {
  it("grows exponentially up to thirty seconds, with full jitter", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 100].map((failedAttempts) => getJitteredDelayMs(failedAttempts, () => 1))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
    expect(getJitteredDelayMs(9, () => 0)).toBe(0);
    expect(getJitteredDelayMs(1, () => 0.25)).toBe(250);
  });

  it("spreads the reconnections of three hundred clients", () => {
    const delays = Array.from({ length: 300 }, () => getJitteredDelayMs(6)).toSorted((left, right) => left - right);
    expect(delays[0]).toBeLessThan(3000);
    expect(delays.at(-1)).toBeGreaterThan(27_000);
  });
});
