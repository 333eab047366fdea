/*
 * How a server of a style writes what it knows: JSON written by hand, from the specification alone.
 */
import type { SpecificationStyle } from "./specificationStyles.ts";

/** A JSON value. Fields that are `undefined` are absent. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json | undefined };

/** The status and the body of a response. A text without a type is sent as JSON; no body is `undefined`. */
export type Reply = { status: number; body?: Json | undefined; contentType?: "text/html" };

/** An account of the server. */
export type SpecifiedAccount = {
  username: string;
  password: string;
  name: string;
  surname: string;
  isForeign: boolean;
  role: string;
  hasPrivileges: boolean;
  language: string;
  isActive: boolean;
  organisations: {
    name: string;
    voen: string;
    positionName?: string;
    certNumber: string;
    isSelected: boolean;
  }[];
  unreadCount: number;
};

/** The message of every successful command of the styles that send one. */
export const commandMessage = "Əməliyyat yerinə yetirildi";

/** The functions that write the responses of a style. */
export type SpecificationEncoder = {
  /** An id that the specification names. */
  id: (index: number) => Json;
  /** An id that the specification does not name. */
  unnamedId: (index: number) => { id?: Json };
  /** A field without a value. */
  empty: (name: string) => { [name: string]: Json };
  /** Roles or privileges. */
  roles: (names: readonly string[]) => Json;
  object: (object: Json) => Json;
  list: (list: readonly Json[]) => Json;
  count: (count: number) => Json;
  command: () => Reply;
  /** An error, whose body the specification does not show. */
  error: (status: number, message: string) => Reply;
  /** The refusal of a code. */
  refusal: (message: string) => Reply;
  /** The response to a call that the server does not have. */
  missing: (path: string) => Reply;
  /** Tokens in a response that the specification does not show. */
  tokens: (token: string, refreshToken: string) => Json;
  user: (account: SpecifiedAccount, index: number) => Json;
  /** The response to `POST /possessors/public`. */
  possessor: (index: number) => Reply;
  /** The time of a notification, which the specification does not name. */
  time: (index: number) => { createdAt?: Json };
};

/** Returns the functions that write the responses of a style. */
export function createSpecificationEncoder(style: SpecificationStyle): SpecificationEncoder {
  const id = (index: number): Json =>
    ({
      number: index,
      text: String(index),
      UUID: `5f0c1d9e-8a77-4b7e-9c55-${String(index).padStart(12, "0")}`,
      absent: index,
    })[style.id];
  const empty = (name: string): { [name: string]: Json } =>
    ({ absent: {}, null: { [name]: null }, "an empty text": { [name]: "" } })[style.empty];
  const unnamedId = (index: number): { id?: Json } => (style.id === "absent" ? empty("id") : { id: id(index) });
  const encodeOrganisation = (organisation: SpecifiedAccount["organisations"][number], index: number): Json => ({
    id: id(501 + index),
    name: organisation.name,
    voen: organisation.voen,
    ...(organisation.positionName === undefined ? empty("positionName") : { positionName: organisation.positionName }),
    selectedCertNumber: organisation.certNumber,
    ...(organisation.isSelected ? { selected: true } : empty("selected")),
  });
  const error = (status: number, message: string): Reply =>
    ({
      message: { status, body: { message } },
      "without a body": { status },
      "problem details": { status, body: { type: "about:blank", title: "Error", status, detail: message } },
      "message in error": { status, body: { error: { code: "E-1", message } } },
      HTML: { status, body: `<html><body><h1>HTTP ${status}</h1></body></html>`, contentType: "text/html" as const },
    })[style.error];
  const refusal = (message: string): Reply => {
    if (style.refusal !== "200 with success false") return error(Number(style.refusal), message);
    const { body } = error(200, message);
    return { status: 200, body: { success: false, ...(typeof body === "object" && body) } };
  };
  const roles = (names: readonly string[]): Json =>
    style.roles === "texts" ? names : names.map((authority) => ({ authority }));
  const object = (content: Json): Json =>
    ({ bare: content, data: { data: content }, "own name": { status: 200, response: content } })[style.envelope];
  return {
    id,
    empty,
    unnamedId,
    roles,
    object,
    list: (list) =>
      ({
        bare: list,
        items: { items: list },
        content: { content: list, totalElements: list.length, totalPages: 1, size: 10, number: 0 },
        "data and total": { data: list, total: list.length },
        "data and content": { data: { content: list, totalElements: list.length } },
        results: { results: list },
      })[style.list],
    count: (count) =>
      ({ number: count, text: String(count), "count in an object": { count }, "data in an object": { data: count } })[
        style.count
      ],
    command: () =>
      ({
        "200 with a message": { status: 200, body: { message: commandMessage } },
        "200 without a body as text/html": { status: 200, body: "", contentType: "text/html" as const },
        "204": { status: 204 },
        "200 {}": { status: 200, body: {} },
        "200 null": { status: 200, body: null },
        "200 true": { status: 200, body: true },
        "201 with a message": { status: 201, body: { message: commandMessage } },
        "202 null": { status: 202, body: null },
      })[style.command],
    error,
    refusal,
    missing: (path) =>
      ({
        "without a body": { status: 404 },
        HTML: {
          status: 404,
          body: "<html><body><h1>404 Not Found</h1></body></html>",
          contentType: "text/html" as const,
        },
        JSON: { status: 404, body: { timestamp: 1_774_000_800_000, status: 404, error: "Not Found", path } },
      })[style.missing],
    tokens: (token, refreshToken) =>
      object(
        {
          token: { token, refreshToken },
          accessToken: { accessToken: token, refreshToken },
          access_token: { access_token: token, refresh_token: refreshToken },
        }[style.tokens],
      ),
    user: (account, index) =>
      object({
        ...unnamedId(index),
        name: account.name,
        surname: account.surname,
        ...(account.isForeign ? { foreign: true } : empty("foreign")),
        ...empty("pin"),
        ...empty("email"),
        roles: roles([account.role]),
        ...(style.language === "absent"
          ? empty("language")
          : {
              language: {
                object: { isoCode: account.language },
                code: account.language,
                "capitals in an object": { isoCode: account.language.toUpperCase() },
                capitals: account.language.toUpperCase(),
              }[style.language],
            }),
        ...(account.organisations.length === 0
          ? empty("manufacturers")
          : { manufacturers: account.organisations.map(encodeOrganisation) }),
      }),
    possessor: (index) =>
      ({
        object: { status: 200, body: object({ id: id(index) }) },
        id: { status: 200, body: id(index) },
        "without a body": { status: 200 },
        "an empty object": { status: 200, body: {} },
      })[style.possessor],
    time: (index) =>
      ({
        absent: empty("createdAt"),
        ISO: { createdAt: `2026-03-2${index}T10:00:00.000Z` },
        milliseconds: { createdAt: 1_774_000_800_000 + index },
      })[style.date],
  };
}
