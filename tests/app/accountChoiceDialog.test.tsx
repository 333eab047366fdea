// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import AccountChoiceDialog from "../../src/app/dialogs/AccountChoiceDialog.tsx";
import { renderPage, waitForContent } from "../support/renderPage.tsx";
import { sampleUser } from "../support/sampleUser.ts";

let unmount = (): void => undefined;
afterEach(() => unmount());

const ignore = (): void => undefined;

it.each([
  ["the citizen", "for who acts as a citizen", { selectedCertNumber: "AZ-1", selected: false }, false, 0],
  ["the organisation", "for who acts for it", { selectedCertNumber: "AZ-1", selected: true }, false, 1],
  ["nothing", "for who acts for an organisation without a certificate", { selected: true }, false, -1],
  ["nothing", "at a mandatory choice", { selectedCertNumber: "AZ-1", selected: false }, true, -1],
])("the choice of an account begins with %s %s", async (_account, _name, organisation, isMandatory, checkedIndex) => {
  const user = { ...sampleUser, manufacturers: [{ id: 3, name: "Bazar MMC", voen: "1700000011", ...organisation }] };
  const rendered = await renderPage(
    <AccountChoiceDialog user={user} {...(!isMandatory && { onClose: ignore })} onSignOut={ignore} />,
    { respond: () => new Response(null, { status: 404 }) },
  );
  unmount = rendered.unmount;
  const radios = await waitForContent(() => {
    const found = [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input[type=radio]")];
    expect(found).toHaveLength(2);
    return found;
  });
  expect(radios.findIndex(({ checked }) => checked)).toBe(checkedIndex);
});
