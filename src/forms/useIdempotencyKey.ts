import { useRef } from "react";
import { createId } from "../config/createId.ts";

/**
 * Returns a function that returns the Idempotency-Key of a request: the same one until the values change, so that a repeated
 * request is not processed twice. The key is kept as long as the component, unlike that of a stored draft
 * (`getIdempotencyKey`).
 */
export function useIdempotencyKey(): (values: unknown) => string {
  const last = useRef<{ values: string; key: string }>(undefined);
  return (values) => {
    const serialized = JSON.stringify(values);
    if (last.current?.values !== serialized) last.current = { values: serialized, key: createId() };
    return last.current.key;
  };
}
