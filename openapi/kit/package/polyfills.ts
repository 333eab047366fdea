/** Defines a function that Node 20 does not have. */
const define = (target: object, name: string, value: unknown): void => {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
};

define(URL, "parse", (text: string, base?: string): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null,
);
define(Map, "groupBy", <Key, Item>(items: Iterable<Item>, getKey: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
});
