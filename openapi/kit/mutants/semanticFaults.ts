import type { Operation } from "../contract/operations.ts";
import type { Fault, Given } from "./faultProxy.ts";

type Entry = Record<string, unknown>;

/** Fields that two calls name differently on purpose: mixed up, the portal would be signed out. */
export function renamed({ id }: Operation, good: (kind: string, change: (given: Given) => void) => Fault): Fault[] {
  const swap = (from: string, to: string): Fault =>
    good(`says ${to} instead of ${from}`, ({ body }) => {
      const answer = body as Entry;
      answer[to] = answer[from];
      delete answer[from];
    });
  return id === "renewSession" ? [swap("accessToken", "token")] : ["signIn", "signInWithIdentity", "handOverSession"].includes(id) ? [swap("token", "accessToken")] : [];
}

/** Answers that have the right shape and are wrong. */
export function lies({ id }: Operation, good: (kind: string, change: (given: Given) => Given | void) => Fault): Fault[] {
  const set = (kind: string, change: (body: Entry) => unknown): Fault => good(kind, ({ body }) => void change(body as Entry));
  const all: Readonly<Record<string, readonly Fault[]>> = {
    signIn: [set("hands out a token that is good for nothing", (body) => (body["token"] = "nothing"))],
    signInWithIdentity: [set("hands out a token that is good for nothing", (body) => (body["token"] = "nothing"))],
    renewSession: [set("hands out a token that is good for nothing", (body) => (body["accessToken"] = "nothing"))],
    handOverSession: [set("hands out a token that is good for nothing", (body) => (body["token"] = "nothing"))],
    countNotifications: [good("counts one too many", (given) => ({ ...given, body: Number(given.body) + 1 }))],
    markNotificationsRead: [good("says that something is unread still", (given) => ({ ...given, body: 1 }))],
    checkNewPassword: [set("takes any password", (body) => (body["valid"] = true))],
    checkOwnPassword: [set("takes any password", (body) => (body["valid"] = true))],
    readDraft: [set("forgets what was kept", (body) => (body["data"] = { subject: "Other" }))],
    readUser: [set("says another language than was chosen", (body) => (body["language"] = { isoCode: "ru" }))],
    readCallCenter: [set("shows everybody the times", (body) => (body["slots"] = [{ id: "1", from: "2026-03-20T08:00:00Z", to: "2026-03-20T09:00:00Z", free: true }]))],
    readNotifications: [good("tells the oldest first", (given) => ({ ...given, body: (given.body as unknown[]).toReversed() }))],
    readService: [set("tells of another one", (body) => (body["id"] = "other"))],
    readPost: [set("tells of another one", (body) => (body["id"] = "other"))],
    downloadDocument: [good("sends other bytes", (given) => ({ ...given, body: Buffer.from("other") })), good("sends an empty file", (given) => ({ ...given, body: new Uint8Array() }))],
    downloadReceipt: [good("sends an empty file", (given) => ({ ...given, body: new Uint8Array() }))],
  };
  return [...(all[id] ?? [])];
}
