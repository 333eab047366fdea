/** The sign-in method of a persona: a code of the state identity stub, or e-mail and password. */
type SignInMethod = { by: "identity" } | { by: "password"; email: string; password: string };

/** A user that each new store contains, for one rule of the portal. */
export type Persona = { id: string; name: string; signIn: SignInMethod };

const identity = { by: "identity" } as const;

/** The personas, by the rule that they cover. All names are fictitious. */
export const personas = {
  /** Represents no organisation. */
  citizen: { id: "citizen", name: "Aysel Quliyeva", signIn: identity },
  /** May represent three organisations and has selected none. */
  representative: { id: "representative", name: "İlqar Məmmədov", signIn: identity },
  /** Represents one organisation by default and uses Russian. */
  director: { id: "director", name: "Nazlı İsmayılova", signIn: identity },
  /** Works for the agency. */
  admin: { id: "admin", name: "Rövşən Kərimli", signIn: identity },
  /** Represents a foreign organisation and uses English. */
  foreign: {
    id: "foreign",
    name: "Emma Lindqvist",
    signIn: { by: "password", email: "emma.lindqvist@nordvik.example", password: "Şəffaf-Bazar-2026" },
  },
  /** Registered, but has not confirmed the e-mail address. */
  unverified: {
    id: "unverified",
    name: "Lukas Brandt",
    signIn: { by: "password", email: "lukas.brandt@kornhaus.example", password: "Ganz+Klarer-Preis-31" },
  },
  /** Signs in like a citizen, but each token refresh is rejected. */
  expired: { id: "expired", name: "Pərvanə Cəfərli", signIn: identity },
  /** Has privileges in the other portal. */
  privileged: { id: "privileged", name: "Tural Şıxəliyev", signIn: identity },
} as const satisfies Record<string, Persona>;

/** The id of a persona. */
export type PersonaId = keyof typeof personas;

/** The activation code of the persona with an unconfirmed e-mail address. */
export const unverifiedActivationCode = "482913";

/** Returns true if a text is the id of a persona. */
export const isPersonaId = (word: string): word is PersonaId => Object.hasOwn(personas, word);
