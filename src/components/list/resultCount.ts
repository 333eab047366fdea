import { useEffect } from "react";
import { proxy, useSnapshot } from "valtio";

/** Values of the applied filters by name. */
type FilterValues = Readonly<Record<string, string>>;

const resultCountStore = proxy<{ list: string; count: number }>({ list: "", count: 0 });

/** Returns a key that does not depend on the order of the filters. */
const getListKey = (name: string, values: FilterValues): string =>
  name + JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Publishes the number of results of a list for its filter bar, which is outside the query boundary. */
export function usePublishResultCount(name: string, values: FilterValues, count: number): void {
  const key = getListKey(name, values);
  useEffect(() => {
    resultCountStore.list = key;
    resultCountStore.count = count;
    return () => {
      resultCountStore.list = "";
    };
  }, [key, count]);
}

/** Returns the number of results of a list with these filters; `undefined` until the response arrives. */
export function useResultCount(name: string, values: FilterValues): number | undefined {
  const published = useSnapshot(resultCountStore);
  return published.list === getListKey(name, values) ? published.count : undefined;
}
