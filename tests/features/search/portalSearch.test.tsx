// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { PortalSearch } from "../../../src/features/search/PortalSearch.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

it("each submission of an empty field asks for a word anew", async () => {
  const { container, ...rendered } = await renderPage(<PortalSearch size="header" />, {
    respond: () => new Response(null, { status: 404 }),
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.querySelector("form")).not.toBeNull());
  const status = container.querySelector("[role=status]");
  const requests = new Set<ChildNode | null>();
  for (const count of [1, 2]) {
    container.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
    await waitForContent(() => {
      expect(status?.textContent).toBe("Enter what you are looking for.");
      requests.add(status?.firstChild ?? null);
      expect(requests.size).toBe(count);
    });
    expect(document.activeElement).toBe(container.querySelector("input"));
  }
});
