import type { Fault } from "./faultProxy.ts";

const inMessage = (change: (message: Record<string, unknown>) => void) => (text: string): string => {
  if (!text.startsWith("MESSAGE")) return text;
  const [head = "", body = ""] = text.split("\n\n");
  const message = JSON.parse(body.replace(/\0$/, "")) as Record<string, unknown>;
  change(message);
  // The length is of the old body.
  return `${head.replace(/\ncontent-length:\d+/, "")}\n\n${JSON.stringify(message)}\0`;
};

/** What can be wrong with the live feed. */
export const feedFaults: readonly Omit<Fault, "id">[] = [
  { kind: "a feed that says nothing at all", tell: () => undefined },
  { kind: "a feed that never tells a message", tell: (text) => (text.startsWith("MESSAGE") ? undefined : text) },
  { kind: "a feed that confirms no subscription", tell: (text) => (text.startsWith("RECEIPT") ? undefined : text) },
  { kind: "a feed that refuses everybody", say: (text) => text.replace(/Authorization:.*/, "Authorization:Bearer nobody") },
  { kind: "a feed without id", tell: inMessage((message) => void delete message["id"]) },
  { kind: "a feed whose id is a text", tell: inMessage((message) => void (message["id"] = String(message["id"]))) },
  { kind: "a feed with a time in another format", tell: inMessage((message) => void (message["createdAt"] = "20.03.2026")) },
  { kind: "a feed in another language", tell: inMessage((message) => Object.assign(message, { title: "Evaluate", description: "Please evaluate the service" })) },
  { kind: "a feed that wraps its messages", tell: inMessage((message) => Object.assign(message, { data: { ...message }, id: undefined, title: undefined })) },
  { kind: "a feed of messages that are not in the list", tell: inMessage((message) => void (message["id"] = 999_999)) },
  { kind: "a feed that sends no JSON", tell: (text) => (text.startsWith("MESSAGE") ? text.replace(/\n\n[^]*$/, "\n\nhello\0").replace(/\ncontent-length:\d+/, "") : text) },
];
