/** The oldest version of each browser that the portal supports: the target of the build. */
export const oldestBrowsers: Readonly<Record<string, string>> = {
  chrome: "111",
  edge: "111",
  firefox: "115",
  safari: "16.4",
  ios: "16.4",
};

/**
 * Functions that all of these browsers have and the portal cannot do without. Without one of them, index.html says that the
 * browser is too old, and the portal does not start. The portal replaces newer functions, such as `AbortSignal.any`.
 * Safari got `CompressionStream` together with syntax of the entry script (class static blocks), which no script can ask for.
 */
export const necessaryFunctions: readonly string[] = [
  "AbortSignal.timeout",
  "Array.prototype.findLast",
  "Array.prototype.toReversed",
  "Array.prototype.toSorted",
  "CompressionStream",
  "Object.hasOwn",
  "String.prototype.replaceAll",
  "structuredClone",
];
