/** A part of a text: without secrets, or the name of a secret that stands there. */
export type MaskedPart = { text: string } | { name: string };

/** The secrets of a run, each with the name of an environment variable, so that reports never contain a secret. */
export type SecretRegistry = {
  /** Registers a secret and returns it. A secret of fewer than 12 characters is masked only as a separate word. */
  add: (name: string, value: string) => string;
  /** Registers the secrets of a response: the values of fields with "token" in their name, and JSON Web Tokens anywhere. */
  addFromResponse: (text: string) => void;
  /** Returns the parts of a text, with each secret as a part of its own. */
  split: (text: string) => readonly MaskedPart[];
  /** Returns a text with each secret replaced by `$NAME`. */
  mask: (text: string) => string;
};

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The names of the tokens of responses, until a check says what they are. */
const namesOfResponses = ["CONTRACT_GIVEN_TOKEN", "CONTRACT_REFRESH_TOKEN"];

/** Creates an empty registry. */
export function createSecretRegistry(): SecretRegistry {
  const names = new Map<string, string>();
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
      if (isReplaced(names.get(form))) {
        const start = form.slice(0, 3);
        if (!names.has(form)) valuesByStart.set(start, [...(valuesByStart.get(start) ?? []), form]);
        names.set(form, name);
      }
  };
  const secrets: SecretRegistry = {
    add: (name, value) => {
      register(name, value, (known) => known === undefined || namesOfResponses.includes(known));
      return value;
    },
    addFromResponse: (text) => {
      for (const [, field = "", value = ""] of text.matchAll(/"(\w*token\w*)"\s*:\s*"((?:[^"\\]|\\.)+)"/gi))
        register(/refresh/i.test(field) ? "CONTRACT_REFRESH_TOKEN" : "CONTRACT_GIVEN_TOKEN", value);
      for (const [value] of text.matchAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g)) register("CONTRACT_GIVEN_TOKEN", value);
    },
    split: (text) => {
      // Most texts contain none of the hundreds of secrets of a run, and a pattern of all of them is slow.
      const values: string[] = [];
      for (const [start, startingValues] of valuesByStart)
        if (text.includes(start)) values.push(...startingValues.filter((value) => text.includes(value)));
      if (values.length === 0) return [{ text }];
      const parts: MaskedPart[] = [];
      let end = 0;
      for (const match of text.matchAll(createPattern(values))) {
        parts.push({ text: text.slice(end, match.index) }, { name: names.get(match[0]) ?? "" });
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
