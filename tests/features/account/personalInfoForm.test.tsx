// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { setSession, type User } from "../../../src/auth/sessionStore.ts";
import { PersonalInfoForm } from "../../../src/features/account/PersonalInfoForm.tsx";
import { confirmationStore, resolveConfirmation } from "../../../src/state/confirmation.ts";
import { toastStore } from "../../../src/state/toasts.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { waitForEffects } from "../../support/waitForEffects.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const user: User = {
  id: 7,
  name: "Emma",
  surname: "Lindqvist",
  fatherName: "Olav",
  foreign: true,
  roles: [],
  language: { isoCode: "en" },
  manufacturers: [],
  email: "emma@nordvik.example",
  phoneNumber: "+46855501421",
  possessorIds: [7001],
};

/** Renders the form of a user whose organisation is complete. Returns it with the bodies of the updates. */
async function renderForm(shownUser: User): Promise<{ container: HTMLElement; sent: unknown[] }> {
  setSession({ state: "signedIn", user: shownUser });
  const sent: unknown[] = [];
  const { container, ...rendered } = await renderPage(<PersonalInfoForm user={shownUser} />, {
    respond: async (request) => {
      if (request.url.includes("/possessors/"))
        return Response.json({ id: 7001, name: "Nordvik Foods AB", address: "Skeppsbron 4" });
      if (request.method === "PUT") sent.push(await request.json());
      return Response.json(request.method === "PUT" ? { message: "Saved" } : shownUser);
    },
  });
  unmount = rendered.unmount;
  return { container, sent };
}

/** Changes the field that `find` finds. */
async function changeField(
  container: HTMLElement,
  find: (field: HTMLInputElement) => boolean,
  text: string,
): Promise<HTMLInputElement> {
  const field = await waitForContent(() => {
    const found = [...container.querySelectorAll("input")].find(find);
    expect(found).toBeDefined();
    return found!;
  });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await waitForContent(() => expect(field.value).toBe(text));
  return field;
}

const submitForm = async (container: HTMLElement): Promise<void> => {
  await waitForContent(() => expect(container.querySelector("button[type=submit][aria-busy]")).toBeNull());
  container.querySelector<HTMLElement>("button[type=submit]")?.click();
};

it.each([
  ["is saved when an earlier attempt has arrived without an answer", "Bryggen 5, Bergen", true],
  ["is refused when it was changed elsewhere", "Karl Johans gate 1", false],
])("an organisation %s", async (_name, savedAddress, isSaved) => {
  setSession({ state: "signedIn", user });
  let possessor = { id: 7001, name: "Nordvik Foods AB", address: "Skeppsbron 4" };
  let updates = 0;
  let areUserDetailsSent = false;
  const { container, ...rendered } = await renderPage(<PersonalInfoForm user={user} />, {
    respond: ({ method, url }) => {
      if (!url.includes("/possessors/")) {
        areUserDetailsSent ||= method === "PUT";
        return Response.json(method === "PUT" ? { message: "Saved" } : user);
      }
      // The connection is back when the form is sent again.
      if (method !== "PUT" && updates === 1) throw new TypeError("Failed to fetch");
      if (method !== "PUT") return Response.json(possessor);
      updates += 1;
      if (updates > 1) return Response.json({ message: "Changed" }, { status: 412 });
      possessor = { ...possessor, address: savedAddress };
      throw new TypeError("Failed to fetch");
    },
  });
  unmount = rendered.unmount;
  const submit = async (): Promise<void> => {
    const button = await waitForContent(() => {
      const found = container.querySelector<HTMLElement>("button[type=submit]:not([aria-busy])");
      expect(found).not.toBeNull();
      return found!;
    });
    button.click();
  };
  const address = await waitForContent(() => {
    const fields = [...container.querySelectorAll<HTMLInputElement>("input, textarea")];
    const found = fields.find(({ value }) => value === "Skeppsbron 4");
    expect(found).toBeDefined();
    return found!;
  });
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(address), "value")?.set?.call(address, "Bryggen 5, Bergen");
  address.dispatchEvent(new Event("input", { bubbles: true }));
  await submit();
  await waitForContent(() => expect(container.textContent).toContain("No answer arrived"));
  await submit();
  await waitForContent(() => expect(areUserDetailsSent || container.textContent.includes("Changed")).toBe(true));
  expect([areUserDetailsSent, updates]).toEqual([isSaved, 2]);
});

