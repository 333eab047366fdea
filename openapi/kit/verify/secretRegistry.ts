/** Knows every secret of a run by the name of an environment variable, so that none is ever printed. */
export type SecretRegistry = {
  /** Learns a secret, and answers it. A short one could be an ordinary word, so it is known only where it stands alone. */
  add: (name: string, value: string) => string;
  /** Learns what is a secret by its look in a server's answer: whatever a field with "token" in its name says, and signed tokens anywhere. */
  addFromResponse: (text: string) => void;
  /** A text with each secret replaced by `$NAME`. */
  mask: (text: string) => string;
};

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** An empty set of secrets. */
export function createSecretRegistry(): SecretRegistry {
  const names = new Map<string, string>();
  const secrets: SecretRegistry = {
    add: (name, value) => {
      // The first name is the one that a person can set.
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
          (shown, [value, name]) =>
            value.length >= 12
              ? shown.replaceAll(value, `$${name}`)
              : shown.replaceAll(new RegExp(`(?<![\\w-])${escapeRegExp(value)}(?![\\w-])`, "g"), `$${name}`),
          text,
        ),
  };
  return secrets;
}
