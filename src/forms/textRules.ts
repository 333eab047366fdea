import type { RJSFSchema } from "@rjsf/utils";

/** A rule of a text: its JSON Schema keyword, and its name (`x-rule`) where the keyword occurs several times. */
export type TextRule = { keyword: string; ruleName?: string; pattern?: string; limit?: number };

/** Returns the rules of a text schema: minimum length, named patterns, minimum number of distinct characters. */
export function getTextRules(schema: RJSFSchema): TextRule[] {
  const { minLength, allOf = [] } = schema;
  const distinct = (schema as { "x-minDistinct"?: number })["x-minDistinct"];
  return [
    ...(minLength === undefined ? [] : [{ keyword: "minLength", limit: minLength }]),
    ...allOf.flatMap((subschema) => {
      const { pattern, "x-rule": ruleName } = subschema as { pattern?: string; "x-rule"?: string };
      return pattern === undefined || ruleName === undefined ? [] : [{ keyword: "pattern", ruleName, pattern }];
    }),
    ...(distinct === undefined ? [] : [{ keyword: "x-minDistinct", limit: distinct }]),
  ];
}

/** Returns whether a text satisfies a rule. Lengths count code points, as in JSON Schema. */
export function satisfiesRule(text: string, { keyword, pattern, limit = 0 }: TextRule): boolean {
  if (keyword === "minLength") return [...text].length >= limit;
  if (keyword === "x-minDistinct") return new Set(text).size >= limit;
  return pattern !== undefined && new RegExp(pattern, "u").test(text);
}
