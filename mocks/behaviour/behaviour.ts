import type { operations, Paging, ProblemCode } from "../../src/generated/contract.d.ts";
import { defaultPerPage } from "../../src/generated/perPage.ts";
import type { OperationId, SecuredOperationId } from "../generated/requestValidators.js";
import type { Language, LocalizedText } from "../store/localizedText.ts";
import type { Principal } from "../store/sessions.ts";
import type { MockStore } from "../store/mockStore.ts";

type Responses<Id extends OperationId> = operations[Id]["responses"];
type JsonBody<Message> = Message extends { content: { "application/json": infer Body } } ? Body : undefined;
type RequestBody<Message> = Message extends { content: { "multipart/form-data": infer Form } }
  ? Form
  : JsonBody<Message>;

/** A file as the body of a successful response. */
export type FileDownload = { bytes: Uint8Array<ArrayBuffer>; mimeType: string; fileName: string };

/** The JSON body of the operation's successful response, or its file. */
export type SuccessBody<Id extends OperationId> = Responses<Id>[200] extends {
  content: { "application/json": infer Body };
}
  ? Body
  : Responses<Id>[200] extends { content: object }
    ? FileDownload
    : undefined;

/**
 * An error response with texts in all languages. Members that are absent come from the contract's example of that
 * status.
 */
export type ProblemOverrides = {
  message?: LocalizedText;
  /** A stable error code that the portal can handle. */
  code?: ProblemCode;
  /** The error message of each invalid field of the body. */
  fields?: Readonly<Record<string, LocalizedText>>;
  /** The value of the `Retry-After` header, in seconds. */
  retryAfterSeconds?: number;
};

/** A response that the contract declares for an operation. */
type OperationResponse<Id extends OperationId> =
  | { status: 200; body: SuccessBody<Id> }
  | { [Status in Exclude<keyof Responses<Id>, 200>]: { status: Status } & ProblemOverrides }[Exclude<
      keyof Responses<Id>,
      200
    >];

/** The parameters of a handler: a valid request with its defaults and the signed-in user. */
type OperationContext<Id extends OperationId> = {
  store: MockStore;
  lang: Language;
  query: NonNullable<operations[Id]["parameters"]["query"]>;
  pathParams: operations[Id]["parameters"]["path"];
  body: RequestBody<operations[Id]["requestBody"]>;
  /** The contract's example of the successful response, in the language of the request. Handlers use its messages. */
  example: SuccessBody<Id>;
  /** The address of the client; empty in the browser, which has one client. */
  clientAddress: string;
} & (Id extends SecuredOperationId ? { principal: Principal } : { principal?: Principal });

/** The handlers by operation id. An operation that is not in the contract does not compile. */
export type Behaviour = {
  [Id in OperationId]?: (call: OperationContext<Id>) => OperationResponse<Id> | Promise<OperationResponse<Id>>;
};

/** Returns a successful response. */
export const ok = <Body>(body: Body): { status: 200; body: Body } => ({ status: 200, body });

/** Returns one page of a list. The default page and size are those of the contract. */
export function paginate<Item>(
  items: readonly Item[],
  { page = 1, perPage = defaultPerPage }: { page?: number; perPage?: number },
): Paging & { items: Item[] } {
  return { page, perPage, total: items.length, items: items.slice((page - 1) * perPage, page * perPage) };
}
