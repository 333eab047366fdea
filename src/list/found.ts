import { useEffect } from "react";
import { proxy, useSnapshot } from "valtio";

/** The filters in force, by their names. */
type Values = Readonly<Record<string, string>>;

const store = proxy<{ values: string; count: number }>({ values: "", count: 0 });

const keyOf = (values: Values): string => JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Tells the filters above a list how much there is by them, as soon as it has come. */
export function useTellFound(values: Values, count: number): void {
  const key = keyOf(values);
  useEffect(() => {
    store.values = key;
    store.count = count;
    return () => {
      store.values = "";
    };
  }, [key, count]);
}

/** How much there is by these filters; `undefined` until the list has come. */
export function useFound(values: Values): number | undefined {
  const found = useSnapshot(store);
  return found.values === keyOf(values) ? found.count : undefined;
}
