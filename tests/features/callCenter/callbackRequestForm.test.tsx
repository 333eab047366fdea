// @vitest-environment jsdom
import { useState, type ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { setSession, type User } from "../../../src/auth/sessionStore.ts";
import { readBookedCallback } from "../../../src/features/callCenter/bookedCallback.ts";
import { BookedCallback, CallbackRequestForm } from "../../../src/features/callCenter/CallbackRequestForm.tsx";
import type { Callback } from "../../../src/generated/contract.d.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleUser } from "../../support/sampleUser.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  sessionStorage.clear();
});

const user: User = {
  ...sampleUser,
  phoneNumber: "+994125550142",
};
const slot = { id: "s1", from: "2099-03-18T10:00:00+04:00", to: "2099-03-18T10:15:00+04:00", free: true };
const receipt = { id: 12, phoneNumber: "+994125550142", topic: "A fee", slot, message: "Booked" };

/** Renders the form, and a button that leaves its page. */
function LeavablePage({ onBooked }: { onBooked: (callback: Callback) => void }): ReactNode {
  const [isLeft, setIsLeft] = useState(false);
  return isLeft ? (
    "left"
  ) : (
    <>
      <button id="leave" onClick={() => setIsLeft(true)}>
        leave
      </button>
      <CallbackRequestForm user={user} slots={[slot]} onBooked={onBooked} />
    </>
  );
}

/** Enters a value as a person does. */
function enter(field: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

it.each([
  ["is kept when its page was left before the answer", false],
  ["is not kept when its person has signed out before the answer", true],
])("a call %s", async (_name, signsOut) => {
  setSession({ state: "signedIn", user });
  const answer = Promise.withResolvers<Response>();
  const respond = vi.fn<() => Promise<Response>>(() => answer.promise);
  const onBooked = vi.fn<(callback: Callback) => void>();
  const { container, ...rendered } = await renderPage(<LeavablePage onBooked={onBooked} />, { respond });
  unmount = rendered.unmount;
  const [topic, select] = await waitForContent(() => {
    const found = [container.querySelector("input[type=text], textarea"), container.querySelector("select")];
    expect(found).not.toContain(null);
    return found;
  });
  enter(topic!, "A fee");
  enter(select!, "s1");
  container.querySelector<HTMLElement>("button[type=submit]")?.click();
  await waitForContent(() => expect(respond).toHaveBeenCalledOnce());
  container.querySelector<HTMLElement>("#leave")?.click();
  await waitForContent(() => expect(container.textContent).toBe("left"));
  if (signsOut) setSession({ state: "anonymous", signedOut: true });
  answer.resolve(Response.json(receipt));
  await waitForContent(() => expect(sessionStorage.getItem("draft:callback")).toBeNull());
  await waitForContent(() => expect(readBookedCallback(user, [])?.id).toBe(signsOut ? undefined : 12));
  expect(onBooked).not.toHaveBeenCalled();
});

it.each([
  ["az", "18 mart 2099, 10:00–10:15 (Bakı vaxtı)", "zəngi ləğv etmək üçün +994 12 555 01 95 nömrəsinə zəng edin"],
  ["ru", "18 марта 2099 г., 10:00–10:15 по бакинскому времени", "позвоните по номеру +994 12 555 01 95 и назовите"],
  ["en", "18 March 2099, 10:00–10:15, Baku time", "to cancel, call +994 12 555 01 95 and give"],
] as const)(
  "a booked call has its time in Baku and a link that calls to cancel it, in %s",
  async (language, time, text) => {
    const { container, ...rendered } = await renderPage(
      <BookedCallback
        callback={receipt}
        callCenterPhone="+994125550195"
        isNew={false}
        onBookAnother={() => undefined}
      />,
      { language, respond: () => new Response(null, { status: 404 }) },
    );
    unmount = rendered.unmount;
    const link = await waitForContent(() => {
      const found = container.querySelector("a[href='tel:+994125550195']");
      expect(found).not.toBeNull();
      return found;
    });
    const toText = (element: Element | null | undefined): string | undefined =>
      element?.textContent.replaceAll("\u00A0", " ");
    expect(toText(link)).toBe("+994 12 555 01 95");
    expect(toText(link?.parentElement)).toContain(text);
    expect([...container.querySelectorAll("dd")].map(toText)).toContain(time);
  },
);
