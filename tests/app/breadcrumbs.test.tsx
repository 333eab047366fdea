// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import Breadcrumbs from "../../src/app/layout/Breadcrumbs.tsx";
import { usePageTitle } from "../../src/state/contentTitle.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

function Post(): ReactNode {
  usePageTitle("Yeni qaydalar", { lang: "az", parentRoute: "news" });
  return null;
}

it("the last breadcrumb has the language of the title of the page", async () => {
  const rendered = await renderPage(
    <>
      <Breadcrumbs />
      <Post />
    </>,
    { address: "/post/1", respond: () => new Response(null, { status: 404 }) },
  );
  unmount = rendered.unmount;
  const current = await waitForContent(() => {
    const last = rendered.container.querySelector("[aria-current=page]");
    expect(last?.textContent).toBe("Yeni qaydalar");
    return last;
  });
  expect(current?.getAttribute("lang")).toBe("az");
  expect(rendered.container.querySelectorAll("[lang]")).toHaveLength(1);
});
