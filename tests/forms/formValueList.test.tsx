import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createDynamicForm } from "../../src/forms/dynamicForm.ts";
import { FormValueList } from "../../src/forms/FormValueList.tsx";
import { IntlProvider } from "../../src/i18n/IntlProvider.tsx";
import { loadMessages } from "../../src/i18n/messages.ts";

const definition = createDynamicForm("service-101", {
  schema: { type: "object", properties: { country: { type: "string", title: "Country", enum: ["DE", "FR"] } } },
  uiSchema: { country: { "ui:enumNames": ["Germany", "France"] } },
});
const messages = await loadMessages("en");

it.each([
  ["DE", "Germany"],
  ["IT", "IT"],
  // Names of properties that every object has.
  ["__proto__", "__proto__"],
  ["constructor", "constructor"],
])("shows the value %j of a list of options as %j", (country, shown) => {
  const html = renderToStaticMarkup(
    <IntlProvider language="en" messages={messages}>
      <FormValueList definition={definition} values={{ country }} />
    </IntlProvider>,
  );
  expect(/<dd[^>]*>(.*)<\/dd>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, "")).toBe(shown);
});
