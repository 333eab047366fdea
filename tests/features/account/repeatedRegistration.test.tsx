// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { useRegistration } from "../../../src/features/account/useRegistration.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleRegistration as values } from "./sampleRegistration.ts";

let unmount = (): void => undefined;
afterEach(() => unmount());

/** Renders a button that registers, with the failure and whether the account may exist. */
function RegisterButton(): ReactNode {
  const { register, failure, isBusy, mayBeRegistered } = useRegistration(() => undefined);
  return <button onClick={() => register(values)}>{isBusy ? "" : `${failure?.kind} ${mayBeRegistered}`}</button>;
}

it("an account that was refused does not exist after an attempt that did not ask for it", async () => {
  let possessorRequests = 0;
  const { container, ...rendered } = await renderPage(<RegisterButton />, {
    respond: ({ url }) => {
      if (url.includes("/user/public"))
        return Response.json({ fields: [{ field: "possessorIds", message: "Unknown" }] }, { status: 400 });
      possessorRequests += 1;
      return possessorRequests === 1
        ? Response.json({ id: 7001, ...values.possessor })
        : Promise.reject(new TypeError("Failed to fetch"));
    },
  });
  unmount = rendered.unmount;
  const button = await waitForContent(() => {
    const found = container.querySelector("button");
    expect(found).not.toBeNull();
    return found!;
  });
  button.click();
  await waitForContent(() => expect(button.textContent).toBe("invalid true"));
  button.click();
  await waitForContent(() => expect(button.textContent).toBe("offline false"));
});
