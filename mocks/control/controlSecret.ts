import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loopbackNames } from "../../deploy/loopbackNames.ts";

const folder = join(import.meta.dirname, "../../.cache/mock-control");

/** Returns a new secret of the control API. */
export const createControlSecret = (): string => randomBytes(24).toString("base64url");

/** Returns whether a request header holds the secret, in a time that does not depend on its value. */
export function isControlSecret(secret: string, header: string | string[] | undefined): boolean {
  const hash = (text: string): Buffer => createHash("sha256").update(text).digest();
  return typeof header === "string" && timingSafeEqual(hash(header), hash(secret));
}

/**
 * Writes the secret into a file for each port of a server, which only this user may read: `npm run mock:control` finds it
 * there. Returns a function that deletes the files; `undefined` when the folder is not writable.
 */
export async function publishControlSecret(
  secret: string,
  ports: readonly number[],
): Promise<(() => Promise<void>) | undefined> {
  const files = ports.map((port) => join(folder, String(port)));
  const remove = async (): Promise<void> => {
    for (const file of files) await rm(file, { force: true });
  };
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await remove();
    // Fails for an existing file, whose mode would stay.
    for (const file of files) await writeFile(file, secret, { mode: 0o600, flag: "wx" });
    return remove;
  } catch {
    return undefined;
  }
}

/**
 * Returns the secret for a server: `MOCK_CONTROL_SECRET`, or what a server on this computer has published. Never sends the
 * latter to another computer.
 */
export async function findControlSecret({ hostname, port, protocol }: URL): Promise<string | undefined> {
  const fromEnvironment = process.env["MOCK_CONTROL_SECRET"];
  if (fromEnvironment !== undefined && fromEnvironment !== "") return fromEnvironment;
  if (!loopbackNames.includes(hostname)) return undefined;
  const file = join(folder, port === "" ? (protocol === "https:" ? "443" : "80") : port);
  return readFile(file, "utf8").then(
    (text) => text.trim(),
    () => undefined,
  );
}
