/** A connection's signs of life. */
export type Heartbeats = {
  /** Something arrived. */
  onReceived: () => void;
  stop: () => void;
};

/**
 * Sends signs of life and watches for the peer's, as STOMP's `heart-beat` header agrees it: `asked` is the peer's header,
 * `offered` what this side sends and wants, in milliseconds. `lost` is called after two beats of silence.
 */
export function startHeartbeats({
  asked,
  offered,
  beat,
  lost,
}: {
  asked: string;
  offered: number;
  beat: () => void;
  lost: () => void;
}): Heartbeats {
  const [theirs = 0, wanted = 0] = asked.split(",").map(Number);
  const agreed = (one: number, other: number): number => (one > 0 && other > 0 ? Math.max(one, other) : 0);
  const [out, into] = [agreed(offered, wanted), agreed(theirs, offered)];
  let last = Date.now();
  const timers = [
    ...(out > 0 ? [setInterval(beat, out)] : []),
    ...(into > 0 ? [setInterval(() => Date.now() - last > 2 * into && lost(), into)] : []),
  ];
  return {
    onReceived: () => {
      last = Date.now();
    },
    stop: () => timers.forEach((timer) => clearInterval(timer)),
  };
}
