// @vitest-environment jsdom
import { use, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { FocusKeepingSuspense } from "../../../src/components/loading/FocusKeepingSuspense.tsx";
import { announceLoad } from "../../../src/components/loading/UnthrottledSuspense.tsx";

/** React renders in tasks that no timer delays. */
async function waitForTasks(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

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
    await waitForTasks();
  };
  await renderContent(Promise.resolve("Sort"));
  announceLoad();
  await waitForTasks();
  const button = document.querySelector("button");
  button?.focus();
  const { promise, resolve } = Promise.withResolvers<string>();
  history.pushState(null, "", address);
  await renderContent(promise);
  // As a browser does with a hidden element.
  button?.blur();
  resolve("Sorted");
  announceLoad();
  await waitForTasks();
  expect(button?.textContent).toBe("Sorted");
  expect(document.activeElement === button).toBe(hasFocus);
  root.unmount();
});
