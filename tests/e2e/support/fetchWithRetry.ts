import type { APIResponse, Route } from "playwright-core";

/**
 * What the server answers to a request that a test holds, at its own address or another one. A connection that the server
 * had just closed for want of work is no answer: it is asked again, as a browser would.
 */
export const fetchWithRetry = (route: Route, url?: string): Promise<APIResponse> =>
  route.fetch({ maxRetries: 3, ...(url !== undefined && { url }) });
