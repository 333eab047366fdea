import { validate, type Settings } from "../generated/settings.js";

/** Checks what a `/config.json` holds and fills in what it leaves out. Throws an error that names the first wrong field. */
export function parseSettings(value: unknown): Settings {
  const filled: unknown = structuredClone(value);
  if (validate(filled)) return filled;
  const [problem] = validate.errors ?? [];
  const { additionalProperty, missingProperty } = problem?.params ?? {};
  const place = [...(problem?.instancePath.split("/").slice(1) ?? []), additionalProperty ?? missingProperty]
    .filter((part) => part !== undefined)
    .join(".");
  throw new Error(`/config.json: ${place || "the whole file"} ${problem?.message ?? "is not valid"}`);
}
