import type { ChangeScope } from "./affectedOperations.ts";
import type { OpenApiDocument } from "./document.ts";
import { describeValues, judgeExtension } from "./judgeExtension.ts";
import { parsePointer, resolvePointer } from "./pointer.ts";

/** A place in one version of the contract, with the value there. */
type RedoclyLocation = { pointer: string; value?: unknown };

/** A change as `redocly diff --format json` reports it. */
export type RedoclyChange = {
  path: string;
  typeName: string;
  kind: "added" | "removed" | "modified";
  property?: string;
  impact: "major" | "minor" | "patch";
  verdicts: readonly { message: string }[];
  base?: RedoclyLocation;
  revision?: RedoclyLocation;
};

/** The contract before and after the change. */
type Versions = readonly [before: OpenApiDocument, after: OpenApiDocument];

/** Whether a change breaks clients, and a sentence that describes it, where that of Redocly is not enough. */
type Verdict = { isBreaking: boolean; message?: string };

/**
 * Returns whether a change breaks clients. Redocly judges it, except where it is too strict for a client that accepts
 * unknown fields and handles any failure of a server, and where it does not know the meaning: defaults and our extensions.
 */
export function judgeChange(change: RedoclyChange, scopes: readonly ChangeScope[], versions: Versions): Verdict {
  const { kind, property = "", base, revision, impact } = change;
  const isModified = kind === "modified";
  if (isModified && property.startsWith("x-"))
    return judgeExtension({
      name: property,
      subject: getSubject(change, versions),
      from: base?.value,
      to: revision?.value,
      scopes,
    });
  if (isModified && property === "default") return judgeDefault(change, scopes, versions);
  const isHarmless =
    isServerFaultRemoved(change) ||
    isOptionalPropertyRemoved(change, versions[0]) ||
    (isModified && property === "additionalProperties" && areUnknownFieldsAllowed(change));
  return { isBreaking: impact === "major" && !isHarmless };
}

/** A request without the value now means something else. The default of a response changes nothing that is sent. */
function judgeDefault(change: RedoclyChange, scopes: readonly ChangeScope[], versions: Versions): Verdict {
  const [from, to] = [change.base?.value, change.revision?.value];
  return {
    isBreaking: from !== undefined && scopes.includes("request"),
    message: `Default of ${getSubject(change, versions)} ${describeValues(from, to)}.`,
  };
}

/** No client relies on a server that fails, and every client has to expect that one does. */
const isServerFaultRemoved = ({ typeName, kind, property, base, revision }: RedoclyChange): boolean =>
  typeName === "Response" &&
  isServerFault(base) &&
  (kind === "removed" || (kind === "modified" && property === "key" && isServerFault(revision)));

const isServerFault = (location: RedoclyLocation | undefined): boolean =>
  /^5(\d\d|XX)$/.test(parsePointer(location?.pointer ?? "").at(-1) ?? "");

/** A client had to work without an optional field before. The fields of a request may be sent further on. */
function isOptionalPropertyRemoved({ kind, base }: RedoclyChange, before: OpenApiDocument): boolean {
  if (kind !== "removed" || base === undefined) return false;
  const [, schemaPointer, name] = /^(.*)\/properties\/([^/]+)$/.exec(base.pointer) ?? [];
  if (schemaPointer === undefined || name === undefined) return false;
  const schema = resolvePointer(before, schemaPointer) as { required?: readonly string[] } | undefined;
  return !(schema?.required ?? []).includes(parsePointer(`#/${name}`)[0] ?? "");
}

/** `additionalProperties` is lifted, or only written down: without the keyword, unknown fields are allowed. */
const areUnknownFieldsAllowed = ({ base, revision }: RedoclyChange): boolean =>
  [undefined, true, false].includes(base?.value as boolean | undefined) &&
  [undefined, true].includes(revision?.value as boolean | undefined);

/** Returns how a message names the changed node: by its operation, parameter, property or component. */
function getSubject({ path, property, base, revision }: RedoclyChange, versions: Versions): string {
  const pointer = base?.pointer ?? revision?.pointer ?? path;
  const [parameter] = /^.*\/parameters\/\d+/.exec(pointer) ?? [];
  if (parameter !== undefined) {
    const found = versions.map((version) => resolvePointer(version, parameter) as { name?: string } | undefined);
    return `parameter ${found.find((node) => node?.name !== undefined)?.name ?? parameter}`;
  }
  const steps = [...parsePointer(pointer)];
  if (steps.at(-1) === property) steps.pop();
  const [section, name, method] = steps;
  if ((section === "paths" || section === "webhooks") && steps.length === 3) return `${method?.toUpperCase()} ${name}`;
  return steps.findLast((step) => !["schema", "items"].includes(step) && !/^\d+$/.test(step)) ?? pointer;
}
