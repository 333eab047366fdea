import { describe, expect, it } from "vitest";
import { findFaults, type JsonObject } from "./verifyFault.ts";

/** Changes each text of a request in JSON. */
const changeTexts =
  (change: (text: string) => string) =>
  (request: { body: Uint8Array }): void => {
    const changeValue = (value: unknown): unknown =>
      typeof value === "string"
        ? change(value)
        : Array.isArray(value)
          ? value.map(changeValue)
          : typeof value === "object" && value !== null
            ? Object.fromEntries(Object.entries(value).map(([name, nested]) => [name, changeValue(nested)]))
            : value;
    try {
      const body = JSON.parse(new TextDecoder().decode(request.body)) as unknown;
      request.body = new TextEncoder().encode(JSON.stringify(changeValue(body)));
    } catch {
      // A request without JSON stays as it is.
    }
  };

const options = { valuesPerField: 1 };

describe("verify of what was written", () => {
  it.each([
    ["sendAppeal", "without emoji", (text: string) => text.replaceAll(/\p{Extended_Pictographic}/gu, "?")],
    ["sendAppeal", "without markup", (text: string) => text.replaceAll(/<[^>]+>/g, "")],
    ["sendFeedback", "with other quotes", (text: string) => text.replaceAll('"', "'")],
    ["updateContacts", "without line breaks", (text: string) => text.replaceAll("\n", " ")],
    ["updateUser", "cut after 255 characters", (text: string) => text.slice(0, 255)],
    ["updatePossessor", "with other letters", (text: string) => text.replaceAll("ə", "e")],
    ["keepDraft", "without backslashes", (text: string) => text.replaceAll("\\", "")],
  ])("names a server whose %s stores a text %s", async (operationId, _name, change) => {
    const lines = await findFaults(operationId, { changeRequest: changeTexts(change) }, options);
    expect(lines).toContainEqual(
      expect.stringMatching(/^keeps each (text|value) as it was written.*: expected: .* as it was sent/),
    );
  });

  it("names an update that loses another field", async () => {
    const lines = await findFaults(
      "updateContacts",
      {
        changeRequest: (request) => {
          const body = JSON.parse(new TextDecoder().decode(request.body) || "{}") as JsonObject;
          if (typeof body["note"] === "string" && body["note"].length > 200)
            request.body = new TextEncoder().encode(JSON.stringify({ ...body, phoneNumber: "+1" }));
        },
      },
      options,
    );
    expect(lines).toContainEqual(expect.stringContaining("expected: phoneNumber unchanged"));
  });

  it("names a draft that keeps values of the draft before", async () => {
    const lines = await findFaults(
      "keepDraft",
      {
        changeRequest: (request) => {
          const { data } = JSON.parse(new TextDecoder().decode(request.body) || "{}") as { data?: JsonObject };
          if (data?.["zero"] === 0)
            request.body = new TextEncoder().encode(JSON.stringify({ data: { ...data, earlier: "value" } }));
        },
      },
      options,
    );
    expect(lines).toContainEqual(expect.stringContaining("only the values of the last draft"));
  });

  it("names a download whose name has no letters outside ASCII", async () => {
    const lines = await findFaults(
      "downloadDocument",
      {
        changeResponse: ({ headers }) => {
          const disposition = headers.get("content-disposition");
          if (disposition !== null) headers.set("content-disposition", disposition.split("; filename*")[0] ?? "");
        },
      },
      options,
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^names a file with letters of every alphabet as the list does: expected: filename/),
    );
  });

  it("names a server that forgets an earlier password after the next one", async () => {
    const refused = new Set<string>();
    const lines = await findFaults(
      "checkOwnPassword",
      {
        changeResponse: (response, { url }) => {
          const pass = url.searchParams.get("pass") ?? "";
          if (refused.has(pass)) return { ...response, body: { valid: true } };
          refused.add(pass);
          return response;
        },
      },
      options,
    );
    expect(lines).toContainEqual(expect.stringContaining("expected: valid: false for the earlier password"));
  });

  it("names a server that counts the answers of a retry again", async () => {
    const sentKeys = new Set<string>();
    const lines = await findFaults(
      "sendEvaluation",
      {
        changeRequest: ({ headers }) => {
          const key = headers.get("idempotency-key");
          if (key !== null && sentKeys.has(key)) headers.delete("idempotency-key");
          else if (key !== null) sentKeys.add(key);
        },
      },
      options,
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^processes a repeated Idempotency-Key once: expected: readEvaluationSummary as before/),
    );
  });

  it("names a server that refuses a retry which arrives before the first response", async () => {
    const counts = new Map<string | null, number>();
    const lines = await findFaults(
      "sendFeedback",
      {
        changeResponse: (response, { headers }) => {
          const key = headers.get("idempotency-key");
          counts.set(key, (counts.get(key) ?? 0) + 1);
          const isSecond = key !== null && counts.get(key) === 2;
          return isSecond ? { ...response, status: 409, body: { message: "Gözləyin." } } : response;
        },
      },
      options,
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^processes a repeated Idempotency-Key once: .*at the same time.*received: 409 /),
    );
  });

  it("names a file of which bytes are lost", async () => {
    const lines = await findFaults(
      "uploadDocument",
      {
        changeRequest: (request) => {
          const text = Buffer.from(request.body).toString("latin1");
          request.body = Buffer.from(text.replace("\u00FE\u00FF", "\u00FE\u00FE"), "latin1");
        },
      },
      options,
    );
    expect(lines).toContainEqual(expect.stringMatching(/^keeps each byte of a file/));
  });
});

describe("verify of the feed", () => {
  it.each([
    ["twice", "pushes each message once", (text: string) => text + text],
    [
      "with another version",
      "CONNECTED with version:1.2",
      (text: string) => text.replace("version:1.2", "version:1.1"),
    ],
    ["without heartbeats", "as negotiated", (text: string) => (text === "\n" ? undefined : text)],
  ])("names a server that sends its frames %s", async (_name, expected, change) => {
    const lines = await findFaults("notificationPushed", { changeServerFrame: change });
    expect(lines.join("\n")).toContain(expected);
  });

  it.each(["heart-beat:0,0\n", ""])("notes a server that negotiates no heartbeats: %j", async (sent) => {
    const lines = await findFaults("notificationPushed", {
      changeServerFrame: (text) => text.replace(/heart-beat:.*\n/, sent),
    });
    expect(lines).toContainEqual(expect.stringMatching(/no heartbeats in either direction/));
  });

  it("names messages that are pushed in another order", async () => {
    let held: string | undefined;
    const lines = await findFaults("notificationPushed", {
      changeServerFrame: (text) => {
        if (!text.startsWith("MESSAGE")) return text;
        if (held === undefined) {
          held = text;
          return undefined;
        }
        return text + held;
      },
    });
    expect(lines.join("\n")).toMatch(/each message once|the order of the list|3 messages/);
  });
});
