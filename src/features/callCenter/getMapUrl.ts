import type { Office } from "../../generated/contract.d.ts";

/** Returns the address of an office at OpenStreetMap: the place of its entrance, or a search for its postal address. */
export function getMapUrl({
  address,
  latitude,
  longitude,
}: Pick<Office, "address" | "latitude" | "longitude">): string {
  if (latitude === undefined || longitude === undefined)
    return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address }).toString()}`;
  const marker = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${marker.toString()}#map=17/${latitude}/${longitude}`;
}
