/** The heartbeats of one STOMP connection. */
export type Heartbeats = {
  /** Reports received data. */
  onReceived: () => void;
  stop: () => void;
};

/** The longest time of a timer. A longer one would end at once. */
const maxIntervalMs = 2 ** 31 - 1;

/**
 * Sends heartbeats and monitors those of the peer, as STOMP's `heart-beat` header negotiates. `peerHeader` is the header
 * of the peer; `intervalMs` is the interval of this side. Calls `onTimeout` after two missing heartbeats.
 */
export function startHeartbeats({
  peerHeader,
  intervalMs,
  sendHeartbeat,
  onTimeout,
}: {
  peerHeader: string;
  intervalMs: number;
  sendHeartbeat: () => void;
  onTimeout: () => void;
}): Heartbeats {
  const [peerSendsMs = 0, peerWantsMs = 0] = peerHeader.split(",").map(Number);
  const negotiate = (a: number, b: number): number => (a > 0 && b > 0 ? Math.min(Math.max(a, b), maxIntervalMs) : 0);
  const [sendIntervalMs, receiveIntervalMs] = [negotiate(intervalMs, peerWantsMs), negotiate(peerSendsMs, intervalMs)];
  let lastReceivedAt = Date.now();
  const timers = [
    ...(sendIntervalMs > 0 ? [setInterval(sendHeartbeat, sendIntervalMs)] : []),
    ...(receiveIntervalMs > 0
      ? [setInterval(() => Date.now() - lastReceivedAt > 2 * receiveIntervalMs && onTimeout(), receiveIntervalMs)]
      : []),
  ];
  return {
    onReceived: () => {
      lastReceivedAt = Date.now();
    },
    stop: () => timers.forEach((timer) => clearInterval(timer)),
  };
}
