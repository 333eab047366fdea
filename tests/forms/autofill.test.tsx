// @vitest-environment jsdom
import { useState, type ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Form } from "../../src/forms/Form.tsx";
import { form as contacts } from "../../src/generated/forms/contacts.js";
import { form as personalInfo } from "../../src/generated/forms/personalInfo.js";
import { form as registration } from "../../src/generated/forms/registration.js";
import { loadDraft } from "../../src/forms/drafts/draftStorage.ts";
import { confirmLeave } from "../../src/state/unsavedChanges.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";
import { waitForEffects } from "../support/waitForEffects.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

/** Renders the first group of the registration, and the last one after a click. */
function Steps(): ReactNode {
  const [group, setGroup] = useState("person");
  return (
    <Form definition={registration} group={group} submitLabel="Send" onSubmit={() => undefined}>
      <button type="button" id="next" onClick={() => setGroup("access")}>
        Next
      </button>
    </Form>
  );
}

/** Returns the control of a field when it is rendered. */
const findInput = (container: HTMLElement, token: string): Promise<HTMLInputElement> =>
  waitForContent(() => {
    const input = container.querySelector<HTMLInputElement>(`input[autocomplete=${token}]`);
    expect(input).not.toBeNull();
    return input!;
  });

/** Changes a control without an event, as some browsers do. */
const fillSilently = (input: HTMLInputElement, value: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);

it("what a browser fills in without an event is normalised as if it had been typed", async () => {
  const onSubmit = vi.fn<(values: unknown) => void>();
  const { container, ...rendered } = await renderPage(
    <Form definition={contacts} submitLabel="Send" onSubmit={onSubmit} />,
    { respond: () => new Response(null) },
  );
  unmount = rendered.unmount;
  const phone = await findInput(container, "tel");
  fillSilently(phone, "+994 50 123 45 67");
  fillSilently(await findInput(container, "email"), "a@example.org\u200B");
  await waitForContent(() => expect(phone.value).toBe("+994501234567"));
  container.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
  await waitForContent(() =>
    expect(onSubmit).toHaveBeenCalledWith({ email: "a@example.org", phoneNumber: "+994501234567" }),
  );
});

it("a later group of fields is checked too", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { container, ...rendered } = await renderPage(<Steps />, { respond: () => new Response(null) });
  unmount = rendered.unmount;
  await findInput(container, "tel");
  // The checks of the first group are over.
  vi.advanceTimersByTime(60_000);
  container.querySelector<HTMLButtonElement>("#next")?.click();
  const username = await findInput(container, "username");
  fillSilently(username, "a@example.org\u200B");
  await waitForContent(() => expect(username.value).toBe("a@example.org"));
});

it("stored lines, and spaces around a stored address, are no input: they are shown, and stay as they are", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const stored = {
    name: "Anna",
    surname: "Meyer",
    fatherName: "-",
    email: " anna@example.org ",
    phoneNumber: "+4930123456",
    possessor: { name: "Meyer GmbH", address: "Hauptstr. 5,\r\n10115 Berlin\n", country: "DE" },
  };
  const onSubmit = vi.fn<(values: unknown) => void>();
  const { container, ...rendered } = await renderPage(
    <Form definition={personalInfo} initial={stored} confirmsLeave submitLabel="Save" onSubmit={onSubmit} />,
    { respond: () => new Response(null) },
  );
  unmount = rendered.unmount;
  const address = await findInput(container, "street-address");
  expect(address.value).toBe("Hauptstr. 5, 10115 Berlin");
  await waitForEffects();
  vi.advanceTimersByTime(60_000);
  await waitForEffects();
  expect(loadDraft(personalInfo.name, "")).toBeUndefined();
  expect(await confirmLeave()).toBe(true);
  container.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
  await waitForContent(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.lastCall).toMatchObject([{ possessor: { address: "Hauptstr. 5,\r\n10115 Berlin" } }]);
});
