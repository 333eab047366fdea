import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** The languages of the contract. */
const languages = parse(readFileSync(new URL("../schemas/Language.yaml", import.meta.url), "utf8")).enum;

/** Requires examples for every JSON body: one for each language when it contains localised text, otherwise one named default. */
export const examples = () => ({
  MediaType({ schema, examples: bodyExamples = {} }, { key, report, resolve, location }) {
    if (key !== "application/json") return;
    const isLocalised = containsLocalisedText(schema, resolve, location.source.absoluteRef);
    const missing = (isLocalised ? languages : ["default"]).filter((name) => !bodyExamples[name]);
    if (missing.length === 0) return;
    report({
      message: isLocalised
        ? `This body contains localised text, but has no example named ${missing.join(", ")}. Add one for each language.`
        : "This body has no example. Add one named default. For a body with x-localised text, add one for each language.",
      location: location.child("examples"),
    });
  },
});

/**
 * Returns whether a schema or a nested schema is marked x-localised. `file` is the file of the schema, for resolving `$ref`.
 * `seen` stops the recursion for recursive schemas.
 */
function containsLocalisedText(schema, resolve, file, seen = new Set()) {
  if (!schema || typeof schema !== "object" || seen.has(schema)) return false;
  seen.add(schema);
  if (schema["x-localised"]) return true;

  const nestedSchemas = [
    ...Object.values(schema.properties ?? {}),
    ...["allOf", "anyOf", "oneOf", "prefixItems"].flatMap((keyword) => schema[keyword] ?? []),
    schema.items,
    schema.additionalProperties,
  ];
  if (nestedSchemas.some((nested) => containsLocalisedText(nested, resolve, file, seen))) return true;
  if (!schema.$ref) return false;

  const target = resolve(schema, file);
  return containsLocalisedText(target.node, resolve, target.location?.source.absoluteRef ?? file, seen);
}
