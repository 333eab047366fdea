import "./HomePage.css";
import { useEffect, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { hasStoredSession } from "../../auth/sessionStore.ts";
import { useUser } from "../../auth/useUser.ts";
import { getSearchHref } from "../../features/search/searchHref.ts";
import { Link } from "../../components/navigation/Link.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { SectionStack } from "../../components/layout/SectionStack.tsx";
import { Hero } from "./Hero.tsx";
import { Skeleton, type SkeletonProps } from "../../components/loading/Skeleton.tsx";
import { PortalSearch } from "../../features/search/PortalSearch.tsx";
import { lazyWithRetry } from "../../components/loading/lazyWithRetry.tsx";
import { withFirstData, withQueryClient, withSession } from "../../components/loading/withQueryClient.tsx";
import { whenVisible } from "../../components/loading/firstView.ts";
import { LazyBoundary } from "../../components/loading/LazyBoundary.tsx";

// The home page renders before its requests have responses.
const FirstServices = lazyWithRetry(withFirstData(() => import("../../features/services/FirstServices.tsx")));
const HomeLowerSections = lazyWithRetry(
  whenVisible(
    "home-lower",
    withQueryClient(() => import("./HomeLowerSections.tsx")),
  ),
);
const OpenTasks = lazyWithRetry(withSession(() => import("./OpenTasks.tsx")));

/** Renders the home page: search, for a signed-in user what is waiting, services, news, exchange rates and help. */
export default function HomePage(): ReactNode {
  const t = useT();
  const [path] = useLocation();
  const user = useUser();
  useEffect(() => {
    // While the session is restored, which takes a request.
    if (hasStoredSession()) void OpenTasks.preload();
  }, []);
  const withSkeleton = (shape: SkeletonProps["shape"], list: ReactNode): ReactNode => (
    <LazyBoundary resetKey={path} fallback={<Skeleton shape={shape} />}>
      {list}
    </LazyBoundary>
  );
  return (
    <>
      <Hero
        title={t("home.title")}
        lead={t("home.lead")}
        hints={{
          title: t("home.popularSearches"),
          links: (["home.query.complaint", "home.query.certificate", "home.query.prices"] as const).map((id) => ({
            href: getSearchHref(t(id)),
            label: t(id),
          })),
        }}
      >
        <PortalSearch size="hero" />
      </Hero>
      <div className="open-tasks" data-user={user && ""}>
        {user && (
          <LazyBoundary resetKey={path}>
            <OpenTasks user={user} />
          </LazyBoundary>
        )}
      </div>
      <SectionStack>
        <Section title={t("home.services")} action={<Link href={paths.eServices}>{t("home.services.all")}</Link>}>
          {withSkeleton("cards", <FirstServices count={6} />)}
        </Section>
        {withSkeleton("list", <HomeLowerSections />)}
      </SectionStack>
    </>
  );
}
