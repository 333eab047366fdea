// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { ShareButton } from "../../../src/components/sharing/ShareButton.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

it.each([
  ["ru", "/post/7?from=letter#end", "/ru/post/7?from=letter#end"],
  ["en", "/en/post/7", "/en/post/7"],
  ["az", "/post/7", "/post/7"],
] as const)("a page in %s at %s is shared as %s, which shows everybody this language", async (...values) => {
  const [language, address, shared] = values;
  const share = vi.fn<(link: { url: string }) => Promise<void>>(() => Promise.resolve());
  Object.assign(navigator, { share });
  const respond = (): Response => new Response();
  const { container, ...page } = await renderPage(<ShareButton title="AZS 1" />, { language, address, respond });
  ({ unmount } = page);
  await waitForContent(() => expect(container.querySelector("button")).not.toBeNull());
  container.querySelector("button")?.click();
  expect(share).toHaveBeenCalledWith({ title: "AZS 1", url: location.origin + shared });
});
