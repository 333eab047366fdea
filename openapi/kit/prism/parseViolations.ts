type PrismViolation = { location?: readonly string[]; severity?: string; message?: string };

/** Parses the `sl-violations` header of Prism. Returns one line per violation, beginning with the side that caused it. */
export function parseViolations(header: string | readonly string[] | undefined): string[] {
  if (header === undefined) return [];
  const violations = JSON.parse(String(header)) as readonly PrismViolation[];
  return violations
    .filter(({ severity }) => severity === "Error")
    .map(
      ({ location = [], message = "" }) =>
        `${location[0] === "request" ? "client" : "server"}: ${location.slice(1).join(".")} ${message}`,
    );
}
