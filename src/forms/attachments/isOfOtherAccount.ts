import type { UploadedFile } from "../drafts/draftStorage.ts";

/** Returns whether a file belongs to another account than `account`. Earlier releases stored files without their account. */
export const isOfOtherAccount = ({ account: own = "" }: Pick<UploadedFile, "account">, account: string): boolean =>
  own !== "" && own !== account;
