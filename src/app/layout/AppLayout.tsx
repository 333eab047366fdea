import { useEffect, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { AppShell } from "./AppShell.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { BackToTop } from "./BackToTop.tsx";
import { withQueryClient } from "../../components/loading/withQueryClient.tsx";
import { LazyBoundary } from "../../components/loading/LazyBoundary.tsx";
import { viewState } from "../../state/viewState.ts";
import { AppHeader } from "./header/AppHeader.tsx";
import { LazyHomePage } from "../pages/lazyHomePage.ts";
import { ClientOnlyOnFallback } from "../routing/ClientOnlyOnFallback.tsx";
import { PageFrame } from "../routing/PageFrame.tsx";
import { SidebarSlot } from "./sidebar/SidebarSlot.tsx";
import { useInitialPath } from "../routing/useRouteFocus.ts";

// Whatever reads the screen table or speaks with the service comes after the first view, and grows without it.
const Banners = withQueryClient(() => import("./GlobalBanners.tsx"));
const Busy = withQueryClient(() => import("./GlobalProgress.tsx"));
const FooterBar = withQueryClient(() => import("./footer/AppFooter.tsx"));
const Screens = withQueryClient(() => import("../routing/RouteView.tsx"));
const Way = withQueryClient(() => import("./Breadcrumbs.tsx"));

/** Fetches ahead what draws every page but home. */
export const preloadRouteView = Screens.preload;

/**
 * Every screen: header, breadcrumb, page and footer, with the sidebar for whoever is signed in. It changes with the address
 * alone: a part that was drawn in advance and whose script is still on its way would be taken off the page by a change above it.
 */
export function AppLayout(): ReactNode {
  const t = useT();
  const [path] = useLocation();
  useInitialPath(path);
  useEffect(() => {
    viewState.isSidebarOpen = false;
  }, [path]);

  const isHome = path === paths.home;
  const optional = (part: ReactNode): ReactNode => <LazyBoundary resetKey={path}>{part}</LazyBoundary>;
  return (
    <AppShell
      skipLink={<SkipLink>{t("skip.toMain")}</SkipLink>}
      progress={optional(<Busy />)}
      header={<AppHeader />}
      banner={optional(<Banners />)}
      sidebar={!isHome && <SidebarSlot />}
      breadcrumb={optional(
        <ClientOnlyOnFallback>
          <Way />
        </ClientOnlyOnFallback>,
      )}
      backToTop={<BackToTop>{t("skip.toTop")}</BackToTop>}
      footer={optional(<FooterBar />)}
    >
      {isHome ? (
        <PageFrame title={t("screen.home.title")}>
          <LazyHomePage />
        </PageFrame>
      ) : (
        <PageFrame>
          <ClientOnlyOnFallback>
            <Screens />
          </ClientOnlyOnFallback>
        </PageFrame>
      )}
    </AppShell>
  );
}
