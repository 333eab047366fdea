import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PersonaId } from "../../mocks/store/personas.ts";
import { languages, type Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { fillForm, getAddressQuestion, getSubmitButton, newRegistration, tabTo } from "./support/accountForms.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { pdfFile } from "./support/fileFixtures.ts";
import { getAccountButton, getPageHeading, waitForPage } from "./support/locators.ts";
import { messagesByLanguage, setUpPortal } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { combineCases } from "../support/selection.ts";

const portal = setUpPortal();

/** A page, its language, and how a person activates its controls. */
type Attempt = {
  page: Page;
  main: Locator;
  language: Language;
  messages: (typeof messagesByLanguage)["az"];
  /** Clicks a control, or reaches it with Tab and presses a key. Each counts as one click. */
  activate: (control: Locator, key?: "Enter" | "Space") => Promise<void>;
};

/** A task of a person that starts on the home page, with the number of clicks that it takes. */
type Task = {
  name: string;
  clicks: number;
  as?: PersonaId;
  perform: (attempt: Attempt) => Promise<void>;
};

const complaintText = "Etiketdə 2 manat yazılıb, kassada 3 manat tutdular.";
const getComplaintText = (page: Page, messages: Attempt["messages"]): Locator =>
  page.getByRole("textbox", { name: messages["form.complaint.text.label"] });

async function findPriceComplaint({ page, main, messages, activate }: Attempt): Promise<void> {
  await activate(main.getByRole("link", { name: messages["page.makeComplaint.title"] }).first());
  await getPageHeading(page, messages["page.makeComplaint.title"]).waitFor();
  const topic = messages["complaintGuide.topic.price.label"];
  await activate(main.getByRole("radio", { name: topic, exact: true }), "Space");
  await main.getByText(messages["complaintGuide.topic.price.papers"]).waitFor();
}

async function fileComplaint(attempt: Attempt): Promise<void> {
  const { page, main, messages, activate } = attempt;
  await findPriceComplaint(attempt);
  await activate(main.getByRole("button", { name: messages["apply.continue"], exact: true }));
  await page.getByLabel(messages["form.complaint.subject.label"]).fill("Kassada baha");
  await getComplaintText(page, messages).fill(complaintText);
  await page.getByLabel(messages["form.complaint.counterparty.name.label"]).fill("«Nərgiz» mağazası");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), activate(page.locator("input[type=file]"))]);
  await chooser.setFiles(pdfFile("çek.pdf"));
  await page.getByRole("button", { name: `${messages["attachment.remove"]} çek.pdf` }).waitFor();
  await waitForExpect(() => portal.backend.state.requestCounts.uploadDocument).toBe(1);
  await activate(main.getByRole("button", { name: messages["apply.continue"], exact: true }));
  await main.getByRole("heading", { level: 2, name: messages["apply.check"] }).waitFor();
  await main.getByText("çek.pdf").waitFor();
  await activate(main.getByRole("button", { name: messages["apply.send"] }));
  await page.waitForURL("**/receipt");
  const sent = portal.backend.state.appeals.at(-1)!;
  expect(sent).toMatchObject({ kind: "COMPLAINT", category: "CHEATING", subject: "Kassada baha" });
  expect(portal.backend.state.documents.filter(({ appealNumber }) => appealNumber === sent.number)).toHaveLength(1);
}

async function returnToDraft({ page, main, language, messages, activate }: Attempt): Promise<void> {
  const { page: firstPage } = await portal.newVisitor({ as: "citizen", language });
  await firstPage.goto(paths.complaint);
  await getComplaintText(firstPage, messages).fill(complaintText);
  await waitForExpect(() => portal.backend.state.drafts.some(({ formKey }) => formKey === "complaint")).toBe(true);
  await page.reload();
  await activate(main.getByRole("link", { name: messages["page.complaint.title"] }));
  await waitForExpect(() => getComplaintText(page, messages).inputValue()).toBe(complaintText);
}

