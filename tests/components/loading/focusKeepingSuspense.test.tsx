// @vitest-environment jsdom
import { use, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { FocusKeepingSuspense } from "../../../src/components/loading/FocusKeepingSuspense.tsx";
import { announceLoad } from "../../../src/components/loading/UnthrottledSuspense.tsx";
import { waitForEffects } from "../../support/waitForEffects.ts";

it.each([
  ["gives the focus back to an element that was hidden", "/standards?sort=title.asc", true],
  ["leaves the focus alone on another page", "/news", false],
])("%s", async (_title, address, hasFocus) => {
  history.replaceState(null, "", "/standards");
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const Content = ({ load }: { load: Promise<string> }): ReactNode => <button type="button">{use(load)}</button>;
  const renderContent = async (load: Promise<string>): Promise<void> => {
    root.render(
      <FocusKeepingSuspense fallback="Loading">
        <Content load={load} />
      </FocusKeepingSuspense>,
    );
    await waitForEffects();
  };
  await renderContent(Promise.resolve("Sort"));
  announceLoad();
  await waitForEffects();
  const button = document.querySelector("button");
  button?.focus();
  const { promise, resolve } = Promise.withResolvers<string>();
  history.pushState(null, "", address);
  await renderContent(promise);
  // As a browser does with a hidden element.
  button?.blur();
  resolve("Sorted");
  announceLoad();
  await waitForEffects();
  expect(button?.textContent).toBe("Sorted");
  expect(document.activeElement === button).toBe(hasFocus);
  root.unmount();
});
