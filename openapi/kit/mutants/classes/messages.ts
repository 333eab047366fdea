import { defineFaults, type FeedConnection, type FrameHandler } from "../fault.ts";
import { getMessage, withFrameBody, withHeader } from "../frames.ts";
import type { JsonObject } from "../seeds.ts";
import { feedFault, changeFrames, byNumber } from "../feedSeeds.ts";

/** Changes the JSON of each message. */
const changeMessages = (change: (message: JsonObject) => unknown): ((connection: FeedConnection) => FrameHandler) =>
  changeFrames("MESSAGE", (frame) => {
    const message = getMessage(frame);
    return withFrameBody(frame, JSON.stringify(change(message) ?? message));
  });

export const messageFaults = defineFaults("messages", {
  "wrong-destination": feedFault(
    "Names the internal destination in messages, with the name of the user.",
    changeFrames("MESSAGE", (frame) => withHeader(frame, "destination", "/queue/notifications-user7f")),
  ),
  "wrong-subscription": feedFault(
    "Names another subscription in messages.",
    changeFrames("MESSAGE", (frame) => withHeader(frame, "subscription", "sub-none")),
  ),
  "no-message-id": feedFault(
    "Sends messages without the header message-id.",
    changeFrames("MESSAGE", (frame) => withHeader(frame, "message-id", undefined)),
  ),
  "not-json": feedFault(
    "Sends the title as text instead of JSON.",
    changeFrames("MESSAGE", (frame) => withFrameBody(frame, String(getMessage(frame)["title"]))),
  ),
  truncated: feedFault(
    "Announces a length in characters instead of bytes, so that messages are cut.",
    changeFrames("MESSAGE", (frame) => {
      const body = JSON.stringify(getMessage(frame));
      return withHeader(withFrameBody(frame, body.slice(0, -12)), "content-length", String(body.length - 12));
    }),
  ),
  envelope: feedFault(
    "Sends the message in the field payload.",
    changeMessages((message) => ({ payload: message })),
  ),
  "text-in-json": feedFault(
    "Encodes the JSON of messages twice.",
    changeFrames("MESSAGE", (frame) => withFrameBody(frame, JSON.stringify(JSON.stringify(getMessage(frame))))),
  ),
  "no-title": feedFault(
    "Sends messages without a title.",
    changeMessages((message) => void delete message["title"]),
    "specification",
  ),
  "no-type": feedFault(
    "Sends messages without a type.",
    changeMessages((message) => void delete message["type"]),
    "specification",
  ),
  "type-in-lower-case": feedFault(
    "Writes the type in lower case.",
    changeMessages((message) => void (message["type"] = String(message["type"]).toLowerCase())),
    "specification",
  ),
  "description-null": feedFault(
    "Sends null as the description.",
    changeMessages((message) => void (message["description"] = null)),
    "specification",
  ),
  "escaped-description": feedFault(
    "Escapes the texts of messages as HTML.",
    changeMessages((message) => void (message["description"] = `<p>${String(message["description"])}</p>`)),
    "quality",
  ),
  "english-always": feedFault(
    "Sends messages in English, whatever the language of the user.",
    changeMessages(
      (message) => void Object.assign(message, { title: "Please rate us", description: "Tell us how it went." }),
    ),
  ),
  "unknown-id": feedFault(
    "Sends messages with an id that the list does not contain.",
    changeMessages((message) => void (message["id"] = Number(message["id"]) + 700_000)),
  ),
  "time-without-offset": feedFault(
    "Sends the time without an offset.",
    changeMessages((message) => void (message["createdAt"] = String(message["createdAt"]).slice(0, 19))),
  ),
  "time-as-number": feedFault(
    "Sends the time as a number.",
    changeMessages((message) => void (message["createdAt"] = 1_790_000_000)),
  ),
  "duplicate-with-other-id": feedFault(
    "Delivers a message twice, with two ids.",
    byNumber((frame, _number, { sendToClient }) => {
      sendToClient(frame);
      const message = getMessage(frame);
      sendToClient(withFrameBody(frame, JSON.stringify({ ...message, id: Number(message["id"]) + 50_000 })));
    }),
  ),
  "duplicate-with-same-id": feedFault(
    "Delivers a message twice, with the same id.",
    byNumber((frame, _number, { sendToClient }) => {
      sendToClient(frame);
      sendToClient(frame);
    }),
    "quality",
  ),
});
