// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { getResponseExample } from "../../../mocks/operations.ts";
import LatestNews from "../../../src/features/content/LatestNews.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

it("a headline that is not translated says in which language it is", async () => {
  const [post] = (getResponseExample("listPosts", 200, "en") as { items: object[] }).items;
  const { container, ...rendered } = await renderPage(<LatestNews />, {
    respond: () => Response.json({ page: 1, perPage: 3, total: 1, items: [{ ...post, title: "Bazar", lang: "az" }] }),
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.querySelector("h3")?.textContent).toBe("Bazar in Azerbaijani"));
});
