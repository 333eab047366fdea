/** The number of an appeal as an address says it; `undefined` for what is no such number, which nobody has to be asked about. */
export function parseAppealId(param: string | undefined): number | undefined {
  return param !== undefined && /^[1-9]\d{0,14}$/.test(param) ? Number(param) : undefined;
}
