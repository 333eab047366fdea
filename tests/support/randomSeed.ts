// Sets the seed of fast-check when SEED is set, to reproduce a failed run: SEED=4711 npx vitest …
const requestedSeed = process.env["SEED"];
if (requestedSeed !== undefined && /^\d+$/.test(requestedSeed)) {
  // Imported only here, because most tests do not use fast-check.
  const fc = await import("fast-check");
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(requestedSeed) });
}
