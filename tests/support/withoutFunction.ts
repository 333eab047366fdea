/** Runs a task as a browser does that lacks a function, such as `any` of `AbortSignal`. */
export async function withoutFunction<T>(owner: object, name: string, task: () => T | Promise<T>): Promise<T> {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  if (descriptor === undefined) throw new Error(`no function ${name}`);
  Reflect.deleteProperty(owner, name);
  try {
    return await task();
  } finally {
    Object.defineProperty(owner, name, descriptor);
  }
}
