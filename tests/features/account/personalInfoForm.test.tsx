// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { setSession, type User } from "../../../src/auth/sessionStore.ts";
import { PersonalInfoForm } from "../../../src/features/account/PersonalInfoForm.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  sessionStorage.clear();
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
  await waitForContent(() => expect(container.textContent).toContain("Not sent"));
  await submit();
  await waitForContent(() => expect(areUserDetailsSent || container.textContent.includes("Changed")).toBe(true));
  expect([areUserDetailsSent, updates]).toEqual([isSaved, 2]);
});
