import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import type { AppealRecord } from "../../mocks/store/appeals.ts";
import type { MockStore } from "../../mocks/store/mockStore.ts";
import { personas } from "../../mocks/store/personas.ts";
import { endSessions, expireTokens } from "../../mocks/store/sessions.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { answer } from "../../openapi/kit/mutants/shared/seeds.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";
import { createUnknownId } from "../../openapi/kit/verify/inputs/unknownId.ts";
import { sampleSuggestion } from "../../openapi/kit/verify/requests.ts";
import { identityRedirectUri } from "../../openapi/kit/verify/personas.ts";
import type { VerifyOptions } from "../../openapi/kit/verify/verify.ts";
import { startFaultyServer, type ServerFault } from "./faultyServer.ts";
import { refuseAttempt } from "./validServers.ts";
import { findFaults, findFaultsOf, type JsonObject } from "./verifyFault.ts";
import { collectGroups, document, listFindings } from "./verifySupport.ts";
import { isRecord } from "../../src/config/isRecord.ts";

/** Options of a run with few values at the bounds. */
const options = { valuesPerField: 1 };

describe("verify of a server that adds fields", () => {
  const statusNames: Readonly<Record<string, string>> = { az: "Yeni", ru: "Новый", en: "New" };

  it.each(["listFaq", "readService", "listRiskGroups", "readUser"])("accepts them in %s", async (operationId) => {
    let count = 0;
    const lines = await findFaults(
      operationId,
      {
        changeResponse: ({ status, headers, body }, { url }) => {
          if (status !== 200 || !isRecord(body)) return;
          const add = (entry: JsonObject): void =>
            void Object.assign(entry, {
              requestId: `request-${(count += 1)}`,
              // What other entries of the contract call so is a time of what has happened there.
              createdAt: "1975-03-18T16:00:00",
              statusName: statusNames[url.searchParams.get("lang") ?? "az"],
            });
          add(body);
          for (const list of Object.values(body)) if (Array.isArray(list)) list.filter(isRecord).forEach(add);
          if (headers.has("etag")) headers.set("etag", `"${count}"`);
        },
      },
      options,
    );
    // Content that differs each time is sent again, which is a note.
    expect(lines.filter((line) => !line.includes("ETag"))).toEqual([]);
  });

  it("accepts them in what caches keep, with a weak ETag of the content", async () => {
    let count = 0;
    const lines = await findFaults(
      "listFaq",
      {
        changeResponse: ({ status, headers, body }, { url }) => {
          if (status !== 200 || !isRecord(body)) return;
          body["requestId"] = `request-${(count += 1)}`;
          headers.set("cache-control", "public, max-age=60");
          headers.set("etag", `W/"1-${url.searchParams.get("lang") ?? "az"}-${url.search.length}"`);
        },
      },
      options,
    );
    expect(lines.filter((line) => /Accept-Language|another ETag for another body/.test(line))).toEqual([]);
  });

  it("names one that adds a field to a certificate, of which it returns nothing else", async () => {
    const lines = await findFaults(
      "checkCertificate",
      {
        changeResponse: ({ body }) => {
          if (isRecord(body) && isRecord(body["certificate"])) body["certificate"]["holderPin"] = "5ABCDE1";
        },
      },
      options,
    );
    expect(lines.join("\n")).toContain("nothing but the declared fields, and not certificate.holderPin");
  });
});

/** Returns the findings about operations of a server that differs from the mock backend in requests of any operation. */
async function listProblems(
  only: readonly string[],
  difference: ServerFault,
  verifyOptions: Partial<VerifyOptions> = {},
): Promise<string[]> {
  const { baseUrl, sources, close } = await startFaultyServer(listOperations(document), difference);
  onTestFinished(close);
  const groups = await collectGroups({ baseUrl, sources, valuesPerField: 1, only, ...verifyOptions });
  return listFindings(groups, "failed", "noted").map(
    ({ group, name, details }) => `${group}: ${name}: ${details.join("; ")}`,
  );
}

