import { clearStorage } from "../config/clearStorage.ts";
import { clearLanguageCookie } from "../i18n/language.ts";
import { readMarker, writeMarker } from "./gatewaySessionMarker.ts";
import { signOut } from "./session.ts";

/** Returns whether a sign-out has not reached the gateway yet: the portal sends it again when it is opened. */
export const isSignOutPending = (): boolean => readMarker()?.state === "signedOut";

/**
 * Signs out and removes everything that the portal stored on the device, except what sends a sign-out again that has not
 * reached the gateway. Returns how to go on, as `signOut` does.
 */
export async function deleteDeviceData(): Promise<{ viaIdentity: boolean }> {
  const outcome = await signOut();
  const marker = readMarker();
  clearStorage();
  if (marker?.state === "signedOut") writeMarker({ id: marker.id });
  clearLanguageCookie();
  return outcome;
}
