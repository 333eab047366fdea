import type { User } from "../../src/auth/sessionStore.ts";

/** A citizen who acts for themselves, with the fields that every user has. */
export const sampleUser: User = {
  id: 7,
  name: "Aysel",
  surname: "Quliyeva",
  foreign: false,
  roles: [],
  language: { isoCode: "az" },
  manufacturers: [],
};
