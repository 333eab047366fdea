import type { components } from "../src/generated/contract.d.ts";
import { behaviour } from "./behaviour/index.ts";
import type { Attachment, Refusal } from "./behaviour/behaviour.ts";
import { exampleOf, refusalExample, type Operation } from "./operations.ts";
import type { OperationId } from "./generated/requests.js";
import { languageOf, takeIn } from "./parseRequest.ts";
import { once } from "./idempotency.ts";
import { languageSpoken, spoken } from "./contentVariant.ts";
import { catchUp } from "./store/appealWorkflow.ts";
import { say, type Language } from "./store/localizedText.ts";
import { visitorOf } from "./store/sessions.ts";
import type { World } from "./store/mockStore.ts";

// Each behaviour is typed by its own call; which of them belongs to an operation is known only while running.
type AnyBehaviour = (call: object) => Promise<AnyAnswer> | AnyAnswer;
type AnyAnswer = { status: number; body?: unknown } & Refusal;

const isFile = (body: unknown): body is Attachment => typeof body === "object" && body !== null && "bytes" in body;

/**
 * Answers one request by the rules of the contract and the state of the world: the bearer token first, then address and
 * body, then the behaviour. `undefined` for an operation that has neither behaviour nor example.
 */
export async function serve(world: World, operation: Operation, request: Request, path: Readonly<Record<string, unknown>>): Promise<Response | undefined> {
  const { id } = operation;
  const lang = languageOf(request);
  world.state.calls[id] = (world.state.calls[id] ?? 0) + 1;
  catchUp(world);

  const ordered = await orderedFault(world, id);
  if (ordered === 0) return Response.error();
  if (ordered !== undefined) return refuse(id, lang, { status: ordered });

  const token = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const visitor = operation.bearer === "ignored" || token === undefined ? undefined : visitorOf(world, token);
  if (visitor === undefined && (operation.bearer === "required" || (operation.bearer === "optional" && token !== undefined))) return refuse(id, lang, { status: 401 });

  const intake = await takeIn(operation, request, path);
  if (!intake.ok) return refuse(id, lang, intake);

  const example = exampleOf(id, 200, lang);
  const behave = behaviour[id] as AnyBehaviour | undefined;
  if (behave === undefined) return example === undefined ? undefined : answer(lang, 200, example);
  const { values, body } = intake;
  try {
    const given = await once({ world, id, visitor, values, body }, async () => behave({ world, lang: languageSpoken(world.state.speech, lang), query: values, path: values, body, example, visitor }));
    if (given.status !== 200) return refuse(id, lang, given);
    return isFile(given.body) ? attachment(lang, given.body) : answer(lang, 200, spoken(world.state.speech, lang, given.body));
  } catch (error) {
    console.error(`The behaviour of ${id} failed:`, error);
    return refuse(id, lang, { status: 500 });
  }
}

/** The status that was ordered for this call, after its delay; 0 stands for a lost connection. */
async function orderedFault(world: World, id: OperationId): Promise<number | undefined> {
  const { state } = world;
  const fault = state.faults.find(({ operationId, times }) => operationId === id && times > 0);
  if (fault === undefined) return undefined;
  fault.times -= 1;
  state.faults = state.faults.filter(({ times }) => times > 0);
  if (fault.delaySeconds > 0) await new Promise((resolve) => setTimeout(resolve, fault.delaySeconds * 1000));
  return fault.status === 200 ? undefined : fault.status;
}

/** A Problem in the caller's language: the contract's example, with whatever the refusal says more exactly. */
function refuse(id: OperationId, lang: Language, { status, message, code, fields, retryAfter }: { status: number } & Refusal): Response {
  const { fields: exampleFields, ...example } = refusalExample(id, status, lang);
  const listed = fields && Object.entries(fields).map(([field, words]) => ({ field, message: say(words, lang) }));
  const shown = listed ?? (message === undefined ? exampleFields : undefined);
  const problem: components["schemas"]["Problem"] = {
    ...example,
    ...(message && { message: say(message, lang) }),
    ...(code !== undefined && { code }),
    ...(shown !== undefined && shown.length > 0 && { fields: shown }),
  };
  return answer(lang, status, problem, retryAfter === undefined ? {} : { "retry-after": String(retryAfter) });
}

/** A file, to be saved under its name. Whoever shows it does so inside the portal: by itself it can run nothing. */
function attachment(lang: Language, { bytes, mimeType, fileName }: Attachment): Response {
  const plain = fileName.replaceAll(/[^ !#-[\]-~]/g, "_");
  return new Response(bytes, {
    headers: {
      "content-type": mimeType,
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed()).replaceAll("'", "%27")}`,
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "no-store",
      "content-language": lang,
      "x-content-type-options": "nosniff",
    },
  });
}

/** A JSON answer that nobody keeps: each one is for one person in one language. */
export const answer = (lang: Language, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { "cache-control": "no-store", "content-language": lang, "x-content-type-options": "nosniff", ...headers } });
