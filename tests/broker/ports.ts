import { connect, createServer, type AddressInfo } from "node:net";

/** So many ports of this machine that nobody uses. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) =>
          server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)),
        ),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Resolves when somebody listens on a port of this machine. Throws when nobody does in the time given, in milliseconds. */
export async function waitForPort(port: number, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isListening(port))) {
    if (Date.now() > end) throw new Error(`Nobody listens on port ${port} after ${timeoutMs / 1000} seconds.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const done = (open: boolean) => () => {
      socket.destroy();
      resolve(open);
    };
    socket.once("connect", done(true)).once("error", done(false));
  });
