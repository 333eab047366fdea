import "./MainMenu.css";
import { useId, useRef, useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import { useLocation } from "wouter";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { tabletQuery } from "../../../generated/styleTokens.ts";
import { useMediaQuery } from "../../../state/useMediaQuery.ts";
import { Icon } from "../../../components/icons/Icon.tsx";
import { OtherPortalLink } from "../otherPortal/OtherPortalLink.tsx";
import { MainMenuGroup } from "./MainMenuGroup.tsx";
import { MainMenuItem } from "./MainMenuItem.tsx";
import { OtherPortalMenuItem } from "./OtherPortalMenuItem.tsx";
import { useValueChange } from "../../../state/useValueChange.ts";
import { useDismiss } from "../../../components/navigation/useDismiss.ts";
import { usePendingHydration } from "../../../components/loading/hydration.ts";
import type { User } from "../../../auth/sessionStore.ts";
import { getActingAccountName } from "../../session/getActingAccountName.ts";
import { useSessionUser } from "../../session/useSession.ts";
import { getHeaderItems, getPersonalSections } from "../../navigation.ts";
import { useRouteName } from "../../routing/routeMatch.ts";
import { useSettings } from "../../../components/loading/useSettings.ts";
import { closeIcon } from "../../../components/icons/paths/closeIcon.ts";
import { menuIcon } from "../../../components/icons/paths/menuIcon.ts";

/**
 * Renders the menu of this portal: the public one, and on a narrow screen also the sections of a signed-in user and the link to
 * the other portal. At phone width a button opens it. A change of the path closes it and its groups.
 */
export default function MainMenu(): ReactNode {
  const t = useT();
  const [path] = useLocation();
  const { standardsSiteUrl, otherPortalUrl } = useSettings();
  const current = useRouteName();
  const isNarrow = useMediaQuery(tabletQuery);
  const user = useSessionUser();
  const [isOpen, setOpen] = useState(false);
  const [openGroup, setOpenGroup] = useState<string | undefined>();
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const closeAll = () => {
    setOpen(false);
    setOpenGroup(undefined);
  };
  useValueChange(path, closeAll);
  useDismiss(isOpen || openGroup !== undefined, root, (reason) => {
    if (reason === "escape" && isOpen) toggle.current?.focus();
    closeAll();
  });
  // A link to the current page does not change the path, but must close the menu too.
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a")) closeAll();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- clicks bubble from the links inside
    <nav
      className="main-menu"
      aria-label={t("menu.label")}
      data-pending-hydration={usePendingHydration()}
      data-open={isOpen || undefined}
      ref={root}
      onClick={onClick}
    >
      <button
        type="button"
        className="main-menu-toggle"
        aria-expanded={isOpen}
        aria-controls={listId}
        ref={toggle}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={isOpen ? closeIcon : menuIcon} />
        <span>{t("menu.toggle")}</span>
      </button>
      <ul className="main-menu-list" id={listId} role="list">
        {user && <PersonalSections user={user} />}
        {getHeaderItems(t, current, standardsSiteUrl).map((item) =>
          "children" in item ? (
            <MainMenuGroup
              key={item.label}
              {...item}
              open={openGroup === item.label}
              onToggle={(isGroupOpen) => setOpenGroup(isGroupOpen ? item.label : undefined)}
            />
          ) : (
            <li key={item.label}>
              <MainMenuItem {...item} />
            </li>
          ),
        )}
        {otherPortalUrl !== "" && isNarrow && (
          <li>
            <OtherPortalLink as={OtherPortalMenuItem} />
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Renders the sections of a signed-in user, which a narrow screen shows in this menu and a wide screen in the sidebar. */
function PersonalSections({ user }: { user: User }): ReactNode {
  const t = useT();
  const current = useRouteName();
  const title = getActingAccountName(t, user) ?? t("sidebar.label");
  return (
    <li className="main-menu-personal">
      <p className="main-menu-title">{title}</p>
      <ul role="list" aria-label={title}>
        {getPersonalSections(t, user, current).map((item) => (
          <li key={item.label}>
            <MainMenuItem {...item} />
          </li>
        ))}
      </ul>
    </li>
  );
}
