import { useIsMutating } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { Redirect, useLocation } from "wouter";
import { useWords } from "../i18n/Words.tsx";
import { readUser, userOf } from "../session/session.ts";
import { Banner } from "../ui/Banner.tsx";
import { Breadcrumb } from "../ui/Breadcrumb.tsx";
import { Button } from "../ui/Button.tsx";
import { Frame } from "../ui/Frame.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { SkipLink } from "../ui/SkipLink.tsx";
import { pageNameStore } from "../view/pageName.ts";
import { part } from "../view/part.tsx";
import { shared } from "../view/shared.ts";
import { FooterBar } from "./FooterBar.tsx";
import { HeaderBar } from "./HeaderBar.tsx";
import { wayTo } from "./menus.ts";
import { Optional } from "./Optional.tsx";
import { usePlace } from "./place.ts";
import { ScreenView } from "./ScreenView.tsx";
import { StatusBanner } from "./StatusBanner.tsx";
import { useSession } from "./useSession.ts";

const SidebarNav = part(() => import("./SidebarNav.tsx"));

/** Every screen: header, breadcrumb, page and footer, with the sidebar for whoever is signed in. */
export function Layout(): ReactNode {
  const say = useWords();
  const place = usePlace();
  const session = useSession();
  const [path] = useLocation();
  const { loading, feed } = useSnapshot(shared);
  const ownName = useSnapshot(pageNameStore).current;
  const busy = useIsMutating() > 0 || loading;
  const user = userOf(session);

  useEffect(() => {
    shared.sidebarOpen = false;
  }, [path]);

  if ("leadsTo" in place) return <Redirect to={`${place.leadsTo}${typeof location === "undefined" ? "" : location.search + location.hash}`} replace />;
  const { name, screen } = place;

  const banner =
    session.state === "unknown" && session.failure !== undefined ? (
      <Banner tone="warning" title={say("session.notRead")} announce="polite" action={<Button onClick={() => void readUser()}>{say("action.tryAgain")}</Button>} />
    ) : feed === "down" || feed === "stopped" ? (
      <Banner tone="info">{say("feed.down")}</Banner>
    ) : undefined;

  return (
    <Frame
      skip={<SkipLink>{say("skip.toMain")}</SkipLink>}
      loading={busy ? <ProgressBar label={say("state.loading")} /> : undefined}
      header={<HeaderBar name={name} />}
      banner={
        <>
          <StatusBanner />
          {banner}
        </>
      }
      sidebar={user !== undefined && screen.wide !== true ? (
          <Optional place={path}>
            <SidebarNav user={user} name={name} />
          </Optional>
        ) : undefined}
      breadcrumb={<Breadcrumb label={say("breadcrumb.label")} items={wayTo(say, place, ownName)} />}
      footer={<FooterBar />}
    >
      <ScreenView place={place} />
    </Frame>
  );
}
