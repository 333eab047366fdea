import { randomUUID } from "node:crypto";

// Node shares the locks of `navigator.locks` among all threads of a process: a test would wait while a test file in another
// thread refreshes its tokens, or has left a refresh unfinished. The name of this file's locks is its own.
if ("locks" in navigator) {
  const locks = (navigator as { locks: LockManager }).locks;
  const request = (Object.getPrototypeOf(locks) as { request: (...args: unknown[]) => unknown }).request;
  const prefix = randomUUID();
  Object.defineProperty(locks, "request", {
    configurable: true,
    value: (name: string, ...rest: unknown[]) => request.call(locks, `${prefix} ${name}`, ...rest),
  });
}
