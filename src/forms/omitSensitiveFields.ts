import type { RJSFSchema } from "@rjsf/utils";

/** Returns the values without the fields that the contract marks as `x-sensitive`, such as passwords and codes. */
export function omitSensitiveFields(schema: RJSFSchema, values: unknown): unknown {
  if (typeof values !== "object" || values === null || Array.isArray(values)) return values;
  const properties = (schema.properties ?? {}) as Readonly<Record<string, RJSFSchema & { "x-sensitive"?: boolean }>>;
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const property = properties[name];
      return property === undefined || property["x-sensitive"] === true
        ? []
        : [[name, omitSensitiveFields(property, value)]];
    }),
  );
}
