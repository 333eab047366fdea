import type { components, operations } from "../../src/generated/contract.d.ts";
import type { OperationId, SecuredId } from "../generated/requests.js";
import type { Language, LocalizedText } from "../store/localizedText.ts";
import type { Principal } from "../store/sessions.ts";
import type { MockStore } from "../store/mockStore.ts";

type Responses<Id extends OperationId> = operations[Id]["responses"];
type JsonBody<Message> = Message extends { content: { "application/json": infer Body } } ? Body : undefined;
type RequestBody<Message> = Message extends { content: { "multipart/form-data": infer Form } }
  ? Form
  : JsonBody<Message>;

/** A file as a good answer. */
export type FileDownload = { bytes: Uint8Array<ArrayBuffer>; mimeType: string; fileName: string };

/** The body of a call's good answer, or the file that it is. */
export type SuccessBody<Id extends OperationId> = Responses<Id>[200] extends {
  content: { "application/json": infer Body };
}
  ? Body
  : Responses<Id>[200] extends { content: object }
    ? FileDownload
    : undefined;

/**
 * A refusal, in all languages at once. Whatever is left out is taken from the contract's example of that status, so most
 * refusals are a status and nothing else.
 */
export type ProblemOverrides = {
  message?: LocalizedText;
  /** A fixed word that the portal can act on. */
  code?: string;
  /** What is wrong with which field of the body. */
  fields?: Readonly<Record<string, LocalizedText>>;
  /** Seconds to wait before the next attempt. */
  retryAfterSeconds?: number;
};

/** An answer that the contract declares for a call. */
export type OperationResponse<Id extends OperationId> =
  | { status: 200; body: SuccessBody<Id> }
  | { [Status in Exclude<keyof Responses<Id>, 200>]: { status: Status } & ProblemOverrides }[Exclude<
      keyof Responses<Id>,
      200
    >];

/** One call that kept the contract's rules: checked, with defaults, and with whoever is signed in. */
export type OperationContext<Id extends OperationId> = {
  store: MockStore;
  lang: Language;
  query: NonNullable<operations[Id]["parameters"]["query"]>;
  pathParams: operations[Id]["parameters"]["path"];
  body: RequestBody<operations[Id]["requestBody"]>;
  /** The contract's example of the good answer in the call's language, for the sentences in it. */
  example: SuccessBody<Id>;
} & (Id extends SecuredId ? { principal: Principal } : { principal?: Principal });

/** What the service does, call by call. A call that the contract does not have does not compile. */
export type Behaviour = {
  [Id in OperationId]?: (call: OperationContext<Id>) => OperationResponse<Id> | Promise<OperationResponse<Id>>;
};

/** A good answer. */
export const ok = <Body>(body: Body): { status: 200; body: Body } => ({ status: 200, body });

/** One page of a list; page and size as the contract defaults them. */
export function paginate<Item>(
  items: readonly Item[],
  { page = 1, perPage = 10 }: { page?: number; perPage?: number },
): components["schemas"]["Paging"] & { items: Item[] } {
  return { page, perPage, total: items.length, items: items.slice((page - 1) * perPage, page * perPage) };
}
