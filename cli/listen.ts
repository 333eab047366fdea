import type { Server } from "node:http";
import { exitWithError } from "./command.ts";

/**
 * Starts a server on a port. Throws an error with a hint when the port is in use or not permitted. Each command with a server
 * has the option --port, which counts before the variable PORT.
 */
export async function listen(server: Server, port: number, host?: string): Promise<void> {
  // Far from the next one, where "npm start" serves the other portal, and from the default ports of the other commands.
  const otherPort = port > 65_000 ? port - 100 : port + 100;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        reject(
          new Error(
            `Port ${port} is already in use. Stop the other process, or choose another one, such as --port ${otherPort}.`,
          ),
        );
      else if (error.code === "EACCES")
        reject(new Error(`This account may not use port ${port}. Choose a port above 1023, such as --port 4173.`));
      else reject(error);
    });
    server.listen(port, host, resolve);
  });
}

/** Parses a port from a flag or an environment variable. Ends the process with 2 when `text` is not a port. */
export function parsePort(text: string | undefined, defaultPort: number): number {
  if (text === undefined || text === "") return defaultPort;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    exitWithError(`A port must be a number from 1 to 65535, not "${text}".`, 2);
  return port;
}
