import type { RJSFSchema } from "@rjsf/utils";

type Properties = Readonly<Record<string, RJSFSchema & { "x-sensitive"?: boolean }>>;

/** Returns whether a form has a field that the contract marks as `x-sensitive`, such as a password. */
export const hasSensitiveField = ({ properties = {} }: RJSFSchema): boolean =>
  Object.values(properties as Properties).some(
    (property) => property["x-sensitive"] === true || hasSensitiveField(property),
  );

/** Returns the values without the fields that the contract marks as `x-sensitive`, such as passwords and codes. */
export function omitSensitiveFields(schema: RJSFSchema, values: unknown): unknown {
  if (typeof values !== "object" || values === null || Array.isArray(values)) return values;
  const properties = (schema.properties ?? {}) as Properties;
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const property = properties[name];
      return property === undefined || property["x-sensitive"] === true
        ? []
        : [[name, omitSensitiveFields(property, value)]];
    }),
  );
}
