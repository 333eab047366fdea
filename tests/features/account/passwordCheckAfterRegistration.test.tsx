// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useRegistration } from "../../../src/features/account/useRegistration.ts";
import { dismissToasts, toastStore } from "../../../src/state/toasts.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { waitForEffects } from "../../support/waitForEffects.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  dismissToasts();
});

const values = {
  name: "Ingrid",
  surname: "Sørensen",
  fatherName: "Olav",
  username: "ingrid@bergen.example",
  password: "Ədalətli#Qiymət7",
  repeatedPassword: "Ədalətli#Qiymət7",
  phoneNumber: "+4755501421",
  possessor: { name: "Bergen Fisk AS", address: "Bryggen 5, 5003 Bergen" },
};

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
  const button = await waitForContent(() => {
    const found = container.querySelector("button");
    expect(found).not.toBeNull();
    return found!;
  });
  await waitForEffects();
  button.click();
  await waitForContent(() => expect(onRegistered).toHaveBeenCalledTimes(1));
  await waitForContent(() => expect(button.textContent).toBe("no failure"));
  expect(toastStore.toasts.map(({ tone, text }) => [tone, text])).toEqual(toasts);
  expect(onRegistered).toHaveBeenCalledTimes(1);
});
