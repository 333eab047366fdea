import { Suspense, useEffect, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { useWords } from "../../i18n/Words.tsx";
import { paths } from "../../config/paths.ts";
import { portal } from "../../config/portal.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { FaultBoundary } from "../../components/loading/ErrorBoundary.tsx";
import { pageNameStore } from "../../state/pageTitle.ts";
import { useArrival } from "./useRouteFocus.ts";
import { windowTitle } from "./formatDocumentTitle.ts";

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
