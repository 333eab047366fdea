import { useLocation } from "wouter";
import { useQueryString } from "./useQueryString.ts";

/** The dialogs that the query string opens: `?dialog=login`. */
const dialogNames = [
  "login",
  "registration",
  "verification",
  "forgot-password",
  "change-password",
  "change-account",
] as const;

/** The name of such a dialog. */
export type DialogName = (typeof dialogNames)[number];

/** Returns the URL of a page with an open dialog. */
export const getDialogHref = (path: string, name: DialogName): string => `${path}?dialog=${name}`;

/** The open dialog, and functions that change it. They keep the rest of the URL. */
export type DialogControls = {
  name: DialogName | undefined;
  open: (name: DialogName) => void;
  close: () => void;
  href: (name: DialogName) => string;
};

/** Returns the dialog in the URL and the functions that change it. */
export function useDialog(): DialogControls {
  const search = useQueryString();
  const [path, navigate] = useLocation();
  const getHrefWith = (name: DialogName | undefined): string => {
    const query = new URLSearchParams(search);
    if (name === undefined) query.delete("dialog");
    else query.set("dialog", name);
    const queryString = query.toString();
    return `${path}${queryString === "" ? "" : `?${queryString}`}${typeof location === "undefined" ? "" : location.hash}`;
  };
  const requestedName = new URLSearchParams(search).get("dialog");
  return {
    name: dialogNames.find((dialogName) => dialogName === requestedName),
    open: (name) => navigate(getHrefWith(name)),
    close: () => navigate(getHrefWith(undefined), { replace: true }),
    href: getHrefWith,
  };
}
