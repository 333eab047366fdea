import type { OperationId } from "./generated/requests.js";
import { answeredBefore, rememberAnswer } from "./store/idempotencyKeys.ts";
import { messages } from "./store/messages.ts";
import { ownerOf } from "./store/owners.ts";
import type { Visitor } from "./store/sessions.ts";
import type { Refusal } from "./behaviour/behaviour.ts";
import type { World } from "./store/mockStore.ts";

type Answer = { status: number; body?: unknown } & Refusal;
type Request = { world: World; id: OperationId; visitor?: Visitor | undefined; values: Readonly<Record<string, unknown>>; body: unknown };

/** Requests that are being answered, so that one that is repeated meanwhile waits for the same answer. */
const underWay = new WeakMap<World, Map<string, Promise<Answer>>>();

/**
 * Answers a request that carries an Idempotency-Key once: a repeat gets the first good answer again and nothing is done a
 * second time. The same key with something else is refused with 422; what was refused may be tried again.
 */
export async function once({ world, id, visitor, values: { "Idempotency-Key": key, lang: _lang, ...values }, body }: Request, act: () => Promise<Answer>): Promise<Answer> {
  if (typeof key !== "string") return act();
  const name = `${id} ${visitor === undefined ? "nobody" : `${visitor.account.id} ${ownerOf(visitor)}`} ${key}`;
  const fingerprint = await fingerprintOf([values, body]);
  const running = underWay.get(world) ?? new Map<string, Promise<Answer>>();
  underWay.set(world, running);
  while (running.has(name)) await running.get(name)?.catch(() => undefined);

  const earlier = answeredBefore(world, name, fingerprint);
  if (earlier.is === "same") return { status: 200, body: earlier.body };
  if (earlier.is === "other") return { status: 422, code: "KEY_REUSED", message: messages.keyReused };
  const answering = act();
  running.set(name, answering);
  try {
    const answer = await answering;
    if (answer.status === 200) rememberAnswer(world, name, fingerprint, answer.body);
    return answer;
  } finally {
    running.delete(name);
  }
}

/** The same for the same request, whatever the order of its fields; of a file its name, type and bytes count. */
async function fingerprintOf(request: unknown): Promise<string> {
  const files: File[] = [];
  const text = JSON.stringify(request, (_name, value: unknown) => {
    if (value instanceof File) return `file ${files.push(value)} ${value.name} ${value.type}`;
    return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;
  });
  const bytes = await new Blob([text, ...files]).arrayBuffer();
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
