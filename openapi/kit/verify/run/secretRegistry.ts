/** A part of a text: without secrets, or the name of a secret that stands there. */
export type MaskedPart = { text: string } | { name: string };

/** The values of each name in the texts of one command, in their order. */
export type NamedValues = Map<string, readonly string[]>;

/** The secrets of a run, each with the name of an environment variable, so that reports never contain a secret. */
export type SecretRegistry = {
  /** Registers a secret and returns it. A secret of fewer than 12 characters is masked only as a separate word. */
  add: (name: string, value: string) => string;
  /** Registers the secrets of a response: the values of fields that are named after a token, and JSON Web Tokens anywhere. */
  addFromResponse: (text: string) => void;
  /**
   * Returns the parts of a text, with each secret as a part of its own. Another value of one name has the name with a number,
   * such as `CONTRACT_NEW_PASSWORD_2`: texts with the same `namedValues` have the same names.
   */
  split: (text: string, namedValues?: NamedValues) => readonly MaskedPart[];
  /** Returns a text with each secret replaced by `$NAME`. */
  mask: (text: string) => string;
};

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The fields of JSON that contain a token, and not its type or its time. */
const tokenFields = /"(\w*token(?!_?(?:type|expir|scope))\w*)"\s*:\s*"((?:[^"\\]|\\.)+)"/gi;

/** The names of the tokens of responses, until a check says what they are. */
const namesOfResponses = ["CONTRACT_GIVEN_TOKEN", "CONTRACT_REFRESH_TOKEN"];

/** Returns the name of a value, with a number when another value has the name already. */
function numberName(namedValues: NamedValues, name: string, value: string): string {
  const values = namedValues.get(name) ?? [];
  if (!values.includes(value)) namedValues.set(name, [...values, value]);
  const index = values.includes(value) ? values.indexOf(value) : values.length;
  return index === 0 ? name : `${name}_${index + 1}`;
}

/** Creates an empty registry. */
export function createSecretRegistry(): SecretRegistry {
  const secretsByForm = new Map<string, { name: string; value: string }>();
  /** The secrets by their first characters, which tokens have in common. */
  const valuesByStart = new Map<string, string[]>();
  /** Returns a pattern that matches these secrets, the longest first. */
  const createPattern = (values: readonly string[]): RegExp =>
    new RegExp(
      values
        .toSorted((a, b) => b.length - a.length)
        .map((value) => (value.length >= 12 ? escapeRegExp(value) : `(?<![\\w-])${escapeRegExp(value)}(?![\\w-])`))
        .join("|"),
      "g",
    );
  /** Names a secret in each form in which it stands in texts, URLs and JSON, unless it keeps the name that it has. */
  const register = (
    name: string,
    value: string,
    isReplaced: (known: string | undefined) => boolean = (known) => known === undefined,
  ): void => {
    if (value === "") return;
    for (const form of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])
      if (isReplaced(secretsByForm.get(form)?.name)) {
        const start = form.slice(0, 3);
        if (!secretsByForm.has(form)) valuesByStart.set(start, [...(valuesByStart.get(start) ?? []), form]);
        secretsByForm.set(form, { name, value });
      }
  };
  const secrets: SecretRegistry = {
    add: (name, value) => {
      register(name, value, (known) => known === undefined || namesOfResponses.includes(known));
      return value;
    },
    addFromResponse: (text) => {
      for (const [, field = "", value = ""] of text.matchAll(tokenFields))
        register(/refresh/i.test(field) ? "CONTRACT_REFRESH_TOKEN" : "CONTRACT_GIVEN_TOKEN", value);
      for (const [value] of text.matchAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g)) register("CONTRACT_GIVEN_TOKEN", value);
    },
    split: (text, namedValues = new Map()) => {
      // Most texts contain none of the hundreds of secrets of a run, and a pattern of all of them is slow.
      const values: string[] = [];
      for (const [start, startingValues] of valuesByStart)
        if (text.includes(start)) values.push(...startingValues.filter((value) => text.includes(value)));
      if (values.length === 0) return [{ text }];
      const parts: MaskedPart[] = [];
      let end = 0;
      for (const match of text.matchAll(createPattern(values))) {
        const { name = "", value = "" } = secretsByForm.get(match[0]) ?? {};
        parts.push({ text: text.slice(end, match.index) }, { name: numberName(namedValues, name, value) });
        end = match.index + match[0].length;
      }
      return [...parts, { text: text.slice(end) }];
    },
    mask: (text) =>
      secrets
        .split(text)
        .map((part) => ("text" in part ? part.text : `$${part.name}`))
        .join(""),
  };
  return secrets;
}
