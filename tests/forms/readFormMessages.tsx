import { renderToStaticMarkup } from "react-dom/server";
import type { FormDefinition } from "../../src/forms/formDefinition.ts";
import { useFormMessages, type FormMessages } from "../../src/forms/formMessages.ts";
import { IntlProvider } from "../../src/i18n/IntlProvider.tsx";
import type { Language } from "../../src/i18n/language.ts";
import { loadMessages } from "../../src/i18n/messages.ts";

/** Calls a function with the messages of a form in a language. */
export async function readFormMessages(
  form: FormDefinition<unknown>,
  language: Language,
  read: (messages: FormMessages) => void,
): Promise<void> {
  function Probe(): null {
    read(useFormMessages(form));
    return null;
  }
  renderToStaticMarkup(
    <IntlProvider language={language} messages={await loadMessages(language)}>
      <Probe />
    </IntlProvider>,
  );
}
