import type { ChangeScope } from "./affectedOperations.ts";

type ExtensionChange = { from: unknown; to: unknown; isInRequest: boolean; isInResponse: boolean };

/**
 * Whether a change of an extension breaks a promise of the contract. Those without a rule promise nothing to a client.
 * What a request has to fulfil must not become stricter, what a response fulfils not weaker.
 */
const breakingRules: Readonly<Record<string, (change: ExtensionChange) => boolean>> = {
  "x-mayBeEmpty": ({ to }) => to === true,
  "x-proposed": ({ to }) => to === true,
  "x-sensitive": ({ to }) => to !== true,
  // What is personal must not become public, and what everybody may read must not become personal.
  "x-dataOf": ({ from }) => from !== undefined,
  "x-roles": ({ from, to }) =>
    to !== undefined && (from === undefined || splitRoles(from).some((role) => !splitRoles(to).includes(role))),
  "x-localised": ({ to, isInResponse }) => to !== true && isInResponse,
  "x-minDistinct": (change) => isLimitBroken(change, 0, (a, b) => a > b),
  "x-maxJsonLength": (change) => isLimitBroken(change, Infinity, (a, b) => a < b),
  "x-equalTo": (change) => isRelationBroken(change),
  "x-sumOf": (change) => isRelationBroken(change),
  "x-atLeast": (change) => isRelationBroken(change),
};

const splitRoles = (roles: unknown): string[] => String(roles).split(" ");

/** Returns whether a relation to a sibling field was added to a request, or taken from a response. */
const isRelationBroken = ({ from, to, isInRequest, isInResponse }: ExtensionChange): boolean =>
  (to !== undefined && isInRequest) || (from !== undefined && isInResponse);

/** Returns whether a limit became stricter in a request or weaker in a response. `none` is the value without a limit. */
function isLimitBroken(
  { from, to, isInRequest, isInResponse }: ExtensionChange,
  none: number,
  isStricter: (a: number, b: number) => boolean,
): boolean {
  const [before, after] = [Number(from ?? none), Number(to ?? none)];
  return (isInRequest && isStricter(after, before)) || (isInResponse && isStricter(before, after));
}

/** Returns whether a changed extension breaks clients, and a sentence that names it. */
export function judgeExtension({
  name,
  subject,
  from,
  to,
  scopes,
}: {
  name: string;
  subject: string;
  from: unknown;
  to: unknown;
  scopes: readonly ChangeScope[];
}): { isBreaking: boolean; message: string } {
  const isBreaking =
    breakingRules[name]?.({
      from,
      to,
      isInRequest: scopes.includes("request"),
      isInResponse: scopes.includes("response"),
    }) ?? false;
  return { isBreaking, message: `Extension ${name} of ${subject} ${describeValues(from, to)}.` };
}

/** Returns how a value changed, such as `changed from 4 to 6`. */
export function describeValues(from: unknown, to: unknown): string {
  if (from === undefined) return to === true ? "was added" : `was added: ${JSON.stringify(to)}`;
  if (to === undefined) return from === true ? "was removed" : `was removed: ${JSON.stringify(from)}`;
  return `changed from ${JSON.stringify(from)} to ${JSON.stringify(to)}`;
}
