import { expect, test } from "vitest";
import contract from "../../mocks/generated/contract.json" with { type: "json" };
import { entrances, type PathName } from "../../src/config/paths.ts";
import { screens } from "../../src/app/routes.ts";
import { addresses } from "../support/examplePaths.ts";
import { arrived, toasts } from "./support/locators.ts";
import { usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();

/** The calls that are proposed and not agreed, as patterns of what is asked for: a server may not have them. */
const proposed = Object.entries(contract.paths as Record<string, Record<string, { "x-proposed"?: boolean }>>).flatMap(([path, calls]) =>
  Object.entries(calls).flatMap(([method, call]) => (call["x-proposed"] === true ? [{ method: method.toUpperCase(), address: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) }] : [])),
);
const names = (Object.keys(screens) as PathName[]).filter((name) => entrances[name] === undefined && name !== "identityReturn");

test.for([
  ["az", 404],
  ["ru", 501],
] as const)("where a server has none of the proposed calls every section shows that there is nothing, and nothing else breaks, in %s with %i", { timeout: 300_000 }, async ([language, status]) => {
  const { page } = await portal.visitor({ as: "citizen", language, expected: /404|501/ });
  const say = words[language];
  await page.route("**/api/**", (route) => {
    const asked = new URL(route.request().url()).pathname;
    return proposed.some(({ method, address }) => method === route.request().method() && address.test(asked)) ? route.fulfill({ status, body: "" }) : route.fallback();
  });
  for (const name of names) {
    const address = addresses[name];
    await page.goto(address);
    await arrived(page);
    for (const trouble of ["state.notLoaded", "failure.unknown"] as const) expect(await page.getByText(say[trouble]).count(), `${address}: ${say[trouble]}`).toBe(0);
    expect(await toasts(page, language).getByRole("listitem").count(), address).toBe(0);
  }
  await page.goto(addresses.documents);
  await page.getByRole("heading", { level: 2, name: say["empty.documents"] }).waitFor();
  await page.goto(addresses.notifications);
  await soon(() => page.getByRole("main").getByRole("heading", { level: 3 }).count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
});
