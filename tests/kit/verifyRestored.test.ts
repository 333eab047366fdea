import { isDeepStrictEqual } from "node:util";
import { expect, describe, it, onTestFinished } from "vitest";
import { isRecord } from "../../src/config/isRecord.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { identityRedirectUri } from "../../openapi/kit/verify/personas.ts";
import { createStopReason, interruptionReason } from "../../openapi/kit/verify/run/stopReason.ts";
import { startFaultyServer, type ForwardedRequest, type ServerFault } from "./faultyServer.ts";
import { findFaults, type JsonObject } from "./verifyFault.ts";
import { collectGroups, document, listFindings } from "./verifySupport.ts";

const operations = listOperations(document);

const parse = ({ body }: ForwardedRequest): JsonObject => (body === "" ? {} : (JSON.parse(body) as JsonObject));

/** What a user has entered or chosen: the operation whose checks change it, the request that does, and what it changes. */
const userChanges = [
  {
    what: "choice of notifications",
    checked: "updateNotificationSettings",
    command: "PUT /api/notification/settings",
    path: "/notification/settings",
    isChange: (body: JsonObject, before: JsonObject) => !isDeepStrictEqual(body["items"], before["items"]),
  },
  {
    what: "language",
    checked: "readUser",
    command: "PUT /api/user/set-language",
    path: "/user/details",
    isChange: (body: JsonObject, { language }: JsonObject) =>
      isRecord(language) && body["isoCode"] !== language["isoCode"],
  },
  {
    what: "contact details",
    checked: "updateContacts",
    command: "PUT /api/user/asan",
    path: "/user/details",
    isChange: (body: JsonObject, { email, note = "" }: JsonObject) => body["email"] !== email || body["note"] !== note,
  },
] as const;

type UserChange = (typeof userChanges)[number];

/** Runs `verify` for a user, and calls `onChange` with the response to each request that changes what the user has. */
async function verifyUser(
  { checked, command, path, isChange }: UserChange,
  onChange: (response: Parameters<NonNullable<ServerFault["response"]>>[0], count: number) => void,
  signal?: AbortSignal,
): Promise<{ before: JsonObject; after: JsonObject; changeCount: number; lines: readonly string[] }> {
  let [token, changeCount] = ["", 0];
  let before: JsonObject = {};
  const { baseUrl, sources, close } = await startFaultyServer(operations, {
    response: (response, request) => {
      if (`${request.method} ${request.url.pathname}` !== command) return;
      if (request.headers.get("authorization") !== `Bearer ${token}`) return;
      if (isChange(parse(request), before)) onChange(response, (changeCount += 1));
    },
  });
  onTestFinished(close);
  const code = sources.nextIdentityCode?.() ?? "";
  const query = new URLSearchParams({ code, redirect: identityRedirectUri });
  const signIn = await fetch(`${baseUrl}/public/auth/v2/login/asan?${query}`, { method: "POST" });
  token = String(((await signIn.json()) as JsonObject)["token"]);
  const read = async (): Promise<JsonObject> => {
    const response = await fetch(baseUrl + path, { headers: { authorization: `Bearer ${token}` } });
    // A note that nobody has entered is like an empty one.
    return { note: "", ...((await response.json()) as JsonObject) };
  };
  before = await read();
  const groups = await collectGroups({
    baseUrl,
    sources: { ...sources, token },
    only: [checked],
    valuesPerField: 1,
    getStopReason: createStopReason({ signal }),
  });
  const lines = listFindings(groups, "failed", "noted", "skipped").map(({ details }) => details.join("; "));
  return { before, after: await read(), changeCount, lines };
}

describe("what verify has changed of a user", () => {
  it.each(userChanges)("is restored after an interruption: the $what", async (change) => {
    const interruption = new AbortController();
    const { before, after, changeCount, lines } = await verifyUser(
      change,
      () => interruption.abort(),
      interruption.signal,
    );
    expect(changeCount).toBeGreaterThan(0);
    expect(lines).toContain(interruptionReason);
    expect(after).toEqual(before);
  });

  it.each(userChanges)("is restored after a check that fails: the $what", async (change) => {
    const { before, after, changeCount, lines } = await verifyUser(change, (response) => {
      response.status = 500;
    });
    expect(changeCount).toBeGreaterThan(0);
    expect(lines.join("\n")).toContain("received: 500");
    expect(lines.join("\n")).not.toContain("could not be restored");
    expect(after).toEqual(before);
  });

  it("is in a note when the server refuses to restore it, beside what the check has found", async () => {
    let isIgnored = false;
    const lines = await findFaults(
      "chooseLanguage",
      {
        changeRequest: (request) => {
          isIgnored = new TextDecoder().decode(request.body).includes('"en"');
          if (isIgnored) request.body = new TextEncoder().encode(JSON.stringify({ isoCode: "az" }));
        },
        changeResponse: (response) => (isIgnored ? undefined : { ...response, status: 503, body: undefined }),
      },
      { only: ["readUser"], valuesPerField: 1 },
    );
    const line = lines.find((text) => text.startsWith("returns the chosen language: "));
    expect(line).toContain("expected: en; received: az");
    expect(line).toMatch(/repeat: {3}curl \S+ -X GET "\S+\/user\/details/);
    expect(line).toContain("note:     what was changed could not be restored with chooseLanguage: 503 without a body");
  });

  it("is in no note of somebody who may not change their contact details", async () => {
    const notes: string[] = [];
    await findFaults("chooseLanguage", {}, { valuesPerField: 1, onNote: (note) => notes.push(note) });
    expect(notes).toEqual([]);
  });

  it("is in a note at the end when the server refuses the contact details from before", async () => {
    const notes: string[] = [];
    let isChanged = false;
    await findFaults(
      "updateContacts",
      {
        changeRequest: ({ headers }) => {
          if (isChanged) headers.delete("authorization");
        },
        changeResponse: (response, { body }) => {
          if (isChanged) return { ...response, status: 503, body: undefined };
          isChanged = new TextDecoder().decode(body).includes("Contract verification");
          return undefined;
        },
      },
      { only: ["updateContacts"], valuesPerField: 1, onNote: (note) => notes.push(note) },
    );
    // Once for each person.
    expect(new Set(notes)).toEqual(
      new Set(["what was changed could not be restored with updateContacts: 503 without a body"]),
    );
  });
});
