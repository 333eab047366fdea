import type { ContractOperation } from "../contract/operations.ts";
import type { SeededFault, FaultProxyResponse } from "./faultProxy.ts";

type JsonObject = Record<string, unknown>;

/** Fields that two calls name differently on purpose: mixed up, the portal would be signed out. */
export function renamedTokenFaults(
  { id }: ContractOperation,
  successFault: (kind: string, change: (given: FaultProxyResponse) => void) => SeededFault,
): SeededFault[] {
  const swap = (from: string, to: string): SeededFault =>
    successFault(`says ${to} instead of ${from}`, ({ body }) => {
      const answer = body as JsonObject;
      answer[to] = answer[from];
      delete answer[from];
    });
  return id === "renewSession"
    ? [swap("accessToken", "token")]
    : ["signIn", "signInWithIdentity", "handOverSession"].includes(id)
      ? [swap("token", "accessToken")]
      : [];
}

/** Answers that have the right shape and are wrong. */
export function semanticFaults(
  { id }: ContractOperation,
  successFault: (kind: string, change: (given: FaultProxyResponse) => FaultProxyResponse | void) => SeededFault,
): SeededFault[] {
  const set = (kind: string, change: (body: JsonObject) => unknown): SeededFault =>
    successFault(kind, ({ body }) => void change(body as JsonObject));
  const all: Readonly<Record<string, readonly SeededFault[]>> = {
    signIn: [set("hands out a token that is good for nothing", (body) => (body["token"] = "nothing"))],
    signInWithIdentity: [set("hands out a token that is good for nothing", (body) => (body["token"] = "nothing"))],
    renewSession: [set("hands out a token that is good for nothing", (body) => (body["accessToken"] = "nothing"))],
    handOverSession: [set("hands out a token that is good for nothing", (body) => (body["token"] = "nothing"))],
    countNotifications: [successFault("counts one too many", (given) => ({ ...given, body: Number(given.body) + 1 }))],
    markNotificationsRead: [successFault("says that something is unread still", (given) => ({ ...given, body: 1 }))],
    checkNewPassword: [set("takes any password", (body) => (body["valid"] = true))],
    checkOwnPassword: [set("takes any password", (body) => (body["valid"] = true))],
    readDraft: [set("forgets what was kept", (body) => (body["data"] = { subject: "Other" }))],
    readUser: [set("says another language than was chosen", (body) => (body["language"] = { isoCode: "ru" }))],
    readCallCenter: [
      set(
        "shows everybody the times",
        (body) => (body["slots"] = [{ id: "1", from: "2026-03-20T08:00:00Z", to: "2026-03-20T09:00:00Z", free: true }]),
      ),
    ],
    readNotifications: [
      successFault("tells the oldest first", (given) => ({ ...given, body: (given.body as unknown[]).toReversed() })),
    ],
    readService: [set("tells of another one", (body) => (body["id"] = "other"))],
    readPost: [set("tells of another one", (body) => (body["id"] = "other"))],
    downloadDocument: [
      successFault("sends other bytes", (given) => ({ ...given, body: Buffer.from("other") })),
      successFault("sends an empty file", (given) => ({ ...given, body: new Uint8Array() })),
    ],
    downloadReceipt: [successFault("sends an empty file", (given) => ({ ...given, body: new Uint8Array() }))],
  };
  return [...(all[id] ?? [])];
}
