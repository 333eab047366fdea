import type { RJSFSchema } from "@rjsf/utils";

/** One thing that a schema asks of a text: which keyword asks it, and its name where the keyword is used more than once. */
export type TextRule = { keyword: string; ruleName?: string; pattern?: string; limit?: number };

/** What a schema asks of a text, point by point: its least length, its named patterns, its least number of different characters. */
export function textRules(schema: RJSFSchema): TextRule[] {
  const { minLength, allOf = [] } = schema;
  const distinct = (schema as { "x-minDistinct"?: number })["x-minDistinct"];
  return [
    ...(minLength === undefined ? [] : [{ keyword: "minLength", limit: minLength }]),
    ...allOf.flatMap((part) => {
      const { pattern, "x-rule": ruleName } = part as { pattern?: string; "x-rule"?: string };
      return pattern === undefined || ruleName === undefined ? [] : [{ keyword: "pattern", ruleName, pattern }];
    }),
    ...(distinct === undefined ? [] : [{ keyword: "x-minDistinct", limit: distinct }]),
  ];
}

/** Whether a text fulfils a rule. Lengths are counted as the contract counts them: an emoji is one character. */
export function satisfiesRule(text: string, { keyword, pattern, limit = 0 }: TextRule): boolean {
  if (keyword === "minLength") return [...text].length >= limit;
  if (keyword === "x-minDistinct") return new Set(text).size >= limit;
  return pattern !== undefined && new RegExp(pattern, "u").test(text);
}
