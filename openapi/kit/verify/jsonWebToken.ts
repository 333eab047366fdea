/** Returns the JSON object in a part of a JSON Web Token; `undefined` for any other text. */
export function decodeClaims(part: string): Record<string, unknown> | undefined {
  try {
    const claims = JSON.parse(Buffer.from(part, "base64url").toString()) as unknown;
    return typeof claims === "object" && claims !== null ? (claims as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns when a JSON Web Token expires; `undefined` for a token that does not say it. */
export function readExpiry(token: string): Date | undefined {
  const seconds = decodeClaims(token.split(".")[1] ?? "")?.["exp"];
  return typeof seconds === "number" ? new Date(seconds * 1000) : undefined;
}
