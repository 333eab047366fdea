import { useCallback, useEffect, useRef, type ReactNode, type RefObject } from "react";
import { createIntl, RawIntlProvider, useIntl, type IntlShape } from "react-intl";
import type { MessageId } from "../generated/messages/ids.ts";
import { parseLanguage, type Language } from "./language.ts";
import type { Messages } from "./messages.ts";

/** Hands the words of one language to everything below. Dates and times are those of Baku, wherever the page is drawn. */
export function IntlProvider({
  language,
  messages,
  children,
}: {
  language: Language;
  messages: Messages;
  children: ReactNode;
}): ReactNode {
  return <RawIntlProvider value={getIntl(language, messages)}>{children}</RawIntlProvider>;
}

/** What reads messages, made once for each set of them: every part that comes later hands the same words to what is below it. */
const intlCache = new WeakMap<Messages, IntlShape>();

function getIntl(language: Language, messages: Messages): IntlShape {
  const intl =
    intlCache.get(messages) ??
    createIntl({ locale: language, messages, timeZone: "Asia/Baku", onError: reportIntlError });
  intlCache.set(messages, intl);
  return intl;
}

// An unknown id is a fault of ours: it must be loud in every test and never stop a citizen.
const reportIntlError = (error: unknown): void => console.error(error);

/** What fills the gaps of a message: words as they are, never read as a message themselves. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The function that turns a message id into a sentence of the current language. */
export type Translator = (id: MessageId, values?: MessageValues) => string;

/** The words of a language where nothing is being drawn. */
export function createTranslator(language: Language, messages: Messages): Translator {
  const intl = getIntl(language, messages);
  return (id, values) => intl.formatMessage({ id }, values);
}

/** The words of the current language. */
export function useT(): Translator {
  const { formatMessage } = useIntl();
  return useCallback((id, values) => formatMessage({ id }, values), [formatMessage]);
}

/** Finds words by a place that is put together while running, such as a field of a form; `undefined` where there are none. */
export function useMessageLookup(): { find: (id: string, values?: MessageValues) => string | undefined } {
  const { messages } = useIntl();
  const t = useT();
  const known = (id: string): id is MessageId => id in messages;
  return { find: (id, values) => (known(id) ? t(id, values) : undefined) };
}

/** The words for what happens later, outside a render: always those of the language shown then. */
export function useLatestT(): RefObject<Translator> {
  const t = useT();
  const words = useRef(t);
  useEffect(() => {
    words.current = t;
  });
  return words;
}

/** The current language. */
export const useLanguage = (): Language => parseLanguage(useIntl().locale);
