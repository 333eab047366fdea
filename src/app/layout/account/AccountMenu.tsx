import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { useCountNotifications } from "../../../generated/queries/notification/notification.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage, useWords } from "../../../i18n/Words.tsx";
import { paths } from "../../../config/paths.ts";
import type { User } from "../../../auth/sessionStore.ts";
import { Badge } from "./Badge.tsx";
import { Disclosure } from "../../../components/navigation/Disclosure.tsx";
import { HeaderLink } from "../header/HeaderLink.tsx";
import { MenuList, type MenuListItem } from "./MenuList.tsx";
import { useDialog } from "../../../state/useDialog.ts";
import { actingAs } from "../../session/actingAccountName.ts";
import { signOutEverywhere } from "../../session/signOutEverywhere.ts";

/** The signed-in person's own corner of the header: notifications, the account they act for, and the way out. */
export default function AccountMenu({ user }: { user: User }): ReactNode {
  const say = useWords();
  const [path] = useLocation();
  const dialog = useDialog();
  const items: MenuListItem[] = [
    { id: "personalInfo", label: say("screen.personalInfo.title"), icon: "user", href: paths.personalInfo, current: path === paths.personalInfo },
    ...(user.manufacturers.length > 0 ? [{ id: "changeAccount", label: say("account.change"), icon: "swap" as const, onSelect: () => dialog.open("change-account") }] : []),
    ...(user.foreign ? [{ id: "changePassword", label: say("passwordChange.title"), icon: "key" as const, onSelect: () => dialog.open("change-password") }] : []),
    { id: "signOut", label: say("session.signOut"), icon: "logout", apart: true, onSelect: signOutEverywhere },
  ];
  return (
    <>
      <Bell current={path === paths.notifications} />
      <Disclosure
        label={`${user.name} ${user.surname}`.trim()}
        detail={actingAs(say, user)}
        icon="user"
        align="end"
        compact
        place={path}
      >
        <MenuList items={items} />
      </Disclosure>
    </>
  );
}

function Bell({ current }: { current: boolean }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data: count = 0 } = useCountNotifications({ lang }, { query: { meta: { fails: "silent" } } });
  const badge = count > 0 ? <Badge count={count > 99 ? "99+" : formatNumber(lang, count)} label={say("notifications.count", { count })} /> : undefined;
  return <HeaderLink icon="bell" compact href={paths.notifications} label={say("screen.notifications.title")} current={current} badge={badge} />;
}
