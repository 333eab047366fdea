import { useEffect, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useWords } from "../../i18n/Words.tsx";
import { paths } from "../../config/paths.ts";
import { Frame } from "./AppShell.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { ToTop } from "./BackToTop.tsx";
import { connected } from "../../components/loading/withQueryClient.tsx";
import { Optional } from "../../components/loading/LazyBoundary.tsx";
import { shared } from "../../state/viewState.ts";
import { HeaderBar } from "./header/AppHeader.tsx";
import { HomePage } from "../pages/lazyHomePage.ts";
import { Placed } from "../routing/ClientOnlyOnFallback.tsx";
import { ScreenFrame } from "../routing/PageFrame.tsx";
import { SidebarPlace } from "./sidebar/SidebarSlot.tsx";
import { useBeginning } from "../routing/useRouteFocus.ts";

// Whatever reads the screen table or speaks with the service comes after the first view, and grows without it.
const Banners = connected(() => import("./GlobalBanners.tsx"));
const Busy = connected(() => import("./GlobalProgress.tsx"));
const FooterBar = connected(() => import("./footer/AppFooter.tsx"));
const Screens = connected(() => import("../routing/RouteView.tsx"));
const Way = connected(() => import("./Breadcrumbs.tsx"));

/** Fetches ahead what draws every page but home. */
export const fetchScreens = Screens.fetch;

/**
 * Every screen: header, breadcrumb, page and footer, with the sidebar for whoever is signed in. It changes with the address
 * alone: a part that was drawn in advance and whose script is still on its way would be taken off the page by a change above it.
 */
export function Layout(): ReactNode {
  const say = useWords();
  const [path] = useLocation();
  useBeginning(path);
  useEffect(() => {
    shared.sidebarOpen = false;
  }, [path]);

  const isHome = path === paths.home;
  const optional = (part: ReactNode): ReactNode => <Optional place={path}>{part}</Optional>;
  return (
    <Frame
      skip={<SkipLink>{say("skip.toMain")}</SkipLink>}
      loading={optional(<Busy />)}
      header={<HeaderBar />}
      banner={optional(<Banners />)}
      sidebar={!isHome && <SidebarPlace />}
      breadcrumb={optional(
        <Placed>
          <Way />
        </Placed>,
      )}
      toTop={<ToTop>{say("skip.toTop")}</ToTop>}
      footer={optional(<FooterBar />)}
    >
      {isHome ? (
        <ScreenFrame title={say("screen.home.title")}>
          <HomePage />
        </ScreenFrame>
      ) : (
        <ScreenFrame>
          <Placed>
            <Screens />
          </Placed>
        </ScreenFrame>
      )}
    </Frame>
  );
}
