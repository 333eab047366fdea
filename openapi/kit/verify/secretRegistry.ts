/** The secrets of a run, each with the name of an environment variable, so that reports never contain a secret. */
export type SecretRegistry = {
  /** Registers a secret and returns it. A secret of fewer than 12 characters is masked only as a separate word. */
  add: (name: string, value: string) => string;
  /** Registers the secrets of a response: the values of fields with "token" in their name, and JSON Web Tokens anywhere. */
  addFromResponse: (text: string) => void;
  /** Returns a text with each secret replaced by `$NAME`. */
  mask: (text: string) => string;
};

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Creates an empty registry. */
export function createSecretRegistry(): SecretRegistry {
  const names = new Map<string, string>();
  const secrets: SecretRegistry = {
    add: (name, value) => {
      // The first name wins, because it is the variable that a user can set.
      if (value !== "")
        for (const form of [value, encodeURIComponent(value)]) if (!names.has(form)) names.set(form, name);
      return value;
    },
    addFromResponse: (text) => {
      for (const [, field = "", value = ""] of text.matchAll(/"(\w*token\w*)"\s*:\s*"((?:[^"\\]|\\.)+)"/gi))
        secrets.add(/refresh/i.test(field) ? "CONTRACT_REFRESH_TOKEN" : "CONTRACT_GIVEN_TOKEN", value);
      for (const [value] of text.matchAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g)) secrets.add("CONTRACT_GIVEN_TOKEN", value);
    },
    mask: (text) =>
      [...names]
        .toSorted(([a], [b]) => b.length - a.length)
        .reduce(
          (masked, [value, name]) =>
            value.length >= 12
              ? masked.replaceAll(value, `$${name}`)
              : masked.replaceAll(new RegExp(`(?<![\\w-])${escapeRegExp(value)}(?![\\w-])`, "g"), `$${name}`),
          text,
        ),
  };
  return secrets;
}
