import type { ReactNode } from "react";
import { Redirect } from "wouter";
import { InBrowser } from "../../components/loading/ClientOnly.tsx";
import { useWords } from "../../i18n/Words.tsx";
import { Guard } from "./RouteGuard.tsx";
import { usePlace } from "./routeMatch.ts";
import { ScreenFrame } from "./PageFrame.tsx";

/** The screen of the present address, for whoever may see it. */
export default function Screens(): ReactNode {
  const say = useWords();
  const place = usePlace();
  if ("leadsTo" in place) return <Redirect to={`${place.leadsTo}${typeof location === "undefined" ? "" : location.search + location.hash}`} replace />;
  const { screen, title: titleId, parts } = place;
  const title = say(titleId);
  const page = (
    <Guard screen={screen}>
      <screen.page title={title} parts={parts} />
    </Guard>
  );
  return <ScreenFrame title={title}>{screen.inBrowser ? <InBrowser>{page}</InBrowser> : page}</ScreenFrame>;
}
