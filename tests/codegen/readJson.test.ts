import { expect, it } from "vitest";
import { parseJson } from "../../codegen/readJson.ts";

it.each([
  ["a missing opening quote", ["{", ' "a": "x",', ' "b": Text",', ' "c": "y"', "}"], 3, "Unexpected token 'T'"],
  ["a missing text", ["{", ' "a": ,', ' "b": "x"', "}"], 2, "Unexpected token ','"],
  ["a missing comma", ["{", ' "a": "x"', ' "b": "y"', "}"], 3, "Expected ',' or '}'"],
  ["a missing closing brace", ["{", ' "a": "x"'], 2, "Expected ',' or '}'"],
  ["a text that ends too early", ["{", ' "a":', "", ""], 2, "Unexpected end of JSON input"],
  ["no text", [""], 1, "Unexpected end of JSON input"],
])("%s is named in one line, with its file and line", (_fault, lines, line, message) => {
  const parse = (): unknown => parseJson("locales/az.json", lines.join("\n"));
  expect(parse).toThrow(`locales/az.json:${line}: ${message}`);
  expect(parse).toThrow(/^.*$/);
});