/** Returns the JSON object of a body; `undefined` for anything else. */
function readJson(body: Uint8Array | string): JsonObject | undefined {
  try {
    const value = JSON.parse(typeof body === "string" ? body : new TextDecoder().decode(body)) as unknown;
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

describe("verify of a server that ends the tokens of a session when an account is chosen", () => {
  /** Returns a server on which the tokens of a choice are the only ones of the session. */
  const createChoice = (): ServerFault => {
    const ended = new Set<string>();
    const readBearer = ({ headers }: { headers: Headers }): string => headers.get("authorization")?.slice(7) ?? "";
    return {
      request: (request) => {
        if (ended.has(readBearer(request))) request.headers.set("authorization", "Bearer ended");
      },
      response: ({ status, body }, request) => {
        if (
          status === 200 &&
          request.url.pathname.endsWith("/select-structure") &&
          readJson(body)?.["token"] !== undefined
        )
          ended.add(readBearer(request));
      },
    };
  };

  it("goes on with the new tokens", async () => {
    expect(await listProblems(["chooseAccount", "countNotifications", "listAppeals"], createChoice())).toEqual([]);
  });

  it("lets a configured session act for its account afterwards, also without new tokens", async () => {
    const chosen: (string | undefined)[] = [];
    const { baseUrl, sources, close } = await startFaultyServer(listOperations(document), {
      response: (response, { url, headers }, { state }) => {
        if (response.status !== 200 || !url.pathname.endsWith("/select-structure")) return;
        const session = state.sessions.find(
          ({ accessToken }) => headers.get("authorization") === `Bearer ${accessToken}`,
        );
        if (session === undefined) return;
        const certNumber = url.searchParams.get("certNumber") ?? undefined;
        Object.assign(session, { certNumber });
        chosen.push(certNumber);
        response.body = new TextEncoder().encode("{}");
      },
    });
    onTestFinished(close);
    const query = new URLSearchParams({ code: sources.nextIdentityCode?.() ?? "", redirect: identityRedirectUri });
    const signIn = await fetch(`${baseUrl}/public/auth/v2/login/asan?${query}`, { method: "POST" });
    const { email: username, password } = personas.foreign.signIn;
    const { token } = (await signIn.json()) as { token: string };
    const groups = await collectGroups({
      baseUrl,
      sources: { token, username, password },
      allowWrites: false,
      only: ["chooseAccount"],
    });
    expect(listFindings(groups, "failed", "noted")).toEqual([]);
    expect(new Set(chosen).size).toBeGreaterThan(1);
    expect(chosen.at(-1)).toBe(chosen[0]);
  });
});

/** Starts a mailbox that answers with `render(mails)`, where `mails` are those of another one. Returns its URL. */
async function startMailbox(url: string | undefined, render: (mails: readonly unknown[]) => string): Promise<string> {
  const mailbox = createServer((_request, response) => {
    void fetch(url ?? "")
      .then((upstream) => upstream.json() as Promise<readonly unknown[]>)
      .then((mails) => response.end(render(mails)));
  });
  onTestFinished(() => closeServer(mailbox));
  return `http://127.0.0.1:${await listenOnFreePort(mailbox)}`;
}

describe("verify of a server that sends its e-mails after its response", () => {
  it("waits for the new code of each address", async () => {
    const { baseUrl, sources, close } = await startFaultyServer(listOperations(document), {});
    onTestFinished(close);
    const arrivals: number[] = [];
    const mailboxUrl = await startMailbox(sources.mailboxUrl, (mails) => {
      // A new e-mail arrives a moment after it was first asked for.
      while (arrivals.length < mails.length) arrivals.push(performance.now() + 30);
      return JSON.stringify(mails.filter((_mail, index) => (arrivals[index] ?? 0) <= performance.now()));
    });
    const only = ["signIn", "activateAccount", "resetPassword"];
    const groups = await collectGroups({ baseUrl, sources: { ...sources, mailboxUrl }, valuesPerField: 1, only });
    expect(listFindings(groups, "failed", "noted", "skipped")).toEqual([]);
  });

  it("skips what needs an e-mail when the mailbox has no list of them", async () => {
    const { baseUrl, sources, close } = await startFaultyServer(listOperations(document), {});
    onTestFinished(close);
    const mailboxUrl = await startMailbox(sources.mailboxUrl, () => "<!doctype html><title>Mail</title>");
    const groups = await collectGroups({ baseUrl, sources: { ...sources, mailboxUrl }, only: ["activateAccount"] });
    expect(listFindings(groups, "failed", "noted")).toEqual([]);
    expect(listFindings(groups, "skipped").flatMap(({ details }) => details)).toContain(
      "the URL of --mailbox returned no list of e-mails",
    );
  });
});

describe("verify of a server whose access tokens last some minutes", () => {
  /** Verifies a server that changes its sessions once during the run. A given token does not say when it expires. */
  async function verifyExpiry(
    hasGivenToken: boolean,
    changeSessions = (store: MockStore): void => expireTokens(store, "access"),
  ): ReturnType<typeof collectGroups> {
    const token = "ca5e".repeat(16);
    let count = 0;
    const { baseUrl, sources, close } = await startFaultyServer(listOperations(document), {
      request: ({ url }, store) => {
        if (hasGivenToken && count === 0) for (const session of store.state.sessions) session.accessToken = token;
        if (url.pathname.endsWith("/appeals") && (count += 1) === 30) changeSessions(store);
      },
    });
    onTestFinished(close);
    const query = new URLSearchParams({ code: sources.nextIdentityCode?.() ?? "", redirect: identityRedirectUri });
    await fetch(`${baseUrl}/public/auth/v2/login/asan?${query}`, { method: "POST" });
    return collectGroups({
      baseUrl,
      sources: hasGivenToken ? { token } : sources,
      valuesPerField: 1,
      only: ["readUser", "listAppeals", "readAppeal"],
    });
  }

  it("opens the sessions again", async () =>
    expect(listFindings(await verifyExpiry(false), "failed", "noted", "absent")).toEqual([]));

  it("says that a given token no longer lasts, and does not call the operations absent", async () => {
    const groups = await verifyExpiry(true);
    expect(listFindings(groups, "failed", "noted", "absent")).toEqual([]);
    expect(listFindings(groups, "skipped").flatMap(({ details }) => details)).toContain(
      "the server no longer accepts CONTRACT_TOKEN: it has expired, or its session has ended; use a token that lasts for the run",
    );
  });

  it("finds a session that ends before its token expires", async () => {
    const groups = await verifyExpiry(false, (store) => endSessions(store, () => true));
    expect(listFindings(groups, "failed").length).toBeGreaterThan(0);
  });
});

describe("verify of a server whose ids are numbers", () => {
  const messages: Readonly<Record<string, string>> = {
    az: "Parametrlər yanlışdır.",
    ru: "Неверные параметры.",
    en: "Invalid parameters.",
  };

  it("takes any other id for an invalid parameter", async () => {
    const ids = /^\/api\/(appeals|documents|reports)\/([^/]+)/;
    const problems = await listProblems(["readAppeal", "downloadDocument", "submitReport"], {
      response: (response, { url }) => {
        const [, , id] = ids.exec(url.pathname) ?? [];
        if (id === undefined || /^\d+$/.test(id) || response.status !== 404) return;
        response.status = 400;
        const message = messages[url.searchParams.get("lang") ?? "az"];
        response.body = new TextEncoder().encode(JSON.stringify({ message, code: "INVALID_PARAMETERS" }));
      },
    });
    expect(problems).toEqual([]);
  });
});

describe("verify of a server whose ids are texts", () => {
  const prefix = "64a5".repeat(5);
  const toText = (id: unknown): string => prefix + Number(id).toString(16).padStart(4, "0");
  const toNumber = (id: string): number => Number.parseInt(id.slice(prefix.length), 16);

  it("asks for an unknown one of the same form", async () => {
    const paths = /^\/api\/appeals\/([^/]+)/;
    const problems = await listProblems(["readAppeal"], {
      request: (request) => {
        const [, id] = paths.exec(request.url.pathname) ?? [];
        if (id === undefined) return;
        request.headers.set("x-form", /^[\da-f]{24}$/.test(id) ? "known" : "other");
        if (/^(?:64a5){5}[\da-f]{4}$/.test(id))
          request.url.pathname = request.url.pathname.replace(paths, `/api/appeals/${toNumber(id)}`);
      },
      response: (response, { method, url, headers }) => {
        const body = readJson(response.body);
        if (body === undefined || !/^\/api\/appeals(\/[^/]+)?$/.test(url.pathname)) return;
        if (response.status === 404 && headers.get("x-form") === "other") {
          response.status = 400;
          Object.assign(body, { status: 400, code: "INVALID_PARAMETERS" });
        }
        const entries = Array.isArray(body["items"]) ? body["items"].filter(isRecord) : [body];
        if (response.status === 200 && (method === "GET" || method === "POST"))
          for (const entry of entries) if (entry["id"] !== undefined) entry["id"] = toText(entry["id"]);
        response.body = new TextEncoder().encode(JSON.stringify(body));
      },
    });
    expect(problems.filter((line) => /400|unknown|does not exist/.test(line))).toEqual([]);
  });

  it.each([
    [481, 2_000_000_000],
    ["481", "2000000000"],
    ["01JABCDEF0GHJKMNPQRSTVWXYZ", "01JABCDEF0GHJFFFFFFFFFFFFF"],
    ["64a5f0c2e1b3a4d5c6f70812", "64a5f0c2e1b3f9f9f9f99999"],
    ["apl_8Zk2", "apl_9Ff9"],
    ["a-fff", "a-faa"],
  ])("knows none like %j: %j", (known, unknown) => expect(createUnknownId(known)).toBe(unknown));
});

describe("verify leaves what a user has entered", () => {
  it("contact details with their note, which an update without it removes", async () => {
    let store: MockStore | undefined;
    const readContacts = (): readonly unknown[] =>
      (store?.state.accounts ?? []).map(({ email, phoneNumber, note }) => ({ email, phoneNumber, note }));
    let initial: readonly unknown[] = [];
    const problems = await listProblems(
      ["updateContacts", "chooseLanguage", "listAppeals", "updateNotificationSettings"],
      {
        request: (request, backendStore) => {
          if (store === undefined) {
            store = backendStore;
            for (const account of store.state.accounts) account.note = `Call ${account.persona} after six.`;
            initial = readContacts();
          }
          const body = readJson(request.body);
          if (request.url.pathname.endsWith("/user/asan") && body !== undefined)
            request.body = JSON.stringify({ note: "", ...body });
        },
      },
    );
    expect(problems).toEqual([]);
    expect(initial).not.toEqual([]);
    expect(readContacts().slice(0, initial.length)).toEqual(initial);
  });

  it("the answers of an application, also where a correction changes one of them", async () => {
    let store: MockStore | undefined;
    let initial: unknown;
    const readAnswers = (count?: number): readonly unknown[] =>
      (store?.state.appeals ?? []).slice(0, count).map(({ answers }) => answers);
    const problems = await listProblems(["correctAppeal"], {
      request: (request, backendStore) => {
        if (store === undefined) {
          store = backendStore;
          // The newest application of the user, which can be corrected.
          const model = store.state.appeals.find(({ owner }) => owner === "organisation:504");
          const example = Object.values(
            listOperations(document).find(({ id }) => id === "sendAppeal")?.requestBody?.examples ?? {},
          ).find(({ value }) => isRecord(value) && value["kind"] === "APPLICATION");
          const steps = [{ status: "WAITING", at: store.now() + 3_600_000 }];
          const { kind, serviceId, answers } = (example?.value ?? {}) as Partial<AppealRecord>;
          const application = { kind, serviceId, answers, id: 499, number: "2026-00499", steps };
          store.state.appeals.push({ ...model, ...application } as AppealRecord);
          initial = structuredClone(readAnswers());
        }
        // It loses the case of an answer.
        request.body = request.body.replaceAll("əəə", "ƏƏƏ");
      },
    });
    expect(problems.join("\n")).toContain("accepts answers up to the bounds of a form");
    expect(initial).toEqual(readAnswers((initial as readonly unknown[]).length));
  });

  it("an appeal under review, as long as one of an earlier run is", async () => {
    let store: MockStore | undefined;
    const isWithdrawn = (id: number): boolean =>
      store?.state.appeals.find((appeal) => appeal.id === id)?.withdrawnAt !== undefined;
    let others: readonly number[] = [];
    const problems = await listProblems(["withdrawAppeal"], {
      request: (_request, backendStore) => {
        if (store !== undefined) return;
        store = backendStore;
        const open = store.state.appeals.filter(
          ({ owner, steps, withdrawnAt }) =>
            owner === "person:1001" && steps.at(-1)?.status === "IN_PROCESS" && withdrawnAt === undefined,
        );
        others = open.map(({ id }) => id);
        const [model] = open;
        if (model === undefined) return;
        const { owner, accountId, applicant, steps } = model;
        const sender = { owner, accountId, applicant, steps: structuredClone(steps) };
        const { subject, text } = sampleSuggestion;
        store.state.appeals.push({ ...sender, id: 498, number: "2026-00498", kind: "SUGGESTION", subject, text });
      },
    });
    expect(problems).toEqual([]);
    expect(isWithdrawn(498)).toBe(true);
    expect(others.filter(isWithdrawn)).toEqual([]);
  });
});

describe("verify of a server that returns the language of a user in capital letters", () => {
  it("chooses a language as the contract writes it", async () => {
    const only = ["chooseLanguage", "readUser", "chooseAccount"];
    const problems = await listProblems(only, {
      response: (response, { url }) => {
        if (!url.pathname.endsWith("/user/details")) return;
        const text = new TextDecoder().decode(response.body);
        const changed = text.replace(
          /"isoCode":"(\w+)"/,
          (_match, code: string) => `"isoCode":"${code.toUpperCase()}"`,
        );
        response.body = new TextEncoder().encode(changed);
      },
    });
    expect(problems).toEqual([]);
  });
});

describe("verify of a server with standards of the last century", () => {
  it("accepts the day of their adoption", async () => {
    const lines = await findFaults(
      "listStandards",
      {
        changeResponse: ({ status, body }) => {
          if (status !== 200 || !isRecord(body) || !Array.isArray(body["items"])) return;
          for (const item of body["items"].filter(isRecord))
            item["adoptedAt"] = String(item["adoptedAt"]).replace(/^20/, "19");
        },
      },
      options,
    );
    expect(lines).toEqual([]);
  });
});

describe("verify of a server that limits requests", () => {
  it("does not say that it accepts a token which it does not judge", async () => {
    let count = 0;
    const lines = await findFaultsOf(
      "readUser",
      {
        createHandler: answer(["readUser"], (request, { send }) =>
          (count += 1) % 3 === 0 ? Promise.resolve(refuseAttempt(request)) : send(request),
        ),
      },
      options,
    );
    expect(lines.filter((line) => line.includes("401 for"))).toEqual([]);
  });
});

describe("verify of a server that names the verdict of a password in its own way", () => {
  it.each(["checkNewPassword", "checkOwnPassword"])("reads it as the portal does, in %s", async (operationId) => {
    const lines = await findFaults(
      operationId,
      {
        changeResponse: (response) => {
          const { status, body } = response;
          if (status !== 200 || !isRecord(body)) return undefined;
          const { valid, ...rest } = body;
          return { ...response, body: { ...rest, isValid: valid === true ? 1 : 0 } };
        },
      },
      options,
    );
    const names = /^(answers by the rules|counts a space|does not accept a password with the name)/;
    expect(lines.filter((line) => names.test(line))).toEqual([]);
  });
});
