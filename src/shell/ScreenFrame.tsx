import { Suspense, useEffect, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { useWords } from "../i18n/Words.tsx";
import { paths } from "../paths.ts";
import { portal } from "../portal.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Page } from "../ui/Page.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { FaultBoundary } from "../view/FaultBoundary.tsx";
import { pageNameStore } from "../view/pageName.ts";
import { useArrival } from "./useArrival.ts";
import { windowTitle } from "./windowTitle.ts";

/** What stands around a page: its title in the browser's tab, what is seen until it has come, and what when it breaks. `title` is absent until the screen is known. */
export function ScreenFrame({ title, children }: { title?: string; children: ReactNode }): ReactNode {
  const say = useWords();
  const [path] = useLocation();
  const broken = (retry: () => void): ReactNode => (
    <Page title={title ?? say(`portal.${portal}.name`)}>
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
      {title !== undefined && <WindowTitle page={title} />}
      <Suspense fallback={<Skeleton shape="page" title={title} label={say("state.loading")} slow={say("state.stillWorking")} />}>
        {children}
        {title !== undefined && <Arrival path={path} />}
      </Suspense>
    </FaultBoundary>
  );
}

function WindowTitle({ page }: { page: string }): ReactNode {
  const say = useWords();
  const ownTitle = useSnapshot(pageNameStore).current?.title;
  const title = windowTitle(say, ownTitle ?? page);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/** Mounted with the page it arrives at, so that its effect runs when the heading is there. */
function Arrival({ path }: { path: string }): ReactNode {
  useArrival(path);
  return null;
}
