import { parseJson } from "../../config/parseJson.ts";
import type { PageTitle } from "../../state/pageTitle.ts";

/** The responses with which the server has rendered the page of one record. */
export type PageData = {
  /** The responses by their query keys. */
  responses: readonly (readonly [queryKey: readonly unknown[], response: unknown])[];
  /** When the backend sent them, in milliseconds since 1970. */
  readAtMs: number;
  title: PageTitle;
};

/** The id of the element of the page that holds its data as JSON. */
export const pageDataId = "page-data";

/**
 * Returns the data of a page that was rendered on the server; `undefined` for any other page, on the server itself, and for a
 * page that was cut off within its data.
 */
export function readPageData(): PageData | undefined {
  const text = typeof document === "undefined" ? undefined : document.getElementById(pageDataId)?.textContent;
  return parseJson(text ?? "") as PageData | undefined;
}

/** Whether the server renders a page with its data now: without it, queries are left to the browser. */
export const serverRender = { hasData: false };
