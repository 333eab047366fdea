// Generated from openapi/. Do not edit.

/**
 * What a value has to be: a kind of simple value, `#Name` of another shape, a list or a map of one shape, either of several,
 * or an object by its fields. A field whose name ends with a question mark may be absent.
 */
export type Shape = string | readonly ["list" | "map" | "either", ...Shape[]] | { readonly [field: string]: Shape };

/** The shapes that have a name. */
export declare const shapes: Readonly<Record<string, Shape>>;

/** For each call: method, path below the API base, shape of the answer, and true where nobody needs the answer. */
export declare const answers: readonly (readonly [method: string, path: string, shape: Shape, mayBeEmpty?: true])[];
