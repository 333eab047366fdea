import type { OperationId } from "./generated/requests.js";
import { lookUpIdempotencyKey, storeIdempotentResponse } from "./store/idempotencyKeys.ts";
import { messages } from "./store/messages.ts";
import { getOwner } from "./store/owners.ts";
import type { Principal } from "./store/sessions.ts";
import type { ProblemOverrides } from "./behaviour/behaviour.ts";
import type { MockStore } from "./store/mockStore.ts";

type OperationResult = { status: number; body?: unknown } & ProblemOverrides;
type IdempotentRequest = {
  store: MockStore;
  operationId: OperationId;
  principal?: Principal | undefined;
  values: Readonly<Record<string, unknown>>;
  body: unknown;
};

/** Requests that are being answered, so that one that is repeated meanwhile waits for the same answer. */
const inFlight = new WeakMap<MockStore, Map<string, Promise<OperationResult>>>();

/**
 * Answers a request that carries an Idempotency-Key once: a repeat gets the first good answer again and nothing is done a
 * second time. The same key with something else is refused with 422; what was refused may be tried again.
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
  const name = `${operationId} ${principal === undefined ? "nobody" : `${principal.account.id} ${getOwner(principal)}`} ${key}`;
  const fingerprint = await computeFingerprint([values, body]);
  const running = inFlight.get(store) ?? new Map<string, Promise<OperationResult>>();
  inFlight.set(store, running);
  while (running.has(name)) await running.get(name)?.catch(() => undefined);

  const earlier = lookUpIdempotencyKey(store, name, fingerprint);
  if (earlier.is === "same") return { status: 200, body: earlier.body };
  if (earlier.is === "other") return { status: 422, code: "KEY_REUSED", message: messages.keyReused };
  const answering = run();
  running.set(name, answering);
  try {
    const answer = await answering;
    if (answer.status === 200) storeIdempotentResponse(store, name, fingerprint, answer.body);
    return answer;
  } finally {
    running.delete(name);
  }
}

/** The same for the same request, whatever the order of its fields; of a file its name, type and bytes count. */
async function computeFingerprint(request: unknown): Promise<string> {
  const files: File[] = [];
  const text = JSON.stringify(request, (_name, value: unknown) => {
    if (value instanceof File) return `file ${files.push(value)} ${value.name} ${value.type}`;
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  });
  const bytes = await new Blob([text, ...files]).arrayBuffer();
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
