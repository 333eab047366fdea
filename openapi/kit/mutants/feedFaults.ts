import type { SeededFault } from "./faultProxy.ts";

const changeMessageFrame =
  (change: (message: Record<string, unknown>) => void) =>
  (text: string): string => {
    if (!text.startsWith("MESSAGE")) return text;
    const [head = "", body = ""] = text.split("\n\n");
    const message = JSON.parse(body.replace(/\0$/, "")) as Record<string, unknown>;
    change(message);
    // The length is of the old body.
    return `${head.replace(/\ncontent-length:\d+/, "")}\n\n${JSON.stringify(message)}\0`;
  };

/** What can be wrong with the live feed. */
export const feedFaults: readonly Omit<SeededFault, "operationId">[] = [
  { kind: "a feed that says nothing at all", changeServerFrame: () => undefined },
  {
    kind: "a feed that never tells a message",
    changeServerFrame: (text) => (text.startsWith("MESSAGE") ? undefined : text),
  },
  {
    kind: "a feed that confirms no subscription",
    changeServerFrame: (text) => (text.startsWith("RECEIPT") ? undefined : text),
  },
  {
    kind: "a feed that refuses everybody",
    changeClientFrame: (text) => text.replace(/Authorization:.*/, "Authorization:Bearer nobody"),
  },
  { kind: "a feed without id", changeServerFrame: changeMessageFrame((message) => void delete message["id"]) },
  {
    kind: "a feed whose id is a text",
    changeServerFrame: changeMessageFrame((message) => void (message["id"] = String(message["id"]))),
  },
  {
    kind: "a feed with a time in another format",
    changeServerFrame: changeMessageFrame((message) => void (message["createdAt"] = "20.03.2026")),
  },
  {
    kind: "a feed in another language",
    changeServerFrame: changeMessageFrame((message) =>
      Object.assign(message, { title: "Evaluate", description: "Please evaluate the service" }),
    ),
  },
  {
    kind: "a feed that wraps its messages",
    changeServerFrame: changeMessageFrame((message) =>
      Object.assign(message, { data: { ...message }, id: undefined, title: undefined }),
    ),
  },
  {
    kind: "a feed of messages that are not in the list",
    changeServerFrame: changeMessageFrame((message) => void (message["id"] = 999_999)),
  },
  {
    kind: "a feed that sends no JSON",
    changeServerFrame: (text) =>
      text.startsWith("MESSAGE") ? text.replace(/\n\n[^]*$/, "\n\nhello\0").replace(/\ncontent-length:\d+/, "") : text,
  },
];
