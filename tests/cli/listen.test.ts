import { createServer, type Server } from "node:http";
import { describe, expect, it } from "vitest";
import { listen } from "../../cli/listen.ts";

/** Returns a server whose start fails. */
const createFailingServer = (code: string): Server =>
  Object.assign(createServer(), {
    listen(this: Server): Server {
      this.emit("error", Object.assign(new Error(code), { code }));
      return this;
    },
  });

describe("a server whose port", () => {
  // Those of the renderer, the gateway, "npm start" with the other portal, "npm run dev" and the catalogue.
  const defaultPorts = [4173, 4174, 4180, 4190, 5173, 6006];

  it.each([...defaultPorts, 65_100])(
    "%d is in use names the option for another one, which no command uses",
    async (port) => {
      const error = await listen(createFailingServer("EADDRINUSE"), port).catch(String);
      const [, other = ""] = /is already in use\. .* such as --port (\d+)\.$/.exec(String(error)) ?? [];
      expect(Number(other)).toBeGreaterThan(1023);
      expect(Number(other)).toBeLessThan(65_536);
      expect(defaultPorts).not.toContain(Number(other));
    },
  );

  it("is not permitted names the option for another one", async () => {
    await expect(listen(createFailingServer("EACCES"), 80)).rejects.toThrow("such as --port 4173.");
  });
});
