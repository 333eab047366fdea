import { useEffect, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { Redirect, useLocation } from "wouter";
import { useWords } from "../i18n/Words.tsx";
import { userOf } from "../session/who.ts";
import { Breadcrumb } from "../ui/Breadcrumb.tsx";
import { Frame } from "../ui/Frame.tsx";
import { SkipLink } from "../ui/SkipLink.tsx";
import { connected } from "../view/connected.tsx";
import { Optional } from "../view/Optional.tsx";
import { pageNameStore } from "../view/pageName.ts";
import { shared } from "../view/shared.ts";
import { FooterBar } from "./FooterBar.tsx";
import { HeaderBar } from "./HeaderBar.tsx";
import { wayTo } from "./menus.ts";
import { usePlace } from "./place.ts";
import { ScreenView } from "./ScreenView.tsx";
import { useSession } from "./useSession.ts";

const Banners = connected(() => import("./Banners.tsx"));
const Busy = connected(() => import("./Busy.tsx"));
const SidebarNav = connected(() => import("./SidebarNav.tsx"));

/** Every screen: header, breadcrumb, page and footer, with the sidebar for whoever is signed in. */
export function Layout(): ReactNode {
  const say = useWords();
  const place = usePlace();
  const user = userOf(useSession());
  const [path] = useLocation();
  const ownName = useSnapshot(pageNameStore).current;

  useEffect(() => {
    shared.sidebarOpen = false;
  }, [path]);

  if ("leadsTo" in place) return <Redirect to={`${place.leadsTo}${typeof location === "undefined" ? "" : location.search + location.hash}`} replace />;
  const { name, screen } = place;
  const optional = (part: ReactNode): ReactNode => <Optional place={path}>{part}</Optional>;

  return (
    <Frame
      skip={<SkipLink>{say("skip.toMain")}</SkipLink>}
      loading={optional(<Busy />)}
      header={<HeaderBar name={name} />}
      banner={optional(<Banners />)}
      sidebar={user !== undefined && screen.wide !== true ? optional(<SidebarNav user={user} name={name} />) : undefined}
      breadcrumb={<Breadcrumb label={say("breadcrumb.label")} items={wayTo(say, place, ownName)} />}
      footer={<FooterBar />}
    >
      <ScreenView place={place} />
    </Frame>
  );
}
