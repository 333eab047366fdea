import { createServer } from "node:http";
import { attachStompServer } from "../../mocks/stomp/stompServer.ts";
import { createSession } from "../../mocks/store/sessions.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import type { MockBrokerCommand, MockBrokerEvent } from "./mockBroker.ts";

// mockBroker.ts starts this file as `node mockBrokerProcess.ts PORT` with an IPC channel.
const mockBackend = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0 });
const account = mockBackend.state.accounts[0];
if (account === undefined) throw new Error("The mock store has no accounts.");
const sendToParent = (event: MockBrokerEvent): void => void process.send?.(event);

const server = createServer((_request, response) => response.writeHead(404).end());
attachStompServer(server, { store: mockBackend, heartbeatMs: 1000 });
server.listen(Number(process.argv[2]), "127.0.0.1", () =>
  sendToParent({ ready: Array.from({ length: 100 }, () => createSession(mockBackend, account).accessToken) }),
);

process.on("message", ({ count, firstIndex }: MockBrokerCommand) => {
  for (let index = firstIndex; index < firstIndex + count; index += 1) {
    const text = { az: String(index), ru: String(index), en: String(index) };
    mockBackend.pushNotification(account.id, { type: "INFORMATION", title: text, description: text });
  }
  sendToParent({ pushed: count });
});
