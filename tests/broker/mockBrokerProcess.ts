import { createServer } from "node:http";
import { attachFeed } from "../../mocks/stomp/stompServer.ts";
import { openSession } from "../../mocks/store/sessions.ts";
import { createWorld } from "../../mocks/store/mockStore.ts";
import type { Order, Word } from "./mockBroker.ts";

// Run by embedded.ts as `node embeddedProcess.ts PORT`, with a channel for orders.
const world = createWorld({ welcomeAfter: 0, questionAfter: 0 });
const account = world.state.accounts[0];
if (account === undefined) throw new Error("The world has no accounts.");
const say = (word: Word): void => void process.send?.(word);

const server = createServer((_request, response) => response.writeHead(404).end());
attachFeed(server, { world, heartbeat: 1000 });
server.listen(Number(process.argv[2]), "127.0.0.1", () => say({ ready: Array.from({ length: 100 }, () => openSession(world, account).access) }));

process.on("message", ({ push, first }: Order) => {
  for (let place = first; place < first + push; place += 1) {
    const text = { az: String(place), ru: String(place), en: String(place) };
    world.push(account.id, { type: "INFORMATION", title: text, description: text });
  }
  say({ pushed: push });
});
