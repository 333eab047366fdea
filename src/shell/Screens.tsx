import type { ReactNode } from "react";
import { Redirect } from "wouter";
import { InBrowser } from "../ui/InBrowser.tsx";
import { useWords } from "../i18n/Words.tsx";
import { Guard } from "./Guard.tsx";
import { usePlace } from "./place.ts";
import { ScreenFrame } from "./ScreenFrame.tsx";

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
