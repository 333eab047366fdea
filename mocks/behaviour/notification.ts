import type { components } from "../../src/generated/contract.d.ts";
import { say, type Language } from "../store/localizedText.ts";
import type { Notice } from "../store/notifications.ts";
import type { World } from "../store/mockStore.ts";
import { ok, type Behaviour } from "./behaviour.ts";

/** A notification as it is pushed, in one language. */
export const messageOf = ({ id, type, title, description, at }: Notice, lang: Language): components["schemas"]["NotificationMessage"] => ({
  id,
  type,
  title: say(title, lang),
  description: say(description, lang),
  createdAt: new Date(at).toISOString(),
});

const noticesOf = (world: World, accountId: number): Notice[] => world.state.notices.filter((notice) => notice.accountId === accountId);

/** What the service tells a signed-in person. */
export const notification = {
  readNotifications: ({ world, lang, visitor: { account } }) =>
    ok(
      noticesOf(world, account.id)
        .toSorted((a, b) => b.at - a.at || b.id - a.id)
        .map((notice) => ({ ...messageOf(notice, lang), read: notice.read })),
    ),

  countNotifications: ({ world, visitor: { account } }) => ok(noticesOf(world, account.id).filter(({ read }) => !read).length),

  markNotificationsRead: ({ world, visitor: { account } }) => {
    for (const notice of noticesOf(world, account.id)) notice.read = true;
    return ok(0);
  },
} satisfies Behaviour;
