import type { Server } from "node:http";

/** Starts a server on a port. Throws an error in plain words when the port is taken or not allowed. */
export async function listen(server: Server, port: number, host?: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        reject(
          new Error(`Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`),
        );
      else if (error.code === "EACCES")
        reject(new Error(`Port ${port} may not be used by this account. Choose one above 1023: PORT=4173 npm start`));
      else reject(error);
    });
    server.listen(port, host, resolve);
  });
}

/** Reads a port from a flag or the environment; throws an error in plain words when it is none. */
export function parsePort(text: string | undefined, defaultPort: number): number {
  if (text === undefined || text === "") return defaultPort;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`A port is a number from 1 to 65535, not "${text}".`);
  return port;
}
