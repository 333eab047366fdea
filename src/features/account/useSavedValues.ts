import { useState } from "react";
import { useValueChange } from "../../state/useValueChange.ts";

/**
 * Returns the values that the server has, and a function that sets those that were saved. They stay until the server shows other
 * ones: it may not show them, and it may not be readable right after the save.
 */
export function useSavedValues<Values extends object>(
  shown: Values,
): readonly [values: Values, setSaved: (saved: Values) => void] {
  const [saved, setSaved] = useState<Values>();
  useValueChange(JSON.stringify(shown), () => setSaved(undefined));
  return [saved ?? shown, setSaved];
}
