/** Returns a function that calls `create` once for each key, for what takes long to create, such as a formatter. */
export function createOnce<Key, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? create(key);
    values.set(key, value);
    return value;
  };
}
