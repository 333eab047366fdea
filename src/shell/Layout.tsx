import { useEffect, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useWords } from "../i18n/Words.tsx";
import { paths } from "../paths.ts";
import { Frame } from "../ui/Frame.tsx";
import { SkipLink } from "../ui/SkipLink.tsx";
import { ToTop } from "../ui/ToTop.tsx";
import { connected } from "../view/connected.tsx";
import { Optional } from "../view/Optional.tsx";
import { shared } from "../view/shared.ts";
import { HeaderBar } from "./HeaderBar.tsx";
import { HomePage } from "./homePage.ts";
import { Placed } from "./Placed.tsx";
import { ScreenFrame } from "./ScreenFrame.tsx";
import { SidebarPlace } from "./SidebarPlace.tsx";
import { useBeginning } from "./useArrival.ts";

// Whatever reads the screen table or speaks with the service comes after the first view, and grows without it.
const Banners = connected(() => import("./Banners.tsx"));
const Busy = connected(() => import("./Busy.tsx"));
const FooterBar = connected(() => import("./FooterBar.tsx"));
const Screens = connected(() => import("./Screens.tsx"));
const Way = connected(() => import("./Way.tsx"));

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
