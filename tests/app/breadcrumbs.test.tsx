// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { getResponseExample } from "../../mocks/operations.ts";
import Breadcrumbs from "../../src/app/layout/Breadcrumbs.tsx";
import { setSession } from "../../src/auth/sessionStore.ts";
import ApplyPage from "../../src/features/appealSubmission/ApplyPage.tsx";
import { usePageTitle } from "../../src/state/contentTitle.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";
import { sampleUser } from "../support/sampleUser.ts";

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

it("only the name of a service has its language in the breadcrumb of its application", async () => {
  setSession({ state: "signedIn", user: sampleUser });
  const service = {
    ...(getResponseExample("readService", 200, "az") as object),
    title: "Standartın nüsxəsi",
    externalUrl: "https://example.az",
    lang: "az",
  };
  const rendered = await renderPage(
    <>
      <Breadcrumbs />
      <ApplyPage title="Apply for a service" params={{ id: "110" }} />
    </>,
    { address: "/e-services/110/apply", respond: () => Response.json(service) },
  );
  unmount = rendered.unmount;
  const current = await waitForContent(() => {
    const last = rendered.container.querySelector("[aria-current=page]");
    expect(last?.textContent).toBe("Apply for a service: Standartın nüsxəsi");
    return last;
  });
  expect(current?.hasAttribute("lang")).toBe(false);
  expect(current?.querySelector("[lang=az]")?.textContent).toBe("Standartın nüsxəsi");
});
