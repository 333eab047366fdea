import { validate, type Settings } from "../generated/settings.js";

/** Returns the content of a `/config.json` with its defaults filled in. Throws an error that names the first invalid field. */
export function parseSettings(value: unknown): Settings {
  const filled: unknown = structuredClone(value);
  if (validate(filled)) return filled;
  const [problem] = validate.errors ?? [];
  const { keyword = "", params = {} } = problem ?? {};
  const { additionalProperty, missingProperty } = params;
  const field = [...(problem?.instancePath.split("/").slice(1) ?? []), additionalProperty ?? missingProperty]
    .filter((name) => name !== undefined)
    .join(".");
  throw new Error(`/config.json: ${field || "the file"} breaks the rule ${keyword} ${JSON.stringify(params)}`);
}
