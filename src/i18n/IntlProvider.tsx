import { isLiteralElement } from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { useCallback, useEffect, useRef, type ReactNode, type RefObject } from "react";
import { RawIntlProvider, useIntl, type IntlShape, type MessageFormatElement } from "react-intl";
import { createOnce } from "../config/createOnce.ts";
import type { MessageId } from "../generated/messages/ids.ts";
import { parseLanguage, type Language } from "./language.ts";
import type { Messages } from "./messages.ts";
import { removeBidiControls } from "./removeBidiControls.ts";

/** Provides the messages of a language to its children. Dates and times use the time zone of Baku. */
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

/** One `IntlShape` for each set of messages: nested providers of the same messages share it. */
const intlCache = new WeakMap<Messages, IntlShape>();

function getIntl(language: Language, messages: Messages): IntlShape {
  const intl = intlCache.get(messages) ?? createMessageIntl(language, messages);
  intlCache.set(messages, intl);
  return intl;
}

/**
 * Returns an `IntlShape` that formats messages and nothing else, each message with one `IntlMessageFormat`. `createIntl` adds
 * the formats of dates, lists and durations to the first view, because no bundler can leave them out; ours are in `format.ts`.
 */
function createMessageIntl(language: Language, messages: Messages): IntlShape {
  const getFormat = createOnce((message: MessageFormatElement[]) => new IntlMessageFormat(message, language));
  const format = (message: MessageFormatElement[], values?: MessageValues): string => {
    const [text, ...others] = message;
    // Most messages have no placeholder.
    if (text !== undefined && isLiteralElement(text) && others.length === 0) return text.value;
    return String(getFormat(message).format(values));
  };
  const formatMessage = ({ id }: { id: string }, values?: MessageValues): string => {
    try {
      const message = Object.hasOwn(messages, id) ? messages[id] : undefined;
      if (message === undefined) throw new Error("There is no message with this id.");
      return format(message, values);
    } catch (error) {
      // An unknown id or a missing value is a programming error: it fails every test but does not break the page.
      console.error(`The message ${id} (${language}) cannot be formatted.`, error);
      // The last part of an id may be a value of the backend, such as a status of a later version.
      return id.slice(id.lastIndexOf(".") + 1);
    }
  };
  return { locale: language, messages, formatMessage } as IntlShape;
}

/** The values of the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Returns the message of an id in one language, with its placeholders filled in. The values, such as names, cannot change the
 * direction of the text: messages also stand in attributes and titles, where no element can isolate a value.
 */
export type Translator = (id: MessageId, values?: MessageValues) => string;

/** Returns the translator of a language, for code outside React. */
export function createTranslator(language: Language, messages: Messages): Translator {
  const intl = getIntl(language, messages);
  return (id, values) => removeBidiControls(intl.formatMessage({ id }, values));
}

/** Returns the translator of the current language. */
export function useT(): Translator {
  const { formatMessage } = useIntl();
  return useCallback((id, values) => removeBidiControls(formatMessage({ id }, values)), [formatMessage]);
}

/** Returns a translator for ids that are composed at run time, such as the label of a form field; `undefined` for an unknown id. */
export function useMessageLookup(): { find: (id: string, values?: MessageValues) => string | undefined } {
  const { messages } = useIntl();
  const t = useT();
  const isMessageId = (id: string): id is MessageId => id in messages;
  return { find: (id, values) => (isMessageId(id) ? t(id, values) : undefined) };
}

/** Returns a ref to the translator, for callbacks that run after a change of language. */
export function useLatestT(): RefObject<Translator> {
  const t = useT();
  const latestT = useRef(t);
  useEffect(() => {
    latestT.current = t;
  });
  return latestT;
}

/** Returns the current language. */
export const useLanguage = (): Language => parseLanguage(useIntl().locale);
