import { Suspense, useEffect, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { useWords } from "../i18n/Words.tsx";
import { paths } from "../paths.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Page } from "../ui/Page.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { pageNameStore } from "../view/pageName.ts";
import { FaultBoundary } from "../view/FaultBoundary.tsx";
import { Guard } from "./Guard.tsx";
import type { Place } from "./place.ts";
import { useArrival, useBeginning } from "./useArrival.ts";
import { windowTitle } from "./windowTitle.ts";

/** The page of the present address: its title in the browser's tab, who may see it, and what stands there until it has come. */
export function ScreenView({ place: { screen, title: titleId, parts } }: { place: Place }): ReactNode {
  const say = useWords();
  const [path] = useLocation();
  useBeginning(path);
  const title = say(titleId);
  const ownTitle = useSnapshot(pageNameStore).current?.title;
  const fullTitle = windowTitle(say, ownTitle ?? title);
  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);

  const broken = (retry: () => void): ReactNode => (
    <Page title={title}>
      <EmptyState
        title={say("failure.unknown")}
        action={
          <>
            <Button onClick={retry}>{say("action.tryAgain")}</Button>
            <ButtonLink href={paths.home}>{say("action.home")}</ButtonLink>
          </>
        }
      />
    </Page>
  );
  return (
    <FaultBoundary place={path} fallback={broken}>
      <Suspense fallback={<Skeleton shape="page" title={title} label={say("state.loading")} slow={say("state.stillWorking")} />}>
        <Guard screen={screen}>
          <screen.page title={title} parts={parts} />
        </Guard>
        <Arrival path={path} />
      </Suspense>
    </FaultBoundary>
  );
}

/** Mounted with the page it arrives at, so that its effect runs when the heading is there. */
function Arrival({ path }: { path: string }): ReactNode {
  useArrival(path);
  return null;
}
