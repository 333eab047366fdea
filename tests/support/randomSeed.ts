// A run of chance begins anywhere, unless it is asked to begin where another one did: SEED=4711 npx vitest …
const asked = process.env["SEED"];
if (asked !== undefined && /^\d+$/.test(asked)) {
  // Fetched only then: most tests need nothing of it.
  const fc = await import("fast-check");
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(asked) });
}
