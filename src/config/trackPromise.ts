/**
 * A promise that says what it came to in the way that React reads it, so that whoever uses it later is given that at once
 * instead of waiting for a moment, behind a fallback, for what is here.
 */
export function trackPromise<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => undefined,
  );
  return promise;
}
