/** Returns the appeal id of a route parameter, or `undefined` for an invalid one, which needs no request. */
export function parseAppealId(param: string | undefined): number | undefined {
  return param !== undefined && /^[1-9]\d{0,14}$/.test(param) ? Number(param) : undefined;
}
