import { readFile } from "node:fs/promises";
import { parseSettingsStrictly } from "../../cli/parseSettingsStrictly.ts";
import type { Settings } from "../../src/config/settings.ts";

/** Where the settings of a deployment are. */
export type SettingsFile = {
  /** Without one, the settings are the defaults. */
  file: string | undefined;
  /** Whether the gateway serves them, and then says itself that it keeps the tokens. */
  isServed: boolean;
};

/** Reads the settings of a deployment. Throws an error that says why the portal could not work with them behind a gateway. */
async function readSettingsFile({ file, isServed }: SettingsFile): Promise<Settings> {
  const text = file === undefined ? "{}" : await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) throw new Error(`${file} cannot be read.`);
  const settings = parseSettingsStrictly(text, file ?? "/config.json");
  if (settings.apiBaseUrl !== "/api" || settings.socketUrl !== "/ws")
    throw new Error(`${file}: a gateway needs "apiBaseUrl": "/api" and "socketUrl": "/ws".`);
  if (file !== undefined && !isServed && settings.tokenStorage !== "gateway")
    throw new Error(`${file}: the server that serves it must say "tokenStorage": "gateway".`);
  return settings;
}

/**
 * Reads the settings of a deployment, and returns a function that reads them again: a restart for a change would end all
 * sessions. While they cannot be read, it returns those that it read before, and `log` receives the reason once.
 */
export async function openSettings(
  source: SettingsFile,
  log: (line: string) => void,
): Promise<() => Promise<Settings>> {
  let settings = await readSettingsFile(source);
  let problem: string | undefined;
  return async () => {
    try {
      settings = await readSettingsFile(source);
      problem = undefined;
    } catch (error) {
      const { message } = error as Error;
      if (message !== problem) log(`The gateway keeps the settings that it read before: ${message}`);
      problem = message;
    }
    return settings;
  };
}
