// @vitest-environment jsdom
import { act } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDeferredParts } from "../../../src/components/loading/useDeferredParts.ts";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

/** Renders a heading and a part that can wait. */
function Page() {
  const hasPart = useDeferredParts();
  return (
    <>
      <h1>Rates</h1>
      {hasPart && <p>EUR 1.97</p>}
    </>
  );
}

it("a part that can wait follows in a second render", async () => {
  const container = document.createElement("div");
  await act(async () => {
    flushSync(() => createRoot(container).render(<Page />));
    expect(container.textContent).toBe("Rates");
  });
  expect(container.textContent).toBe("RatesEUR 1.97");
});

it("a part that can wait is in a prerendered page, and stays there while it hydrates", async () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Page />);
  expect(container.textContent).toBe("RatesEUR 1.97");
  const part = container.querySelector("p");
  const onRecoverableError = vi.fn<() => void>();
  await act(async () => {
    flushSync(() => hydrateRoot(container, <Page />, { onRecoverableError }));
    expect(container.querySelector("p")).toBe(part);
  });
  expect(container.querySelector("p")).toBe(part);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
