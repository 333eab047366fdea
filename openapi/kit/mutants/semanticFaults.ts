import type { ContractOperation } from "../contract/operations.ts";
import type { SeededFault, FaultProxyResponse } from "./faultProxy.ts";

type JsonObject = Record<string, unknown>;

/** Returns faults that swap `token` and `accessToken`, which sign-in and renewal name differently by contract. */
export function createRenamedTokenFaults(
  { id }: ContractOperation,
  successFault: (kind: string, change: (response: FaultProxyResponse) => void) => SeededFault,
): SeededFault[] {
  const swap = (from: string, to: string): SeededFault =>
    successFault(`returns ${to} instead of ${from}`, ({ body }) => {
      const fields = body as JsonObject;
      fields[to] = fields[from];
      delete fields[from];
    });
  return id === "renewSession"
    ? [swap("accessToken", "token")]
    : ["signIn", "signInWithIdentity", "handOverSession"].includes(id)
      ? [swap("token", "accessToken")]
      : [];
}

/** Returns faults with valid schemas but wrong values. */
export function createSemanticFaults(
  { id }: ContractOperation,
  successFault: (kind: string, change: (response: FaultProxyResponse) => FaultProxyResponse | void) => SeededFault,
): SeededFault[] {
  const set = (kind: string, change: (body: JsonObject) => unknown): SeededFault =>
    successFault(kind, ({ body }) => void change(body as JsonObject));
  const faultsByOperation: Readonly<Record<string, readonly SeededFault[]>> = {
    signIn: [set("returns an invalid token", (body) => (body["token"] = "invalid"))],
    signInWithIdentity: [set("returns an invalid token", (body) => (body["token"] = "invalid"))],
    renewSession: [set("returns an invalid token", (body) => (body["accessToken"] = "invalid"))],
    handOverSession: [set("returns an invalid token", (body) => (body["token"] = "invalid"))],
    countNotifications: [
      successFault("returns a count that is too high", (response) => ({
        ...response,
        body: Number(response.body) + 1,
      })),
    ],
    markNotificationsRead: [successFault("returns an unread count of 1", (response) => ({ ...response, body: 1 }))],
    checkNewPassword: [set("accepts every password", (body) => (body["valid"] = true))],
    checkOwnPassword: [set("accepts every password", (body) => (body["valid"] = true))],
    readDraft: [set("returns another draft", (body) => (body["data"] = { subject: "Other" }))],
    readUser: [set("returns another language than the selected one", (body) => (body["language"] = { isoCode: "ru" }))],
    readCallCenter: [
      set(
        "returns slots without a signed-in user",
        (body) => (body["slots"] = [{ id: "1", from: "2026-03-20T08:00:00Z", to: "2026-03-20T09:00:00Z", free: true }]),
      ),
    ],
    readNotifications: [
      successFault("sorts the oldest first", (response) => ({
        ...response,
        body: (response.body as unknown[]).toReversed(),
      })),
    ],
    readService: [set("returns another resource", (body) => (body["id"] = "other"))],
    readPost: [set("returns another resource", (body) => (body["id"] = "other"))],
    downloadDocument: [
      successFault("returns other bytes", (response) => ({ ...response, body: Buffer.from("other") })),
      successFault("returns an empty file", (response) => ({ ...response, body: new Uint8Array() })),
    ],
    downloadReceipt: [successFault("returns an empty file", (response) => ({ ...response, body: new Uint8Array() }))],
  };
  return [...(faultsByOperation[id] ?? [])];
}
