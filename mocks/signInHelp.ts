import { personas, type Persona } from "./store/personas.ts";

const formatPersonas = (method: Persona["signIn"]["by"]): string =>
  Object.values<Persona>(personas)
    .filter(({ signIn }) => signIn.by === method)
    .map(({ id, name, signIn }) => {
      const credentials = signIn.by === "password" ? `: ${signIn.email} / ${signIn.password}` : "";
      return `  ${id.padEnd(15)} ${name}${credentials}`;
    })
    .join("\n");

/** The personas and how to sign in as each, for the console. */
export const signInHelp = `Sign in with the state identity (the button "Daxil ol") as:
${formatPersonas("identity")}
or, under "Xarici təşkilatlar", with e-mail and password as:
${formatPersonas("password")}`;

/** How to sign in with another backend, for the console. */
export const otherBackendSignInHelp = `Sign in by e-mail with an account of this backend. The state identity is the stub of this server, whose codes only a mock
backend and Prism accept; public/config.json may name another one (identityLoginUrl).`;
