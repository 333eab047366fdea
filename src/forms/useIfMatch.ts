import { useState } from "react";
import { getFailure } from "../api/failure.ts";
import { getIfMatch, type IfMatch } from "../api/getIfMatch.ts";
import { isChangedMeanwhile } from "../api/isChangedMeanwhile.ts";
import { useLanguage } from "../i18n/IntlProvider.tsx";
import { useValueChange } from "../state/useValueChange.ts";
import { areValuesEqual } from "./areValuesEqual.ts";
import { adoptUnchanged } from "./formValues.ts";

/** What a form shows, and the error of its last update. */
type ShownData = {
  /** When the data were read, in milliseconds. */
  dataUpdatedAt: number;
  /** The values of the data. */
  initial: unknown;
  /** Returns the values of the form while they differ from the data. */
  readDraft: () => unknown;
  error: unknown;
};

/**
 * Returns the header (`getIfMatch`, in the language of the form) of an update of the data that a form shows. When the data are read again
 * and have another value of a field that the person has changed, the header remains that of the version before: the update is
 * refused (412), and the form says so. After the refusal it is that of the newer version.
 */
export function useIfMatch(
  path: Parameters<typeof getIfMatch>[0],
  ids: Parameters<typeof getIfMatch>[1],
  { dataUpdatedAt, initial, readDraft, error }: ShownData,
): IfMatch {
  const lang = useLanguage();
  const readVersion = () => ({ initial, header: getIfMatch(path, ids, { lang }) });
  const [latest, setLatest] = useState(readVersion);
  useValueChange(`${lang} ${dataUpdatedAt}`, () => setLatest(readVersion()));
  const [replaced, setReplaced] = useState<{ version: typeof latest; refusal?: unknown }>({ version: latest });
  const { version } = replaced;
  const refusal = isChangedMeanwhile(getFailure(error)) ? error : undefined;
  const isRefused = refusal !== undefined && refusal !== replaced.refusal;
  if (latest !== version && (isRefused || !areInConflict(readDraft(), latest.initial, version.initial)))
    setReplaced({ version: latest, refusal });
  return version.header;
}

/** Returns whether a draft and newer values have a field that both have changed, each in another way. */
const areInConflict = (draft: unknown, newer: unknown, before: unknown): boolean =>
  draft !== undefined && !areValuesEqual(adoptUnchanged(draft, before, newer), adoptUnchanged(newer, before, draft));
