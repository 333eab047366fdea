import { useEffect, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { notificationCountKey } from "../../../api/notificationCountKey.ts";
import { useCountNotifications } from "../../../generated/queries/notification/index.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage, useT } from "../../../i18n/IntlProvider.tsx";
import { paths } from "../../../config/paths.ts";
import { hasOrganisation } from "../../../auth/roles.ts";
import type { User } from "../../../auth/sessionStore.ts";
import { Badge, BadgePlace } from "./Badge.tsx";
import { Disclosure } from "../../../components/navigation/Disclosure.tsx";
import { HeaderLink } from "../header/HeaderLink.tsx";
import { MenuList, type MenuListItem } from "./MenuList.tsx";
import { useDialog } from "../../../state/useDialog.ts";
import { viewState } from "../../../state/viewState.ts";
import { getActingAccountName } from "../../session/getActingAccountName.ts";
import { getUserName } from "../../../auth/userName.ts";
import { signOutEverywhere } from "../../session/signOutEverywhere.ts";
import { userIcon } from "../../../components/icons/paths/userIcon.ts";
import { logoutIcon } from "../../../components/icons/paths/logoutIcon.ts";
import { bellIcon } from "../../../components/icons/paths/bellIcon.ts";
import { swapIcon } from "../../../components/icons/paths/swapIcon.ts";
import { keyIcon } from "../../../components/icons/paths/keyIcon.ts";

/** Renders the notifications link and the account menu of a signed-in user. */
export default function AccountMenu({ user }: { user: User }): ReactNode {
  const t = useT();
  const [path] = useLocation();
  const dialog = useDialog();
  const items: MenuListItem[] = [
    {
      id: "personalInfo",
      label: t("page.personalInfo.title"),
      icon: userIcon,
      href: paths.personalInfo,
      current: path === paths.personalInfo,
    },
    ...(hasOrganisation(user)
      ? [
          {
            id: "changeAccount",
            label: t("account.change"),
            icon: swapIcon,
            onSelect: () => dialog.open("change-account"),
          },
        ]
      : []),
    ...(user.foreign
      ? [
          {
            id: "changePassword",
            label: t("passwordChange.title"),
            icon: keyIcon,
            onSelect: () => dialog.open("change-password"),
          },
        ]
      : []),
    { id: "signOut", label: t("session.signOut"), icon: logoutIcon, hasDivider: true, onSelect: signOutEverywhere },
  ];
  return (
    <>
      <NotificationsLink current={path === paths.notifications} />
      <Disclosure
        label={getUserName(t, user)}
        detail={getActingAccountName(t, user)}
        icon={userIcon}
        align="end"
        compact
        path={path}
      >
        <MenuList items={items} />
      </Disclosure>
    </>
  );
}

function NotificationsLink({ current }: { current: boolean }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { notificationCount: count = 0 } = useSnapshot(viewState);
  const { data, dataUpdatedAt, isPending } = useCountNotifications(
    { lang },
    { query: { queryKey: notificationCountKey, meta: { errorDisplay: "silent" } } },
  );
  const unreadCount = data ?? (isPending ? undefined : 0);
  // After each response, also one with the same number: pushed messages may have changed the count since. The cleanup
  // resets the count at sign-out.
  useEffect(() => {
    viewState.notificationCount = unreadCount;
    return () => {
      viewState.notificationCount = undefined;
    };
  }, [unreadCount, dataUpdatedAt]);
  const number = formatNumber(lang, count);
  const badge =
    count > 0 ? (
      <Badge count={count > 99 ? "99+" : number} label={t("notifications.count", { count, number })} />
    ) : isPending ? (
      <BadgePlace />
    ) : undefined;
  return (
    <HeaderLink
      icon={bellIcon}
      compact
      href={paths.notifications}
      label={t("page.notifications.title")}
      current={current}
      badge={badge}
    />
  );
}
