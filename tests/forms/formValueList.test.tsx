import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createDynamicForm } from "../../src/forms/dynamicForm.ts";
import { FormValueList } from "../../src/forms/FormValueList.tsx";
import type { ServiceForm } from "../../src/generated/contract.d.ts";
import { IntlProvider } from "../../src/i18n/IntlProvider.tsx";
import type { Language } from "../../src/i18n/language.ts";
import { loadMessages } from "../../src/i18n/messages.ts";

const form: ServiceForm = {
  schema: { type: "object", properties: { country: { type: "string", title: "Country", enum: ["DE", "FR"] } } },
  uiSchema: { country: { "ui:enumNames": ["Germany", "France"] } },
};
const messages = await loadMessages("en");

const renderValues = (country: string, lang?: Language): string =>
  renderToStaticMarkup(
    <IntlProvider language="en" messages={messages}>
      <FormValueList definition={createDynamicForm("service-101", form, lang)} values={{ country }} />
    </IntlProvider>,
  );

it.each([
  ["DE", "Germany"],
  ["IT", "IT"],
  // Names of properties that every object has.
  ["__proto__", "__proto__"],
  ["constructor", "constructor"],
])("shows the value %j of a list of options as %j", (country, shown) => {
  const html = renderValues(country);
  expect(/<dd[^>]*>(.*)<\/dd>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, "")).toBe(shown);
});

it("marks the labels and options of a form in another language for screen readers", () => {
  const html = renderValues("DE", "az");
  expect(html).toContain('<dt lang="az">Country</dt>');
  expect(html).toContain('<bdi lang="az">Germany</bdi>');
});
