import type { SeededFault } from "./faultProxy.ts";

const changeMessageFrame =
  (change: (message: Record<string, unknown>) => void) =>
  (text: string): string => {
    if (!text.startsWith("MESSAGE")) return text;
    const [head = "", body = ""] = text.split("\n\n");
    const message = JSON.parse(body.replace(/\0$/, "")) as Record<string, unknown>;
    change(message);
    // The old content-length no longer matches the body.
    return `${head.replace(/\ncontent-length:\d+/, "")}\n\n${JSON.stringify(message)}\0`;
  };

/** The faults that can be seeded into the live feed. */
export const feedFaults: readonly Omit<SeededFault, "operationId">[] = [
  { kind: "a feed that sends no frames", changeServerFrame: () => undefined },
  {
    kind: "a feed that sends no messages",
    changeServerFrame: (text) => (text.startsWith("MESSAGE") ? undefined : text),
  },
  {
    kind: "a feed without receipts",
    changeServerFrame: (text) => (text.startsWith("RECEIPT") ? undefined : text),
  },
  {
    kind: "a feed that rejects every token",
    changeClientFrame: (text) => text.replace(/Authorization:.*/, "Authorization:Bearer nobody"),
  },
  { kind: "messages without an id", changeServerFrame: changeMessageFrame((message) => void delete message["id"]) },
  {
    kind: "messages with a string as id",
    changeServerFrame: changeMessageFrame((message) => void (message["id"] = String(message["id"]))),
  },
  {
    kind: "messages with a date-time in another format",
    changeServerFrame: changeMessageFrame((message) => void (message["createdAt"] = "20.03.2026")),
  },
  {
    kind: "messages in another language",
    changeServerFrame: changeMessageFrame((message) =>
      Object.assign(message, { title: "Evaluate", description: "Please evaluate the service" }),
    ),
  },
  {
    kind: "messages in an envelope",
    changeServerFrame: changeMessageFrame((message) =>
      Object.assign(message, { data: { ...message }, id: undefined, title: undefined }),
    ),
  },
  {
    kind: "messages that are not in the list",
    changeServerFrame: changeMessageFrame((message) => void (message["id"] = 999_999)),
  },
  {
    kind: "messages that are not JSON",
    changeServerFrame: (text) =>
      text.startsWith("MESSAGE") ? text.replace(/\n\n[^]*$/, "\n\nhello\0").replace(/\ncontent-length:\d+/, "") : text,
  },
];
