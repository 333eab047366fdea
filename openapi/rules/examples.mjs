const languages = ["az", "ru", "en"];

/** Every body has examples: az, ru and en when it holds text in a language, otherwise one named default. A file has none: it cannot be written down. */
export const examples = () => ({
  MediaType({ schema, examples: given = {} }, { key, report, resolve, location }) {
    if (key !== "application/json") return;
    const isLocalised = holdsLocalisedText(schema, resolve, location.source.absoluteRef);
    const missing = (isLocalised ? languages : ["default"]).filter((name) => !given[name]);
    if (missing.length === 0) return;
    report({
      message: isLocalised
        ? `This body holds text in a language, but has no example in ${missing.join(", ")}. Add examples named az, ru and en.`
        : "This body has no example. Add one named default (text in a language is marked x-localised in its schema, then they are az, ru and en).",
      location: location.child("examples"),
    });
  },
});

/**
 * Whether a schema, or any schema inside it, is marked x-localised.
 * `file` is where the schema is written; `seen` ends schemas that contain themselves.
 */
function holdsLocalisedText(schema, resolve, file, seen = new Set()) {
  if (!schema || typeof schema !== "object" || seen.has(schema)) return false;
  seen.add(schema);
  if (schema["x-localised"]) return true;

  const inside = [
    ...Object.values(schema.properties ?? {}),
    ...["allOf", "anyOf", "oneOf", "prefixItems"].flatMap((word) => schema[word] ?? []),
    schema.items,
    schema.additionalProperties,
  ];
  if (inside.some((part) => holdsLocalisedText(part, resolve, file, seen))) return true;
  if (!schema.$ref) return false;

  const target = resolve(schema, file);
  return holdsLocalisedText(target.node, resolve, target.location?.source.absoluteRef ?? file, seen);
}
