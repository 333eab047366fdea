import type { OperationId } from "./generated/requestValidators.js";
import { lookUpIdempotencyKey, storeIdempotentResponse } from "./store/idempotencyKeys.ts";
import { messages } from "./store/messages.ts";
import { getOwner } from "./store/owners.ts";
import type { Principal } from "./store/sessions.ts";
import type { ProblemOverrides } from "./behaviour/behaviour.ts";
import type { MockStore } from "./store/mockStore.ts";
import { isRecord } from "../src/config/isRecord.ts";

type OperationResult = { status: number; body?: unknown } & ProblemOverrides;
type IdempotentRequest = {
  store: MockStore;
  operationId: OperationId;
  principal?: Principal | undefined;
  values: Readonly<Record<string, unknown>>;
  body: unknown;
};

/** Requests in progress: a retry with the same key waits for the first response. */
const inFlight = new WeakMap<MockStore, Map<string, Promise<OperationResult>>>();

/**
 * Runs a request with an Idempotency-Key once. A retry gets the first successful response again. The same key with
 * another request gets 422. A rejected request may be sent again.
 */
export async function runIdempotent(
  {
    store,
    operationId,
    principal,
    values: { "Idempotency-Key": key, lang: _lang, ...values },
    body,
  }: IdempotentRequest,
  run: () => Promise<OperationResult>,
): Promise<OperationResult> {
  if (typeof key !== "string") return run();
  const recordKey = `${operationId} ${principal === undefined ? "nobody" : `${principal.account.id} ${getOwner(principal)}`} ${key}`;
  const fingerprint = await computeFingerprint([values, body]);
  const requestsInFlight = inFlight.get(store) ?? new Map<string, Promise<OperationResult>>();
  inFlight.set(store, requestsInFlight);
  while (requestsInFlight.has(recordKey)) await requestsInFlight.get(recordKey)?.catch(() => undefined);

  const lookup = lookUpIdempotencyKey(store, recordKey, fingerprint);
  if (lookup.state === "same") return { status: 200, body: lookup.body };
  if (lookup.state === "other") return { status: 422, code: "KEY_REUSED", message: messages.keyReused };
  const response = run();
  requestsInFlight.set(recordKey, response);
  try {
    const result = await response;
    if (result.status === 200) storeIdempotentResponse(store, recordKey, fingerprint, result.body);
    return result;
  } finally {
    requestsInFlight.delete(recordKey);
  }
}

/**
 * Returns the same hash for equal requests, whatever the order of their fields. Name, type and bytes of files count.
 */
async function computeFingerprint(request: unknown): Promise<string> {
  const files: File[] = [];
  const text = JSON.stringify(request, (_name, value: unknown) => {
    if (value instanceof File) return `file ${files.push(value)} ${value.name} ${value.type}`;
    return isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;
  });
  const bytes = await new Blob([text, ...files]).arrayBuffer();
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
