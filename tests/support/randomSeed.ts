// A run of chance begins anywhere, unless it is asked to begin where another one did: SEED=4711 npx vitest …
const requestedSeed = process.env["SEED"];
if (requestedSeed !== undefined && /^\d+$/.test(requestedSeed)) {
  // Fetched only then: most tests need nothing of it.
  const fc = await import("fast-check");
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(requestedSeed) });
}
