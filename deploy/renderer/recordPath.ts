import { defaultLanguage, languages, type Language } from "../../src/i18n/language.ts";

/** The address of one record: the path without its language. `language` is absent without one in the address. */
export type RecordAddress = { path: string; language: Language | undefined };

/** Returns a function that parses a path with the pattern of a page index; it returns `undefined` for any other path. */
export function createRecordPathParser(recordPaths: string | undefined): (path: string) => RecordAddress | undefined {
  if (recordPaths === undefined) return () => undefined;
  const pattern = new RegExp(recordPaths);
  return (path) => {
    const groups = pattern.exec(path)?.groups;
    const folder = groups?.["record_language"];
    return groups && { path: groups["record_path"] ?? "", language: findLanguage(folder) };
  };
}

const findLanguage = (folder: string | undefined): Language | undefined =>
  languages.find(({ code }) => code !== defaultLanguage && `/${code}` === folder)?.code;
