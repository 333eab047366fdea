import { contentSecurityPolicy } from "../../deploy/headers.ts";
import { requestSite } from "./siteRequest.ts";
import type { NginxSite } from "./nginxSite.ts";

/** What readers met while one release followed another: how many pages they read, what failed, and whether the new one came. */
export type ReleaseUnderLoadResult = { pageCount: number; failures: readonly string[]; servesNewRelease: boolean };

const clientCount = 4;
const maxPages = 4000;

/** Reads the page and every file that it names, again and again by several readers, while `change` puts another release into place. */
export async function releaseUnderLoad(site: NginxSite, deploy: () => Promise<void>): Promise<ReleaseUnderLoadResult> {
  const before = (await requestSite(site, { path: "/home" })).body;
  const failures = new Set<string>();
  let [asked, news, going] = [0, 0, true];

  const read = async (): Promise<void> => {
    while (going) {
      const page = await requestSite(site, { path: "/home" });
      asked += 1;
      if (page.status !== 200) failures.add(`the page was ${page.status}`);
      if (
        page.headers["content-security-policy"] !==
        contentSecurityPolicy({ html: page.body, upgradeInsecureRequests: true })
      )
        failures.add("a page came with another page's policy");
      if (page.body !== before) news += 1;
      for (const [, path = ""] of page.body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
        const { status } = await requestSite(site, { path });
        if (status !== 200) failures.add(`${path} was ${status}`);
      }
      // Long enough after the change that the last worker of the release before has ended.
      if (news > clientCount * 10 || asked > maxPages) going = false;
    }
  };
  const reading = Promise.all(
    Array.from({ length: clientCount }, () => read().catch((error: unknown) => failures.add(String(error)))),
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  await deploy();
  await reading;
  return {
    pageCount: asked,
    failures: [...failures],
    servesNewRelease: (await requestSite(site, { path: "/home" })).body !== before,
  };
}
