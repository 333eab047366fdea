import { useEffect } from "react";
import { proxy, useSnapshot } from "valtio";

/** The filters in force, by their names. */
type Values = Readonly<Record<string, string>>;

const store = proxy<{ list: string; count: number }>({ list: "", count: 0 });

/** A list by its name, as it is narrowed. */
const keyOf = (name: string, values: Values): string => name + JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Tells the filters above the list of that name how much there is by them, as soon as it has come. */
export function useTellFound(name: string, values: Values, count: number): void {
  const key = keyOf(name, values);
  useEffect(() => {
    store.list = key;
    store.count = count;
    return () => {
      store.list = "";
    };
  }, [key, count]);
}

/** How much there is of a list by these filters; `undefined` until it has come. */
export function useFound(name: string, values: Values): number | undefined {
  const found = useSnapshot(store);
  return found.list === keyOf(name, values) ? found.count : undefined;
}
