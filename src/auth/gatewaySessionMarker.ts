import { parseJson } from "../config/parseJson.ts";
import { deviceStore } from "../config/storage.ts";

/** What all tabs know about an active session. It is no secret. */
export type ActiveMarker = { id: string; version: number; expiresAtMs: number; lifetimeMs: number };

/** What a device knows: a session is active, or one that was signed out could not be ended at the gateway yet. */
type Marker = ({ state: "active" } & ActiveMarker) | { state: "signedOut"; id: string };

/** Returns what the device knows about its session; `undefined` without one, and for the value of another release. */
export function readMarker(): Marker | undefined {
  const { id, version, expiresAtMs, lifetimeMs } = (parseJson(deviceStore.get("gatewaySession") ?? "") ??
    {}) as Partial<Record<keyof ActiveMarker, unknown>>;
  if (typeof id !== "string") return undefined;
  return typeof version === "number" && typeof expiresAtMs === "number" && typeof lifetimeMs === "number"
    ? { state: "active", id, version, expiresAtMs, lifetimeMs }
    : { state: "signedOut", id };
}

/** Stores what the device knows: all of an active session, the id of one that has to be ended, or `null`. */
export const writeMarker = (marker: ActiveMarker | { id: string } | null): void =>
  deviceStore.set("gatewaySession", marker && JSON.stringify(marker));
