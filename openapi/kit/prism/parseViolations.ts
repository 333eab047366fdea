type PrismViolation = { location?: readonly string[]; severity?: string; message?: string };

/** What Prism says in the header of an answer, one line for each promise that was broken, and who broke it. */
export function parseViolations(header: string | readonly string[] | undefined): string[] {
  if (header === undefined) return [];
  const found = JSON.parse(String(header)) as readonly PrismViolation[];
  return found
    .filter(({ severity }) => severity === "Error")
    .map(
      ({ location = [], message = "" }) =>
        `${location[0] === "request" ? "whoever asked" : "the server"}: ${location.slice(1).join(".")} ${message}`,
    );
}
