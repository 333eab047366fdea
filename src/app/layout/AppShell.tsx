import "./AppShell.css";
import { useEffect, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useT } from "../../i18n/IntlProvider.tsx";
import { fallbackPath, paths } from "../../config/paths.ts";
import { SkipLink } from "./SkipLink.tsx";
import { BackToTop } from "./BackToTop.tsx";
import { ClientOnly } from "../../components/loading/ClientOnly.tsx";
import { afterFirstView } from "../../components/loading/firstView.ts";
import { LazyBoundary } from "../../components/loading/LazyBoundary.tsx";
import { lazyWithRetry } from "../../components/loading/lazyWithRetry.tsx";
import { withQueryClient } from "../../components/loading/withQueryClient.tsx";
import { viewState } from "../../state/viewState.ts";
import { Header } from "./header/Header.tsx";
import { PageBoundary } from "../routing/PageBoundary.tsx";
import { SidebarSlot } from "./sidebar/SidebarSlot.tsx";
import { LazyHomePage } from "../pages/lazyHomePage.ts";
import { useInitialPath } from "../routing/useRouteFocus.ts";

// What imports the route table or runs queries is not part of the first view.
const GlobalBanners = lazyWithRetry(afterFirstView(withQueryClient(() => import("./GlobalBanners.tsx"))));
const ProgressBar = lazyWithRetry(afterFirstView(withQueryClient(() => import("./ProgressBar.tsx"))));
const Footer = lazyWithRetry(afterFirstView(withQueryClient(() => import("./footer/Footer.tsx"))));
const RouteView = lazyWithRetry(withQueryClient(() => import("../routing/RouteView.tsx")));
const Breadcrumbs = lazyWithRetry(withQueryClient(() => import("./Breadcrumbs.tsx")));

// React skips an element that stays the same, so a change of the page renders only what depends on the path.
const progressBar = <ProgressBar />;
const globalBanners = <GlobalBanners />;
const footer = <Footer />;

/** Loads the chunk that renders every page except the home page ahead of its first render. */
export const preloadRouteView = RouteView.preload;

/**
 * Renders the layout of every page: header, breadcrumbs, page, footer, and the sidebar of signed-in users. `main` takes focus
 * from the skip link and after navigation.
 * Only the path may change it. An update above a boundary that is not hydrated yet makes React discard its prerendered
 * HTML, and the content disappears until its chunk is loaded.
 */
export function AppShell(): ReactNode {
  const t = useT();
  const [path] = useLocation();
  useInitialPath(path);
  useEffect(() => {
    viewState.isSidebarOpen = false;
  }, [path]);

  const isHome = path === paths.home;
  // The prerendered fallback page serves many addresses, so it contains nothing that depends on the path.
  const isFallback = path === fallbackPath;
  const withBoundary = (element: ReactNode): ReactNode => <LazyBoundary resetKey={path}>{element}</LazyBoundary>;
  return (
    <div className="app-shell">
      <SkipLink />
      <Header />
      {/* Screen readers announce a change only in a live region that is already rendered. */}
      <div className="app-shell-banner" role="status" aria-atomic={false}>
        {withBoundary(progressBar)}
        {withBoundary(globalBanners)}
      </div>
      <div className="app-shell-body">
        {!isHome && <SidebarSlot />}
        <div className="app-shell-content">
          {!isHome && (
            <div className="page-container app-shell-breadcrumb">
              {withBoundary(
                <ClientOnly when={isFallback}>
                  <Breadcrumbs />
                </ClientOnly>,
              )}
            </div>
          )}
          <main className="app-shell-main" id="main" tabIndex={-1}>
            {isHome ? (
              <PageBoundary title={t("page.home.title")}>
                <LazyHomePage />
              </PageBoundary>
            ) : (
              <PageBoundary>
                <ClientOnly when={isFallback}>
                  <RouteView />
                </ClientOnly>
              </PageBoundary>
            )}
            <BackToTop />
          </main>
        </div>
      </div>
      {withBoundary(footer)}
    </div>
  );
}
