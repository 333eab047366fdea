import type { Page } from "playwright-core";
import { arrived } from "./find.ts";

/** Goes to an address as the portal's own links do, without loading the page anew, and waits until everything on it has come. Answers its heading. */
export async function go(page: Page, address: string): Promise<string> {
  await page.evaluate((to) => history.pushState(null, "", to), address);
  return arrived(page);
}
