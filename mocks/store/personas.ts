/** How a persona gets in: over the state identity, whose stand-in hands out codes for them, or with e-mail and password. */
export type SignInMethod = { by: "identity" } | { by: "password"; email: string; password: string };

/** One of the people who live in every new world, so that each rule of the portal can be met by name. */
export type Persona = { id: string; name: string; signIn: SignInMethod };

const identity = { by: "identity" } as const;

/** The people of the sample world, by what they are good for. All of them are invented. */
export const personas = {
  /** Acts for nobody else. */
  citizen: { id: "citizen", name: "Aysel Quliyeva", signIn: identity },
  /** May act for three organisations and has not said for which. */
  representative: { id: "representative", name: "İlqar Məmmədov", signIn: identity },
  /** Acts for one organisation from the start, and reads Russian. */
  director: { id: "director", name: "Nazlı İsmayılova", signIn: identity },
  /** Works for the service itself. */
  admin: { id: "admin", name: "Rövşən Kərimli", signIn: identity },
  /** A foreign organisation's representative, who reads English. */
  foreign: {
    id: "foreign",
    name: "Emma Lindqvist",
    signIn: { by: "password", email: "emma.lindqvist@nordvik.example", password: "Şəffaf-Bazar-2026" },
  },
  /** Registered, but has not yet given back the code from the e-mail. */
  unverified: {
    id: "unverified",
    name: "Lukas Brandt",
    signIn: { by: "password", email: "lukas.brandt@kornhaus.example", password: "Ganz+Klarer-Preis-31" },
  },
  /** Signs in like a citizen, but the session can never be renewed. */
  expired: { id: "expired", name: "Pərvanə Cəfərli", signIn: identity },
  /** Takes privileges along to the other portal. */
  privileged: { id: "privileged", name: "Tural Şıxəliyev", signIn: identity },
} as const satisfies Record<string, Persona>;

/** A persona by name. */
export type PersonaId = keyof typeof personas;

/** The activation code that waits in the outbox for the persona who has not confirmed their address. */
export const unverifiedActivationCode = "482913";

/** Whether a word names a persona. */
export const isPersonaId = (word: string): word is PersonaId => Object.hasOwn(personas, word);
