import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { getHref } from "../../src/config/paths.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { getPath } from "./support/navigation.ts";
import { messagesByLanguage, setUpPortal, testedLanguages } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases } from "../support/selection.ts";
import { appealMessageTexts } from "../../mocks/sampleData/appealMessageTexts.ts";
import { photoFile } from "./support/fileFixtures.ts";
import { translate } from "../../mocks/store/localizedText.ts";

const portal = setUpPortal();

test.for(selectCases(testedLanguages))(
  "sends the missing document that the service asks for on the page of the case, and shows its answer, in %s",
  async (language) => {
    const messages = messagesByLanguage[language];
    const { page } = await portal.newVisitor({ as: "citizen", language });
    await page.goto(getHref("appeal", { id: "481" }));
    const section = page.getByRole("region", { name: messages["messages.title"] });
    const request = section.getByRole("status").filter({ hasText: messages["messages.needsDocument"] });
    await request.waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    const field = section.getByLabel(messages["form.appealMessage.text.label"]);
    await field.fill("Müqaviləni göndərirəm.");
    // A PNG image that a messenger has saved as JPEG. The mock backend refuses a file whose name is not that of its content.
    await section.locator("input[type=file]").setInputFiles(photoFile("muqavile.jpg", "image/jpeg"));
    await section.getByRole("status").filter({ hasText: "muqavile.jpg" }).waitFor({ state: "attached" });
    await section.getByRole("button", { name: messages["messages.send"] }).click();

    await section.getByText(translate(appealMessageTexts.thanks, language)).waitFor();
    await section.getByText(messages["messages.author.APPLICANT"], { exact: true }).waitFor();
    await request.waitFor({ state: "detached" });
    expect(await field.inputValue()).toBe("");
    const [sent] = portal.backend.state.documents.slice(-1);
    expect(sent).toMatchObject({ fileName: "muqavile.jpg.png", mimeType: "image/png" });
  },
);

test("opens the form of a message on demand, and again while it has a draft", async () => {
  const messages = messagesByLanguage.en;
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(getHref("appeal", { id: "463" }));
  const section = page.getByRole("region", { name: messages["messages.title"] });
  const write = section.getByRole("button", { name: messages["messages.write"], expanded: false });
  await write.waitFor();
  const field = section.getByLabel(messages["form.appealMessage.text.label"]);
  expect(await field.count()).toBe(0);
  await write.press("Enter");
  await field.fill("When will you decide?");
  expect(await findAccessibilityViolations(page)).toEqual([]);

  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await field.waitFor();
  expect(await field.inputValue()).toBe("When will you decide?");
  await section.getByRole("button", { name: messages["messages.send"] }).click();
  await section.getByText(translate(appealMessageTexts.answer, "en")).waitFor();
  // The focus stays at the form, although the pressed button went with the sent message.
  await waitForExpect(() => field.inputValue()).toBe("");
  const form = section.getByRole("group", { name: messages["messages.write"] });
  expect(await form.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("goes on sending a file while the form of a message is collapsed", async () => {
  const messages = messagesByLanguage.en;
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const upload = Promise.withResolvers<Route>();
  await page.route("**/api/documents*", (route) => upload.resolve(route), { times: 1 });
  await page.goto(getHref("appeal", { id: "463" }));
  const section = page.getByRole("region", { name: messages["messages.title"] });
  const write = section.getByRole("button", { name: messages["messages.write"] });
  await write.click();
  const field = section.getByLabel(messages["form.appealMessage.text.label"]);
  await field.fill("The photo");
  await section.locator("input[type=file]").setInputFiles(photoFile("photo.png"));
  const route = await upload.promise;
  await write.click();
  await field.waitFor({ state: "hidden" });
  await route.continue();
  await section.locator("[role=status]").filter({ hasText: "photo.png" }).waitFor({ state: "attached" });
  await write.click();
  expect(await field.inputValue()).toBe("The photo");
  await section.getByRole("button", { name: messages["messages.send"] }).click();
  await section.getByText("The photo", { exact: true }).waitFor();
  expect(portal.backend.state.documents.slice(-1)).toMatchObject([{ fileName: "photo.png" }]);
});

test.for(selectCases([403, 404, 405]))("leaves the messages out when the server responds with %i", async (status) => {
  const { page } = await portal.newVisitor({
    as: "citizen",
    language: "en",
    expectedConsoleErrors: new RegExp(`status of ${status}`),
  });
  await page.route("**/appeals/481/messages**", (route) => route.fulfill({ status, json: { message: "No" } }));
  const responded = page.waitForResponse("**/appeals/481/messages**");
  await page.goto(getHref("appeal", { id: "481" }));
  await responded;
  await page.getByRole("region", { name: messagesByLanguage.en["appeal.summary"] }).waitFor();
  await waitForExpect(() => page.getByText(messagesByLanguage.en["state.loading"]).count()).toBe(0);
  expect(getPath(page)).toBe(getHref("appeal", { id: "481" }));
  expect(await page.getByRole("heading", { name: messagesByLanguage.en["messages.title"] }).count()).toBe(0);
});
