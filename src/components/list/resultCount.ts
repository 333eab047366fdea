import { useEffect } from "react";
import { proxy, useSnapshot } from "valtio";

/** The filters in force, by their names. */
type FilterValues = Readonly<Record<string, string>>;

const resultCountStore = proxy<{ list: string; count: number }>({ list: "", count: 0 });

/** A list by its name, as it is narrowed. */
const getListKey = (name: string, values: FilterValues): string =>
  name + JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Tells the filters above the list of that name how much there is by them, as soon as it has come. */
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

/** How much there is of a list by these filters; `undefined` until it has come. */
export function useResultCount(name: string, values: FilterValues): number | undefined {
  const found = useSnapshot(resultCountStore);
  return found.list === getListKey(name, values) ? found.count : undefined;
}
