import { useEffect, useState } from "react";

/** The value as it was once it had not changed for `pause` milliseconds. */
export function useDelayed<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
