import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MockStore } from "../../mocks/store/mockStore.ts";
import { startRabbitBroker } from "../broker/rabbitBroker.ts";
import { attachBrokerRelay } from "./brokerRelay.ts";
import { startNginxSite } from "./nginxSite.ts";

/** A packaged portal behind nginx, its calls answered from a world, its live feed by a RabbitMQ of its own. */
export async function startDeployedPortal(
  portal: string,
  store: MockStore,
): Promise<{ origin: string; server: Server; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "portal-journeys-"));
  const broker = await startRabbitBroker();
  const site = await startNginxSite(portal, folder, {
    store,
    attachFeed: (server, of) => attachBrokerRelay(server, of, broker),
  });
  const server = site.backendServer();
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
