import { cloneElement, isValidElement } from "react";
import type { MessageId } from "../../src/generated/messages/ids.ts";
import type { MessageValues, Translator } from "../../src/i18n/IntlProvider.tsx";

/**
 * Returns a placeholder for a message, which a story shows in the selected language. It is a text such as
 * `{action.close}`, so that it can be edited in the controls of the catalogue.
 */
export const text = (id: MessageId, values?: MessageValues): string =>
  values === undefined ? `{${id}}` : `{${id} ${JSON.stringify(values)}}`;

const placeholder = /\{([\w.-]+)(?: (\{[^{}]*\}))?\}/g;

/** Replaces the placeholders in texts, and in the texts of lists, objects and elements. */
export function resolveTexts(t: Translator, value: unknown): unknown {
  if (typeof value === "string")
    return value.replaceAll(placeholder, (_, id: MessageId, values: string | undefined) =>
      t(id, values === undefined ? undefined : (JSON.parse(values) as MessageValues)),
    );
  if (Array.isArray(value)) return value.map((entry) => resolveTexts(t, entry));
  if (isValidElement<object>(value)) return cloneElement(value, resolveProperties(t, value.props));
  return isPlainObject(value) ? resolveProperties(t, value) : value;
}

const resolveProperties = (t: Translator, value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, resolveTexts(t, member)]));

const isPlainObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
