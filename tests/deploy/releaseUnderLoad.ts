import { contentSecurityPolicy } from "../../deploy/headers.ts";
import { ask } from "./siteRequest.ts";
import type { Site } from "./nginxSite.ts";

/** What readers met while one release followed another: how many pages they read, what failed, and whether the new one came. */
export type Switched = { asked: number; failures: readonly string[]; last: boolean };

const readers = 4;
const most = 4000;

/** Reads the page and every file that it names, again and again by several readers, while `change` puts another release into place. */
export async function switchUnderLoad(site: Site, change: () => Promise<void>): Promise<Switched> {
  const before = (await ask(site, { path: "/home" })).body;
  const failures = new Set<string>();
  let [asked, news, going] = [0, 0, true];

  const read = async (): Promise<void> => {
    while (going) {
      const page = await ask(site, { path: "/home" });
      asked += 1;
      if (page.status !== 200) failures.add(`the page was ${page.status}`);
      if (page.headers["content-security-policy"] !== contentSecurityPolicy({ html: page.body, secure: true })) failures.add("a page came with another page's policy");
      if (page.body !== before) news += 1;
      for (const [, path = ""] of page.body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
        const { status } = await ask(site, { path });
        if (status !== 200) failures.add(`${path} was ${status}`);
      }
      // Long enough after the change that the last worker of the release before has ended.
      if (news > readers * 10 || asked > most) going = false;
    }
  };
  const reading = Promise.all(Array.from({ length: readers }, () => read().catch((error: unknown) => failures.add(String(error)))));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await change();
  await reading;
  return { asked, failures: [...failures], last: (await ask(site, { path: "/home" })).body !== before };
}
