import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What a server must know about the pages of a build. */
export type PageIndex = {
  /** A pattern, without regard to case, of the paths that exist. The meaning is the same in JavaScript and nginx. */
  knownPaths: string;
  /**
   * A pattern of the paths of single public records, which a server may render. Its groups `record_language` and `record_path`
   * are the folder of the language and the path without it. Absent in the demo.
   */
  recordPaths?: string;
  /** Identifies the pages of this build: a rendered page fits only the files of the same one. */
  release?: string;
};

/** Part of the site, so that every server that gets its folder knows them. */
const getFile = (build: string): string => join(build, "known-paths.json");

/** Writes the index of a build. */
export const writePageIndex = (build: string, index: PageIndex): Promise<void> =>
  writeFile(getFile(build), `${JSON.stringify(index)}\n`);

/** Reads the index of a build. Without one, as in the demo, every path may exist. */
export const readPageIndex = (build: string): PageIndex =>
  existsSync(getFile(build)) ? (JSON.parse(readFileSync(getFile(build), "utf8")) as PageIndex) : { knownPaths: "^/" };
