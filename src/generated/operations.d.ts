// Generated from openapi/. Do not edit.

/**
 * The shape of a value: a scalar kind, `#Name` of a named shape, a list or a map of one shape, either of several shapes,
 * or the fields of an object. A field whose name ends with a question mark is optional.
 */
export type Shape = string | readonly ["list" | "map" | "either", ...Shape[]] | { readonly [field: string]: Shape };

/**
 * Whether an operation needs a bearer token, accepts one, or takes none: the contract's `security`. `open` accepts one, and
 * is a read that the contract only proposes.
 */
export type BearerAuth = "required" | "optional" | "open" | "none";

/**
 * An operation of the contract. `path` is its template below the API base. `shape` is that of its JSON response, or null
 * when it returns a file. `mayBeEmpty` marks a response whose body nothing reads.
 */
export type OperationRow = readonly [
  method: string,
  path: string,
  bearerAuth: BearerAuth,
  shape: Shape | null,
  mayBeEmpty?: "mayBeEmpty",
];

/** The named shapes of the responses that the home page reads in its first view. */
export declare const firstShapes: Readonly<Record<string, Shape>>;

/** Every operation of the contract. */
export declare const operations: readonly OperationRow[];
