import { FrameImpl, Parser, type IFrame } from "@stomp/stompjs";

/** The limits of a client's frame. It needs few headers and no body; an access token is the longest value. */
export const frameLimits = { frameBytes: 16 * 1024, headers: 20, headerLength: 8 * 1024 } as const;

/** The bytes that the parser gets at once: an incomplete frame is found too large before it grows further. */
const sliceLength = 1024;

/**
 * Returns a function that parses received data into frames. Calls `onTooLarge`, once, for a frame beyond the limits,
 * before the whole of it is stored, and ignores all data after it.
 */
export function createFrameParser({
  onFrame,
  onTooLarge,
}: {
  onFrame: (frame: IFrame) => void;
  onTooLarge: () => void;
}): (text: string) => void {
  let pendingBytes = 0;
  let isEnded = false;
  const reject = (): void => {
    isEnded = true;
    onTooLarge();
  };
  const parser = new Parser(
    (raw) => {
      pendingBytes = 0;
      if (isEnded) return;
      const { headers } = raw;
      if (
        headers.length > frameLimits.headers ||
        headers.some(([name, value]) => name.length + value.length > frameLimits.headerLength)
      )
        reject();
      else onFrame(FrameImpl.fromRawFrame(raw, raw.command !== "CONNECT"));
    },
    () => {
      pendingBytes = 0;
    },
  );
  return (text) => {
    const bytes = new TextEncoder().encode(text);
    for (let start = 0; start < bytes.length; start += sliceLength) {
      if (isEnded) return;
      const slice = bytes.slice(start, start + sliceLength);
      pendingBytes += slice.length;
      parser.parseChunk(slice.buffer);
      if (pendingBytes > frameLimits.frameBytes && !isEnded) reject();
    }
  };
}
