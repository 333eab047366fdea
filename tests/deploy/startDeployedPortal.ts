import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { World } from "../../mocks/store/mockStore.ts";
import { openRabbit } from "../broker/rabbitBroker.ts";
import { attachRelay } from "./brokerRelay.ts";
import { startSite } from "./nginxSite.ts";

/** A packaged portal behind nginx, its calls answered from a world, its live feed by a RabbitMQ of its own. */
export async function openDeployed(portal: string, world: World): Promise<{ origin: string; server: Server; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "portal-journeys-"));
  const broker = await openRabbit();
  const site = await startSite(portal, folder, { world, attach: (server, of) => attachRelay(server, of, broker) });
  const server = site.server();
  if (server === undefined) throw new Error("The service behind nginx did not start.");
  return {
    origin: site.origin,
    server,
    close: async () => {
      await site.close();
      await broker.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
