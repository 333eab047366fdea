/** The statuses of a gateway, which no operation declares. */
const gatewayStatuses: readonly number[] = [502, 504];

/** Statuses with which a server or what is in front of it may answer any request. Only the server answers in JSON. */
const sharedStatuses: readonly number[] = [413, 429, 503];

/** Returns whether a response may be that of something in front of the server, which may answer any request with any body. */
export const isGatewayResponse = (status: number, headers: Headers): boolean =>
  gatewayStatuses.includes(status) || (sharedStatuses.includes(status) && !isJson(headers));

/** Returns whether a response is a page by its type, such as that of a proxy. */
export const isPage = (headers: Headers): boolean => /html|xml/i.test(headers.get("content-type") ?? "");

/** Returns whether a response is JSON by its type. */
export const isJson = (headers: Headers): boolean =>
  /^application\/(.+\+)?json\b/i.test(headers.get("content-type") ?? "");