async function pay({ page, main, messages, activate }: Attempt): Promise<void> {
  const tasks = main.getByRole("region", { name: messages["tasks.title"] });
  await activate(tasks.locator(`a[href$="${paths.paymentObligations}"]`));
  await activate(
    main
      .getByRole("cell")
      .getByRole("button", { name: new RegExp(`^${messages["payment.pay"]} .`) })
      .first(),
  );
  await page.waitForURL(/\/payment\//);
  await activate(page.getByRole("button", { name: messages["stub.payment.pay"] }));
  await page.waitForURL(new RegExp(paths.paidPayments));
  await page.getByText(messages["payment.arrived"]).waitFor();
}

async function readAnswer({ page, main, messages, activate }: Attempt): Promise<void> {
  const { number } = portal.backend.state.appeals.find(({ id }) => id === 452)!;
  await activate(main.getByRole("link", { name: messages["page.appeals.title"], exact: true }).first());
  await getPageHeading(page, messages["page.appeals.title"]).waitFor();
  await activate(main.getByRole("link", { name: number, exact: true }));
  await main.getByText(messages["appeal.answerFrom"], { exact: true }).first().waitFor();
}

async function findDocument({ page, main, messages, activate }: Attempt): Promise<void> {
  const { documents } = portal.backend.state;
  const sample = documents.find(({ owner }) => owner === "person:1001")!;
  for (let count = 1; count <= 50; count += 1)
    documents.push({ ...sample, id: 50_000 + count, name: count === 17 ? "Tərəzinin pasportu" : `Sənəd ${count}` });
  await activate(main.getByRole("link", { name: messages["page.documents.title"], exact: true }).last());
  await getPageHeading(page, messages["page.documents.title"]).waitFor();
  await main.getByRole("searchbox", { name: messages["list.documents.filter.word"] }).fill("tərəzi pasport");
  await activate(main.getByRole("search").getByRole("button", { name: messages["list.apply"], exact: true }));
  await waitForExpect(() => main.getByRole("rowheader").count()).toBe(1);
  await main.getByRole("rowheader", { name: "Tərəzinin pasportu" }).waitFor();
}

/** Each of its three pages ends with one click. The first two clicks open them, the last two confirm the address and the code. */
async function register({ page, main, language, messages, activate }: Attempt): Promise<void> {
  await activate(page.getByRole("banner").getByRole("button", { name: messages["signIn.foreign"] }));
  await activate(page.getByRole("dialog").getByRole("link", { name: messages["registration.link"] }));
  await getPageHeading(page, messages["page.registration.title"]).waitFor();
  const { username, password, repeatedPassword, ...details } = newRegistration;
  const { "possessor/name": name, "possessor/address": address, ...person } = details;
  const steps = [
    ["person", person],
    ["possessor", { "possessor/name": name, "possessor/address": address, "possessor/country": "Norveç" }],
    ["access", { username, password, repeatedPassword }],
  ] as const;
  for (const [step, values] of steps) {
    await main.getByRole("heading", { level: 2, name: messages[`form.registration.group.${step}`] }).waitFor();
    await fillForm(page, language, "registration", values);
    await activate(getSubmitButton(page));
  }
  await activate(getAddressQuestion(page, language).getByRole("button", { name: messages["confirm.accept"] }));
  await main.getByRole("heading", { level: 2, name: messages["verification.title"] }).waitFor();
  await fillForm(page, language, "verification", { code: portal.backend.outbox.at(-1)?.code ?? "" });
  await activate(getSubmitButton(page));
  await getAccountButton(page, "Ingrid Sørensen").waitFor();
  expect(portal.backend.state.possessors.at(-1)).toMatchObject({ name, country: "Norveç" });
}

async function checkCertificate({ page, main, messages, activate }: Attempt): Promise<void> {
  await activate(page.getByRole("contentinfo").getByRole("link", { name: messages["page.checkCertificate.title"] }));
  await main.getByRole("searchbox", { name: messages["certificate.number"] }).fill("S-2025-00118");
  await activate(main.getByRole("button", { name: messages["certificate.check"] }));
  await main.getByRole("status").filter({ hasText: messages["certificate.status.VALID"] }).waitFor();
}

async function changeChannel({ page, main, messages, activate }: Attempt): Promise<void> {
  await activate(main.getByRole("link", { name: messages["notificationSettings.link"] }));
  const name = `${messages["notificationSettings.event.PAYMENT"]}: ${messages["notificationSettings.channel.sms"]}`;
  await activate(main.getByRole("switch", { name, exact: true }), "Space");
  await page.getByRole("status").filter({ hasText: messages["notificationSettings.saved"] }).waitFor();
  const payments = portal.backend.state.notificationSettings[1001]?.find(({ event }) => event === "PAYMENT");
  expect(payments).toEqual({ event: "PAYMENT", email: true, sms: true, push: false });
}

const tasks: readonly Task[] = [
  { name: "find how to complain about a price", clicks: 2, as: "citizen", perform: findPriceComplaint },
  { name: "file the complaint with an attachment", clicks: 6, as: "citizen", perform: fileComplaint },
  { name: "return to a draft from another browser", clicks: 1, as: "citizen", perform: returnToDraft },
  { name: "pay", clicks: 3, as: "citizen", perform: pay },
  { name: "read the answer to a complaint", clicks: 2, as: "citizen", perform: readAnswer },
  { name: "find a document among 50", clicks: 2, as: "citizen", perform: findDocument },
  { name: "register a foreign organisation on 3 pages", clicks: 7, perform: register },
  { name: "check a certificate", clicks: 2, perform: checkCertificate },
  { name: "change how one is notified", clicks: 2, as: "citizen", perform: changeChannel },
];

/** Each task with a mouse and with a keyboard alone, in each language: one of them a day. */
const inputs = languages.flatMap(({ code }) => [`${code} with a mouse`, `${code} with a keyboard`] as const);

test.for(combineCases(tasks, inputs).map(([task, input]) => ({ ...task, input })))(
  "$name takes $clicks clicks, in $input",
  async ({ perform, clicks, as, input }) => {
    const language = input.slice(0, 2) as Language;
    const { page } = await portal.newVisitor({ language, ...(as && { as }) });
    let count = 0;
    const activate = async (control: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> => {
      count += 1;
      if (input.endsWith("mouse")) return control.click();
      await tabTo(page, control);
      return page.keyboard.press(key);
    };
    await page.goto(paths.home);
    await waitForPage(page);
    await perform({ page, main: page.getByRole("main"), language, messages: messagesByLanguage[language], activate });
    expect(count).toBe(clicks);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);
