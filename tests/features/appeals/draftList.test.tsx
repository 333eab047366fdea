// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import en from "../../../locales/en.json" with { type: "json" };
import ru from "../../../locales/ru.json" with { type: "json" };
import { getResponseExample } from "../../../mocks/operations.ts";
import { setSession } from "../../../src/auth/sessionStore.ts";
import { DraftList } from "../../../src/features/appeals/DraftList.tsx";
import { confirmationStore, resolveConfirmation } from "../../../src/state/confirmation.ts";
import { LanguageButtons } from "../../support/LanguageButtons.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleUser as user } from "../../support/sampleUser.ts";
import { waitForEffects } from "../../support/waitForEffects.ts";

let unmount = (): void => undefined;
afterEach(() => unmount());

const draft = {
  formKey: "service-101",
  data: { answers: { text: "A" }, title: "Yoxlama", lang: "az" },
  updatedAt: "2026-03-18T10:42:00+04:00",
};

it("the question before the deletion of a draft names the service and its language", async () => {
  setSession({ state: "signedIn", user });
  const { container, ...rendered } = await renderPage(<DraftList user={user} />, {
    respond: () => Response.json({ page: 1, perPage: 100, total: 1, items: [draft] }),
  });
  unmount = rendered.unmount;
  const button = await waitForContent(() => {
    const found = container.querySelector("button");
    expect(found?.textContent).toContain("Delete draft");
    return found;
  });
  button?.click();
  expect(confirmationStore.open).toMatchObject({
    message: "Delete the draft “Yoxlama”? What you entered will be lost.",
    name: "Yoxlama",
    lang: "az",
  });
  resolveConfirmation(false);
});

it("a deleted draft is not listed again after a change of the language", async () => {
  setSession({ state: "signedIn", user });
  let items = [draft];
  const { container, ...rendered } = await renderPage(
    <LanguageButtons>
      <DraftList user={user} />
    </LanguageButtons>,
    {
      respond: ({ method }) => {
        if (method === "PUT") items = [];
        return Response.json(
          method === "PUT"
            ? getResponseExample("keepDraft", 200, "en")
            : { page: 1, perPage: 100, total: items.length, items },
        );
      },
    },
  );
  unmount = rendered.unmount;
  const findButton = (text: string): HTMLButtonElement | undefined =>
    [...container.querySelectorAll("button")].find(({ textContent }) => textContent.startsWith(text));
  const changeLanguage = (language: string): void =>
    container.querySelector<HTMLElement>(`button[lang=${language}]`)?.click();
  await waitForContent(() => expect(findButton(en["draft.delete"])).toBeDefined());
  changeLanguage("ru");
  await waitForContent(() => expect(findButton(ru["draft.delete"])).toBeDefined());
  findButton(ru["draft.delete"])?.click();
  await waitForContent(() => expect(confirmationStore.open).toBeDefined());
  resolveConfirmation(true);
  await waitForContent(() => expect(container.querySelector("section")).toBeNull());
  await waitForEffects();
  changeLanguage("en");
  await waitForEffects();
  await waitForContent(() => expect(container.querySelector("section")).toBeNull());
});
