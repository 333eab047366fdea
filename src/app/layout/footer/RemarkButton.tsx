import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { paths } from "../../../config/paths.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { lazyWithRetry } from "../../../components/loading/lazyWithRetry.tsx";
import { preloadOnApproach } from "../../../components/loading/preloadOnApproach.ts";
import { withAllMessages } from "../../../components/loading/withAllMessages.tsx";
import { LazyBoundary } from "../../../components/loading/LazyBoundary.tsx";
import { useRouteMatch, type RouteMatch } from "../../routing/routeMatch.ts";

const RemarkDialog = lazyWithRetry(withAllMessages(() => import("../../dialogs/RemarkDialog.tsx")));

/** Renders the button that opens the dialog to report a problem with the page. */
export default function RemarkButton(): ReactNode {
  const t = useT();
  const [path] = useLocation();
  const match = useRouteMatch();
  /** The page on which the dialog was opened: Back may lead to another one behind it. */
  const [openPage, setOpenPage] = useState<string>();
  const page = "redirectTo" in match ? undefined : getPage(match, path);
  return (
    <>
      {page !== undefined && (
        <Button size="small" {...preloadOnApproach(RemarkDialog)} onClick={() => setOpenPage(page)}>
          {t("remark.question")}
        </Button>
      )}
      <LazyBoundary resetKey={openPage ?? ""} onLoadError={() => setOpenPage(undefined)}>
        {openPage !== undefined && <RemarkDialog page={openPage} onClose={() => setOpenPage(undefined)} />}
      </LazyBoundary>
    </>
  );
}

/** Returns the path of a page; of a personal page its pattern, because the id in its path identifies a citizen. */
const getPage = ({ name, route }: RouteMatch, path: string): string =>
  name === undefined || route.access === "public" ? path : paths[name];
