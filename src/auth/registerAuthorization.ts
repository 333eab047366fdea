import type { Middleware } from "openapi-fetch";
import { client } from "../api/client.ts";
import { throwOffline } from "../api/failure.ts";
import { getSettings } from "../config/settings.ts";
import { hasStoredSession } from "./sessionStore.ts";

let loaded: Middleware | undefined;

const load = () => import("./authorization.ts").then(({ authorization }) => authorization);

/** Makes all later requests pass the middleware. Only `authorization.ts` calls it, when it is loaded. */
export function setAuthorization(authorization: Middleware): void {
  loaded = authorization;
}

/**
 * Loads the authorization with the first request that needs it. Those of a visitor without a session need none, except at a
 * gateway: the first view of the home page does without its modules. The first 401 of such a visitor loads it too, which says
 * that nobody is signed in.
 */
client.use({
  onRequest: (options) => (loaded === undefined ? loadAndAuthorize(options) : loaded.onRequest?.(options)),
  onResponse(options) {
    // The page shows its failure meanwhile.
    if (loaded === undefined && options.response.status === 401)
      void load().then((authorization) => authorization.onResponse?.(options), String);
    return loaded?.onResponse?.(options);
  },
});

async function loadAndAuthorize(options: Parameters<NonNullable<Middleware["onRequest"]>>[0]): Promise<Request | void> {
  if (getSettings().tokenStorage === "browser" && !hasStoredSession()) return undefined;
  const authorization = await load().catch(throwOffline);
  return (await authorization.onRequest?.(options)) as Request | void;
}
