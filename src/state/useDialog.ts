import { useLocation, useSearch } from "wouter";

/** The dialogs that an address can open: `?dialog=login`. */
export const dialogNames = ["login", "registration", "forgot-password", "change-password", "change-account"] as const;

/** A dialog with an address. */
export type DialogName = (typeof dialogNames)[number];

/** The address of a page with a dialog open over it. */
export const dialogHref = (path: string, name: DialogName): string => `${path}?dialog=${name}`;

/** The dialog that the address asks for, and how to open and close one; the rest of the address stays as it is. */
export type DialogControls = {
  name: DialogName | undefined;
  open: (name: DialogName) => void;
  close: () => void;
  href: (name: DialogName) => string;
};

/** Reads and changes which dialog the address asks for. */
export function useDialog(): DialogControls {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const addressWith = (name: DialogName | undefined): string => {
    const query = new URLSearchParams(search);
    if (name === undefined) query.delete("dialog");
    else query.set("dialog", name);
    const rest = query.toString();
    return `${path}${rest === "" ? "" : `?${rest}`}${typeof location === "undefined" ? "" : location.hash}`;
  };
  const asked = new URLSearchParams(search).get("dialog");
  return {
    name: dialogNames.find((known) => known === asked),
    open: (name) => navigate(addressWith(name)),
    close: () => navigate(addressWith(undefined), { replace: true }),
    href: addressWith,
  };
}