it("a FIN that was emptied is back after the save when the service keeps it, and the portal says so", async () => {
  const pin = "5XK2M9A";
  const { container, sent } = await renderForm({ ...user, pin });
  const field = await changeField(container, ({ value }) => value === pin, "");
  await submitForm(container);
  await waitForContent(() => expect(field.value).toBe(pin));
  expect(sent).toEqual([expect.not.objectContaining({ pin: expect.anything() })]);
  expect(toastStore.toasts.map(({ text }) => text)).toContain("The FIN was not removed: it cannot be removed here");
});

it("a number of an identity card that the service has sent is saved as it is, and checked when it is changed", async () => {
  const pin = "AB1234567";
  const phoneNumber = "+46855501999";
  const { container, sent } = await renderForm({ ...user, pin });
  await changeField(container, ({ value }) => value === user.phoneNumber, phoneNumber);
  await submitForm(container);
  await waitForContent(() => expect(sent).toEqual([expect.objectContaining({ pin, phoneNumber })]));
  await changeField(container, ({ value }) => value === pin, "AB12");
  await submitForm(container);
  await waitForContent(() => expect(container.textContent).toContain("Enter the FIN"));
  expect(sent).toHaveLength(1);
});

it("asks about the address of the sign-in also where the service shows none, and once", async () => {
  const { email: _email, ...withoutEmail } = user;
  const email = "emma@nordvik.example";
  const { container, sent } = await renderForm(withoutEmail);
  const answer = async (isAccepted: boolean): Promise<void> => {
    await submitForm(container);
    await waitForContent(() => expect(confirmationStore.open?.message).toContain(email));
    resolveConfirmation(isAccepted);
  };
  await changeField(container, ({ type }) => type === "email", email);
  await answer(false);
  await waitForEffects();
  expect(sent).toEqual([]);
  await answer(true);
  await waitForContent(() => expect(sent).toEqual([expect.objectContaining({ email })]));
  await submitForm(container);
  await waitForContent(() => expect(sent).toHaveLength(2));
});

it.each([
  ["is refused once when the address was changed elsewhere too", "Karl Johans gate 1", ['"1"', '"2"']],
  ["is saved at once when another field was changed elsewhere", "Skeppsbron 4", ['"2"']],
])("a changed address of an organisation that was read again %s", async (_name, address, expectedTags) => {
  setSession({ state: "signedIn", user });
  let possessor = { id: 7001, name: "Nordvik Foods AB", address: "Skeppsbron 4" };
  let etag = '"1"';
  const tags: (string | null)[] = [];
  const { container, ...rendered } = await renderPage(<PersonalInfoForm user={user} />, {
    respond: async (request) => {
      if (!request.url.includes("/possessors/"))
        return Response.json(request.method === "PUT" ? { message: "Saved" } : user);
      if (request.method === "PUT") {
        const tag = request.headers.get("if-match");
        tags.push(tag);
        if (tag !== etag) return Response.json({ message: "Changed elsewhere" }, { status: 412 });
        possessor = { ...possessor, ...((await request.json()) as object) };
        etag = '"3"';
      }
      return Response.json(possessor, { headers: { etag } });
    },
  });
  unmount = rendered.unmount;
  await changeField(container, ({ value }) => value === "Skeppsbron 4", "Bryggen 5, Bergen");
  possessor = { ...possessor, name: "Nordvik Foods ASA", address };
  etag = '"2"';
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  await waitForContent(() => expect(container.querySelector("[value='Nordvik Foods ASA']")).not.toBeNull());
  for (const [index] of expectedTags.entries()) {
    await submitForm(container);
    await waitForContent(() => expect(tags).toHaveLength(index + 1));
    await waitForEffects();
  }
  expect(tags).toEqual(expectedTags);
  expect(possessor).toMatchObject({ name: "Nordvik Foods ASA", address: "Bryggen 5, Bergen" });
});
