import { getResponse, type RequestHandler } from "msw";
import { createContractAjv } from "../../codegen/ajv.ts";
import type { SuccessBody } from "../../mocks/behaviour/behaviour.ts";
import { operations } from "../../mocks/operations.ts";
import document from "../../mocks/generated/contract.json" with { type: "json" };
import type { OperationId } from "../../mocks/generated/requestValidators.js";
import { clientAddressHeader } from "../../mocks/handleOperation.ts";
import { createHandlers } from "../../mocks/handlers.ts";
import type { Language } from "../../mocks/store/localizedText.ts";
import { personas, type PersonaId } from "../../mocks/store/personas.ts";
import { createMockStore, type MockStore, type MockStoreOptions } from "../../mocks/store/mockStore.ts";
import type { Problem } from "../../src/generated/contract.d.ts";

/**
 * A request of a test. `rawBody` is sent unchanged; `formFields` becomes a multipart body; `token` is the bearer token.
 */
export type TestRequest = {
  formFields?: Readonly<Record<string, string | File>>;
  idempotencyKey?: string;
  ifMatch?: string;
  path?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  rawBody?: string;
  token?: string | undefined;
  lang?: Language;
  /** The address of the client, as the Node adapter passes it on. */
  clientAddress?: string;
};

/** A response that matches the contract. */
export type CheckedResponse<Id extends OperationId> = {
  status: number;
  headers: Headers;
  body: SuccessBody<Id> | Problem;
};

/** A mock backend that throws on each response that violates the contract. */
export type TestBackend = {
  store: MockStore;
  call: <Id extends OperationId>(id: Id, sent?: TestRequest) => Promise<CheckedResponse<Id>>;
  /** Signs a persona in and returns its tokens. */
  signIn: (persona: PersonaId) => Promise<{ token: string; refreshToken: string }>;
};

/** Session lifetimes that exceed each advance of the clock in tests. */
export const longLivedSessions = {
  accessTokenLifetimeSeconds: 99 * 86_400,
  refreshTokenLifetimeSeconds: 99 * 86_400,
  sessionLifetimeSeconds: 99 * 86_400,
} satisfies MockStoreOptions;

/** Creates a mock backend with its own store. Its clock stays at Friday noon in Baku until a test advances it. */
export function createTestBackend(options: MockStoreOptions = {}): TestBackend {
  const store = createMockStore({ now: () => Date.parse("2026-03-20T08:00:00Z"), seed: 7, ...options });
  const handlers = createHandlers(store);
  const call: TestBackend["call"] = async (id, sent) => checkResponse(id, await callHandlers(handlers, id, sent));
  let signIns = 0;

  const signIn: TestBackend["signIn"] = async (persona) => {
    const { signIn: method } = personas[persona];
    signIns += 1;
    return method.by === "password"
      ? expectOk(await call("signIn", { body: { username: method.email, password: method.password } }))
      : expectOk(
          await call("signInWithIdentity", {
            query: { code: `${persona}-${String(signIns).padStart(8, "0")}`, redirect: "http://localhost/asan-login" },
          }),
        );
  };
  return { store, call, signIn };
}

/** Sends a request to the handlers. */
export async function callHandlers(
  handlers: RequestHandler[],
  id: OperationId,
  {
    path = {},
    query = {},
    body,
    rawBody,
    formFields,
    idempotencyKey,
    ifMatch,
    token,
    lang,
    clientAddress,
  }: TestRequest = {},
): Promise<Response> {
  const operation = operations.find((operation) => operation.id === id);
  if (operation === undefined) throw new Error(`The contract has no ${id}`);
  const url = new URL(
    `http://localhost/api${operation.path.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(path[name])))}`,
  );
  for (const [name, value] of Object.entries({ ...query, ...(lang && { lang }) }))
    if (value !== undefined) url.searchParams.set(name, String(value));
  const content =
    rawBody ?? (formFields && toFormData(formFields)) ?? (body === undefined ? undefined : JSON.stringify(body));
  const request = new Request(url, {
    method: operation.method.toUpperCase(),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(clientAddress !== undefined && { [clientAddressHeader]: clientAddress }),
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      ...(ifMatch !== undefined && { "if-match": ifMatch }),
      ...(typeof content === "string" && { "content-type": "application/json" }),
    },
    ...(content !== undefined && { body: content }),
  });
  const response = await getResponse(handlers, request);
  if (response === undefined) throw new Error(`No handler responded to ${id}`);
  return response;
}

function toFormData(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const ajv = createContractAjv(document);
const operationObjects = new Map(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, call]) =>
        [
          call.operationId,
          {
            pointer: `contract#/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/${method}`,
            responses: call.responses as Record<string, { $ref?: string; content?: Record<string, object> }>,
          },
        ] as const,
    ),
  ),
);

/**
 * Validates a response against the contract: a declared status and a JSON body that matches its schema, or a file of a
 * declared type. Throws on a violation.
 */
export async function checkResponse<Id extends OperationId>(id: Id, response: Response): Promise<CheckedResponse<Id>> {
  const { status, headers } = response;
  const call = operationObjects.get(id);
  const declared = call?.responses[status];
  if (call === undefined || declared === undefined)
    throw new Error(`${id} responded with ${status}, which the contract does not declare`);
  const type = headers.get("content-type") ?? "";
  if (status === 200 && declared.content !== undefined && !("application/json" in declared.content)) {
    if (!(type in declared.content)) throw new Error(`${id} responded with a file of type ${type}`);
    return {
      status,
      headers,
      body: {
        bytes: new Uint8Array(await response.arrayBuffer()),
        mimeType: type,
        fileName: headers.get("content-disposition") ?? "",
      } as SuccessBody<Id>,
    };
  }
  const jsonType = status === 200 ? "application/json" : "application/problem+json";
  if (type !== jsonType) throw new Error(`${id} responded with ${type} instead of ${jsonType}`);
  const body: unknown = await response.json();
  const pointer = declared.$ref === undefined ? `${call.pointer}/responses/${status}` : `contract${declared.$ref}`;
  const check = ajv.getSchema(`${pointer}/content/application~1json/schema`);
  if (check === undefined) throw new Error(`${pointer} has no schema`);
  if (!check(body))
    throw new Error(
      `${id} ${status} violates the contract: ${ajv.errorsText(check.errors)}\n${JSON.stringify(body, null, 1)}`,
    );
  return { status, headers, body: body as CheckedResponse<Id>["body"] };
}

/** Returns the body of a successful response; throws on any other status. */
export function expectOk<Id extends OperationId>({ status, body }: CheckedResponse<Id>): SuccessBody<Id> {
  if (status !== 200) throw new Error(`Expected 200, got ${status}: ${JSON.stringify(body)}`);
  return body as SuccessBody<Id>;
}

/** Returns the Problem of an error response; throws on any other status. */
export function expectProblem(expectedStatus: number, { status, body }: CheckedResponse<OperationId>): Problem {
  if (status !== expectedStatus) throw new Error(`Expected ${expectedStatus}, got ${status}: ${JSON.stringify(body)}`);
  return body as Problem;
}

/** Returns the field names of a Problem, sorted. */
export const getProblemFields = ({ fields = [] }: Problem): string[] => fields.map(({ field }) => field).toSorted();
