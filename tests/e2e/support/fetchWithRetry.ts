import type { APIResponse, Route } from "playwright-core";

/**
 * Fetches the response for an intercepted request, from its own URL or another one. Retries when the server had just
 * closed an idle connection, as a browser does.
 */
export const fetchWithRetry = (route: Route, url?: string): Promise<APIResponse> =>
  route.fetch({ maxRetries: 3, ...(url !== undefined && { url }) });
