import { etalonCategories, paths, registerNames, type PathName } from "../../src/config/paths.ts";

type WithParts = { [Name in PathName]: (typeof paths)[Name] extends `${string}:${string}` ? Name : never }[PathName];

/** An address for each screen whose path has parts: the parts are of something that the sample world has. */
const filledIn: Readonly<Record<WithParts, string>> = {
  eService: "/e-services/101",
  apply: "/e-services/102/apply",
  appeal: "/my-appeals/481",
  appealReceipt: "/my-appeals/481/receipt",
  informativeService: "/informative-services/151",
  etalonCategory: `/etalons/${etalonCategories[0]}`,
  register: `/registers/${registerNames[0]}`,
  post: "/post/301",
};

/** An address of every screen at which there is something to see. */
export const addresses: Readonly<Record<PathName, string>> = { ...paths, ...filledIn };
