import type { Server } from "node:http";
import { exitWithError } from "./command.ts";

/** Starts a server on a port. Throws an error with a hint when the port is in use or not permitted. */
export async function listen(server: Server, port: number, host?: string): Promise<void> {
  // Not the next one: "npm start" serves the other portal there.
  const otherPort = port > 65_000 ? port - 10 : port + 10;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        reject(
          new Error(
            `Port ${port} is already in use. Stop the other process, or choose a port, such as PORT=${otherPort}.`,
          ),
        );
      else if (error.code === "EACCES")
        reject(new Error(`This account may not use port ${port}. Choose a port above 1023, such as PORT=4173.`));
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
