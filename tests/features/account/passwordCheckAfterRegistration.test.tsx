// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useRegistration } from "../../../src/features/account/useRegistration.ts";
import { dismissToasts, toastStore } from "../../../src/state/toasts.ts";
import { renderPage, waitForContent, waitForElement } from "../../support/renderPage.tsx";
import { sampleRegistration as values } from "./sampleRegistration.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  dismissToasts();
});

/** Renders a button that registers, with the failure. */
function RegisterButton({ onRegistered }: { onRegistered: () => void }): ReactNode {
  const { register, failure, isBusy } = useRegistration(onRegistered);
  return <button onClick={() => register(values)}>{isBusy ? "busy" : (failure?.kind ?? "no failure")}</button>;
}

it.each<[string, () => Response, string[][]]>([
  [
    "a weak password is reported",
    () => Response.json({ valid: false, reason: "Too common" }),
    [["info", "Too common"]],
  ],
  ["a strong password is not reported", () => Response.json({ valid: true, reason: "Strong" }), []],
  ["a failed check of the password is not reported", () => new Response(null, { status: 500 }), []],
])("%s after the registration, which is complete", async (_name, respond, toasts) => {
  const onRegistered = vi.fn<() => void>();
  const { container, ...rendered } = await renderPage(<RegisterButton onRegistered={onRegistered} />, {
    respond: ({ url }) => {
      if (url.includes("/pass-validation")) return respond();
      return Response.json(url.includes("/possessors") ? { id: 7001, ...values.possessor } : {});
    },
  });
  unmount = rendered.unmount;
  const button = await waitForElement(container, "button");
  button.click();
  await waitForContent(() => expect(onRegistered).toHaveBeenCalledTimes(1));
  await waitForContent(() => expect(button.textContent).toBe("no failure"));
  expect(toastStore.toasts.map(({ tone, text }) => [tone, text])).toEqual(toasts);
  expect(onRegistered).toHaveBeenCalledTimes(1);
});
