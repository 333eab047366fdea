import { exitWithError } from "./command.ts";

/**
 * Parses the URL of a server, the value of the argument `name`. Ends the process with 2 for another text. Also for a URL with
 * a user name or password, which is not repeated: `fetch` refuses it, and the command would print it. And for one with a query
 * or fragment when paths are appended to it (`isBase`).
 */
export function parseServerUrl(
  text: string,
  { name, example, isBase = false }: { name: string; example: string; isBase?: boolean },
): URL {
  const url = URL.parse(text);
  const isWebSocket = example.startsWith("ws");
  if (url === null || !(isWebSocket ? /^wss?:$/ : /^https?:$/).test(url.protocol)) {
    const given = text.includes("@") ? "" : `, not "${text}"`;
    exitWithError(`${name} needs a URL such as ${example}${given}.`, 2);
  }
  if (url.username + url.password !== "")
    exitWithError(`${name} needs a URL such as ${example}, without a user name and password.`, 2);
  if (isBase && url.search + url.hash !== "")
    exitWithError(`${name} needs a URL such as ${example}, without a query and fragment.`, 2);
  return url;
}
