import { parseJson, type JsonObject } from "./seeds.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";

/** Returns the command of a STOMP frame; an empty text for a heart-beat. */
export const getCommand = (frame: string): string => frame.split("\n")[0] ?? "";

/** Returns a header of a STOMP frame. */
export const getHeader = (frame: string, name: string): string | undefined =>
  frame
    .split("\n\n")[0]
    ?.split("\n")
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

/** Returns a STOMP frame with a header replaced, added or removed. */
export function withHeader(frame: string, name: string, value: string | undefined): string {
  const end = frame.indexOf("\n\n");
  const lines = frame
    .slice(0, end)
    .split("\n")
    .filter((line) => !line.startsWith(`${name}:`));
  return [...lines, ...(value === undefined ? [] : [`${name}:${value}`])].join("\n") + frame.slice(end);
}

/** Returns a STOMP frame with another body, without a length that no longer matches. */
export const withFrameBody = (frame: string, body: string): string =>
  `${withHeader(frame, "content-length", undefined).split("\n\n")[0]}\n\n${body}\0`;

/** Returns the JSON object of a MESSAGE frame. */
export function getMessage(frame: string): JsonObject {
  const body = frame.slice(frame.indexOf("\n\n") + 2).replace(/\0$/, "");
  const message = parseJson(new TextEncoder().encode(body));
  return isRecord(message) ? message : {};
}
