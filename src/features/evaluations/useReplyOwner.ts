import { useState } from "react";
import { getUserKey } from "../../auth/sessionStore.ts";
import { useUser } from "../../auth/useUser.ts";

/** Whose the replies on the page are, and how many other people have had the page before. */
type ReplyOwner = { owner: string; previousOwners: number };

/**
 * Returns whose the replies on the page are: those of a visitor ("") become those of the person who signs in, and stay theirs
 * after the end of the session. Another person begins with replies of their own: `previousOwners` is a key of the form. The
 * page is public, and stays when another person signs in.
 */
export function useReplyOwner(): ReplyOwner {
  const user = useUser();
  const [current, setCurrent] = useState<ReplyOwner>({ owner: "", previousOwners: 0 });
  const owner = user === undefined ? current.owner : getUserKey(user);
  if (owner === current.owner) return current;
  const next = { owner, previousOwners: current.previousOwners + (current.owner === "" ? 0 : 1) };
  setCurrent(next);
  return next;
}
