// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import en from "../../../locales/en.json" with { type: "json" };
import { getResponseExample } from "../../../mocks/operations.ts";
import OpenTasks from "../../../src/app/pages/OpenTasks.tsx";
import { signOut } from "../../../src/auth/session.ts";
import { setSession, type User } from "../../../src/auth/sessionStore.ts";
import { clearServiceMarks } from "../../../src/config/serviceMarks.ts";
import EServicesPage from "../../../src/features/services/EServicesPage.tsx";
import InformativeServicesPage from "../../../src/features/services/InformativeServicesPage.tsx";
import { MarkedServices } from "../../../src/features/services/MarkedServices.tsx";
import ServicePage from "../../../src/features/services/ServicePage.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleUser } from "../../support/sampleUser.ts";
import { waitForEffects } from "../../support/waitForEffects.ts";

// Only this portal has pages of informative services.
vi.mock("../../../src/config/portal.ts", () => ({ portal: "quality" }));

const user: User = { ...sampleUser, language: { isoCode: "en" } };
const services = [101, 102, 103].map((id) => ({
  ...(getResponseExample("readService", 200, "en") as object),
  id,
  title: `Service ${id}`,
  type: id === 103 ? "INFORMATIVE" : "E_SERVICE",
}));

let unmount = (): void => undefined;
beforeEach(() => setSession({ state: "signedIn", user }));
afterEach(() => {
  unmount();
  clearServiceMarks();
});

/** Renders a page before a server with three services, one of them informative. Returns its element. */
async function open(page: ReactNode): Promise<HTMLElement> {
  unmount();
  const { container, ...rendered } = await renderPage(page, {
    respond: ({ url }) => {
      const [, id] = /services\/public\/(\d+)/.exec(url) ?? [];
      const service = services.find((candidate) => String(candidate.id) === id);
      const type = new URL(url).searchParams.get("type");
      const items = services.filter((candidate) => type === null || candidate.type === type);
      return Response.json(service ?? { page: 1, perPage: 100, total: items.length, items });
    },
  });
  ({ unmount } = rendered);
  return container;
}

/** Opens the page of a service. Returns its button for the favourites. */
async function openService(id: number): Promise<HTMLButtonElement> {
  const container = await open(<ServicePage title="Service" params={{ id: String(id) }} />);
  const button = await waitForContent(() => {
    expect(container.querySelector("h1")?.textContent).toBe(`Service ${id}`);
    const found = [...container.querySelectorAll("button")].find(
      ({ textContent }) => textContent === en["service.favourite.add"],
    );
    expect(found).toBeDefined();
    return found!;
  });
  await waitForEffects();
  return button;
}

/** Returns the links in the section with this title; `undefined` without the section. */
const findServices = (container: HTMLElement, title: string): string[] | undefined => {
  const heading = [...container.querySelectorAll("h2")].find(({ textContent }) => textContent === title);
  const links = heading?.closest("section")?.querySelectorAll("li a");
  return links && [...links].map((link) => `${link.textContent}: ${link.getAttribute("href")}`);
};

it.each([
  ["the page of the e-services", <EServicesPage key="e-services" title="E-services" params={{}} />],
  [
    "the page of the informative services",
    <InformativeServicesPage key="informative" title="Information services" params={{}} />,
  ],
  ["the home page", <OpenTasks key="tasks" user={user} />],
  ["a page that does not render again by itself", <MarkedServices key="marked" />],
])("the favourite and the recently viewed services are shown on %s until the sign-out", async (_name, page) => {
  await openService(101);
  await openService(103);
  const addToFavourites = await openService(102);
  addToFavourites.click();
  const container = await open(page);
  await waitForContent(() =>
    expect([
      findServices(container, en["service.favourites"]),
      findServices(container, en["service.recent"]),
      container.textContent.includes(en["service.onDevice"]),
    ]).toEqual([
      ["Service 102: /e-services/102"],
      ["Service 103: /informative-services/103", "Service 101: /e-services/101"],
      true,
    ]),
  );
  await signOut();
  await waitForContent(() => expect(container.textContent).not.toContain(en["service.onDevice"]));
  expect(findServices(container, en["service.favourites"])).toBeUndefined();
  expect(findServices(container, en["service.recent"])).toBeUndefined();
});
