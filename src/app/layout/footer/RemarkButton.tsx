import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { paths } from "../../../config/paths.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { lazyWithRetry } from "../../../components/loading/lazyWithRetry.tsx";
import { preloadOnApproach } from "../../../components/loading/preloadOnApproach.ts";
import { withAllMessages } from "../../../components/loading/withAllMessages.tsx";
import { LazyBoundary } from "../../../components/loading/LazyBoundary.tsx";
import { useRouteMatch } from "../../routing/routeMatch.ts";

const RemarkDialog = lazyWithRetry(withAllMessages(() => import("../../dialogs/RemarkDialog.tsx")));

/** Renders the button that opens the dialog to report a problem with the page. */
export default function RemarkButton(): ReactNode {
  const t = useT();
  const [path] = useLocation();
  const match = useRouteMatch();
  const [isOpen, setOpen] = useState(false);
  if ("redirectTo" in match) return null;
  // The id in the path of a personal page identifies a citizen: only the pattern of the path is sent.
  const page = match.name === undefined || match.route.access === "public" ? path : paths[match.name];
  return (
    <>
      <Button size="small" {...preloadOnApproach(RemarkDialog)} onClick={() => setOpen(true)}>
        {t("remark.question")}
      </Button>
      <LazyBoundary resetKey={isOpen ? page : ""} onLoadError={() => setOpen(false)}>
        {isOpen && <RemarkDialog page={page} onClose={() => setOpen(false)} />}
      </LazyBoundary>
    </>
  );
}
