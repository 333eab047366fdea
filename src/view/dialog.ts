import { useLocation, useSearch } from "wouter";

/** The dialogs that an address can open: `?dialog=login`. */
export const dialogNames = ["login", "registration", "forgot-password", "change-password", "change-account"] as const;

/** A dialog with an address. */
export type DialogName = (typeof dialogNames)[number];

/** The address of the present page with a dialog open over it. */
export const dialogHref = (name: DialogName): string => `?dialog=${name}`;

/** The dialog that the address asks for, and how to open and close one; closing leaves the rest of the address as it was. */
export function useDialog(): { name: DialogName | undefined; open: (name: DialogName) => void; close: () => void } {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const go = (name: DialogName | undefined): void => {
    const query = new URLSearchParams(search);
    if (name === undefined) query.delete("dialog");
    else query.set("dialog", name);
    const rest = query.toString();
    navigate(`${path}${rest === "" ? "" : `?${rest}`}${location.hash}`, { replace: name === undefined });
  };
  const asked = new URLSearchParams(search).get("dialog");
  return { name: dialogNames.find((known) => known === asked), open: go, close: () => go(undefined) };
}
