import type { Office } from "../../generated/contract.d.ts";

/** Returns the address of an office at OpenStreetMap: the place of its entrance, or a search for its postal address. */
export const getMapUrl = ({
  address,
  latitude,
  longitude,
}: Pick<Office, "address" | "latitude" | "longitude">): string =>
  latitude === undefined || longitude === undefined
    ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
    : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
