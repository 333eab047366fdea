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
