import { useState } from "react";

/** Runs `onChange` during the render in which `value` changes, so that no frame shows state of the previous value. */
export function useValueChange<Value>(value: Value, onChange: () => void) {
  const [previous, setPrevious] = useState(value);
  if (Object.is(previous, value)) return;
  setPrevious(value);
  onChange();
}
