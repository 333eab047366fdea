import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { LockedPackage } from "./lockfile.ts";

/** An advisory as npm's registry answers it: `POST /-/npm/v1/security/advisories/bulk`. */
export type Advisory = {
  id: number | string;
  url: string;
  title: string;
  severity: "low" | "moderate" | "high" | "critical";
  /** A range of versions in npm's notation. */
  vulnerable_versions: string;
};

/** Advisories by the name of their package. */
export type Advisories = Readonly<Record<string, readonly Advisory[]>>;

/** The fields of an OSV entry (https://ossf.github.io/osv-schema) that concern npm. */
type OsvEntry = {
  id: string;
  summary?: string;
  withdrawn?: string;
  database_specific?: { severity?: string };
  affected?: readonly {
    package?: { ecosystem?: string; name?: string };
    versions?: readonly string[];
    ranges?: readonly { type: string; events: readonly Readonly<Record<string, string>>[] }[];
  }[];
};

/** Reads advisories from a file: one OSV entry, a list of them, or the registry's answer. Throws for anything else. */
export async function readAdvisories(file: string): Promise<Advisories> {
  const value = JSON.parse(await readFile(file, "utf8")) as unknown;
  if (isOsvEntry(value)) return convertOsvEntries([value]);
  if (Array.isArray(value) && value.every(isOsvEntry)) return convertOsvEntries(value);
  if (isRegistryAnswer(value)) return value;
  throw new Error(`${file} has neither OSV entries nor the registry's answer to npm audit.`);
}

const isOsvEntry = (value: unknown): value is OsvEntry =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "string" && "affected" in value;

const isRegistryAnswer = (value: unknown): value is Advisories =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(
    (advisories) =>
      Array.isArray(advisories) &&
      advisories.every((each: Partial<Advisory> | null) => typeof each?.vulnerable_versions === "string"),
  );

/** Returns OSV entries of npm packages as the registry would answer them. */
export function convertOsvEntries(entries: readonly OsvEntry[]): Advisories {
  const found = entries
    .filter(({ withdrawn }) => withdrawn === undefined)
    .flatMap((entry) =>
      (entry.affected ?? []).flatMap(({ package: affected, versions = [], ranges = [] }) => {
        if (affected?.ecosystem !== "npm" || affected.name === undefined) return [];
        const intervals = ranges.filter(({ type }) => type === "SEMVER").flatMap(({ events }) => listIntervals(events));
        const advisory: Advisory = {
          id: entry.id,
          url: `https://osv.dev/vulnerability/${entry.id}`,
          title: entry.summary ?? entry.id,
          severity: parseSeverity(entry.database_specific?.severity),
          vulnerable_versions: [...intervals, ...versions].join(" || "),
        };
        return advisory.vulnerable_versions === "" ? [] : [{ name: affected.name, advisory }];
      }),
    );
  const byName = Map.groupBy(found, ({ name }) => name);
  return Object.fromEntries([...byName].map(([name, group]) => [name, group.map(({ advisory }) => advisory)]));
}

/** Returns the ranges between the events of an OSV range, in npm's notation. */
function listIntervals(events: readonly Readonly<Record<string, string>>[]): string[] {
  const intervals: string[] = [];
  let introduced: string | undefined;
  for (const event of events) {
    const end = event["fixed"] ?? event["last_affected"];
    if (event["introduced"] !== undefined) introduced = event["introduced"];
    else if (introduced !== undefined && end !== undefined) {
      intervals.push(`>=${introduced} ${event["fixed"] === undefined ? "<=" : "<"}${end}`);
      introduced = undefined;
    }
  }
  return introduced === undefined ? intervals : [...intervals, `>=${introduced}`];
}

/** An entry without a severity counts as "high": the audit must report it. */
function parseSeverity(text: string | undefined): Advisory["severity"] {
  const severity = text?.toLowerCase();
  return severity === "low" || severity === "moderate" || severity === "critical" ? severity : "high";
}

/**
 * Serves advisories as a registry does, so that `npm audit` finds the affected packages by its own rules.
 * Returns the URL and a function that ends the server.
 */
export async function startAdvisoryRegistry(
  advisories: Advisories,
  packages: readonly LockedPackage[],
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    request.resume();
    // npm reads the versions of a vulnerable package, to suggest another one.
    const name = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname.slice(1));
    const versions = packages.filter((each) => each.name === name).map(({ version }) => version);
    const metadata = {
      name,
      "dist-tags": { latest: versions[0] },
      versions: Object.fromEntries(versions.map((version) => [version, { name, version }])),
    };
    const isFound = request.method === "POST" ? name.endsWith("/advisories/bulk") : versions.length > 0;
    response.writeHead(isFound ? 200 : 404, { "Content-Type": "application/json" });
    response.end(JSON.stringify(isFound ? (request.method === "POST" ? advisories : metadata) : {}));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
