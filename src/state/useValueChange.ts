import { useState } from "react";

/** Runs `onChange` during the render in which `value` first differs from the one before: no frame shows the old state. */
export function useValueChange<Value>(value: Value, onChange: () => void) {
  const [previous, setPrevious] = useState(value);
  if (Object.is(previous, value)) return;
  setPrevious(value);
  onChange();
}
