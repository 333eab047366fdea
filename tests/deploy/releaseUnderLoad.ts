import { createContentSecurityPolicy } from "../../deploy/headers.ts";
import type { NginxSite } from "./nginxSite.ts";
import { requestSite } from "./siteRequest.ts";

/** The number of pages loaded during a release, all failures, and whether the site serves the new release afterwards. */
export type ReleaseUnderLoadResult = { pageCount: number; failures: readonly string[]; servesNewRelease: boolean };

const listHashes = (policy: string): string[] => policy.match(/'sha256-[^']+'/g) ?? [];

const clientCount = 4;
const maxPages = 4000;

/** Several clients load the page and each file that it references, again and again, while `deploy` puts a release into place. */
export async function releaseUnderLoad(site: NginxSite, deploy: () => Promise<void>): Promise<ReleaseUnderLoadResult> {
  const initialPage = (await requestSite(site, { path: "/home" })).body;
  const failures = new Set<string>();
  let [pageCount, newPageCount] = [0, 0];
  // So many new pages arrive only after the last nginx worker of the old release has ended.
  const isFinished = (): boolean => newPageCount > clientCount * 10 || pageCount > maxPages;

  const runClient = async (): Promise<void> => {
    while (!isFinished()) {
      const page = await requestSite(site, { path: "/home" });
      pageCount += 1;
      if (page.status !== 200) failures.add(`the page returned ${page.status}`);
      // The policy of a release allows the scripts and styles of all its pages.
      const ownPolicy = createContentSecurityPolicy({ html: page.body, upgradeInsecureRequests: true });
      const policy = String(page.headers["content-security-policy"]);
      if (!listHashes(ownPolicy).every((hash) => policy.includes(hash)))
        failures.add("a page had another page's policy");
      if (page.body !== initialPage) newPageCount += 1;
      for (const [, path = ""] of page.body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
        const { status } = await requestSite(site, { path });
        if (status !== 200) failures.add(`${path} returned ${status}`);
      }
    }
  };
  const clients = Promise.all(
    Array.from({ length: clientCount }, () => runClient().catch((error: unknown) => failures.add(String(error)))),
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  await deploy();
  await clients;
  return {
    pageCount,
    failures: [...failures],
    servesNewRelease: (await requestSite(site, { path: "/home" })).body !== initialPage,
  };
}
