import { createServer } from "node:http";
import { attachStompServer } from "../../mocks/stomp/stompServer.ts";
import { createSession } from "../../mocks/store/sessions.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import type { MockBrokerCommand, MockBrokerEvent } from "./mockBroker.ts";

// Run by embedded.ts as `node embeddedProcess.ts PORT`, with a channel for orders.
const mockBackend = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0 });
const account = mockBackend.state.accounts[0];
if (account === undefined) throw new Error("The world has no accounts.");
const sendToParent = (word: MockBrokerEvent): void => void process.send?.(word);

const server = createServer((_request, response) => response.writeHead(404).end());
attachStompServer(server, { world: mockBackend, heartbeatMs: 1000 });
server.listen(Number(process.argv[2]), "127.0.0.1", () =>
  sendToParent({ ready: Array.from({ length: 100 }, () => createSession(mockBackend, account).accessToken) }),
);

process.on("message", ({ count, firstIndex }: MockBrokerCommand) => {
  for (let place = firstIndex; place < firstIndex + count; place += 1) {
    const text = { az: String(place), ru: String(place), en: String(place) };
    mockBackend.pushNotification(account.id, { type: "INFORMATION", title: text, description: text });
  }
  sendToParent({ pushed: count });
});
