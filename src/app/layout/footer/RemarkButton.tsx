import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { paths } from "../../../config/paths.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { lazyWithRetry } from "../../../components/loading/lazyWithRetry.tsx";
import { LazyBoundary } from "../../../components/loading/LazyBoundary.tsx";
import { useRouteMatch } from "../../routing/routeMatch.ts";

const Remark = lazyWithRetry(() => import("../../dialogs/RemarkDialog.tsx"));

/** The question whether anything is wrong with the page, and where to answer it. */
export default function RemarkButton(): ReactNode {
  const t = useT();
  const [path] = useLocation();
  const place = useRouteMatch();
  const [open, setOpen] = useState(false);
  if ("redirectTo" in place) return null;
  // A personal page is told by its kind: the number in its address belongs to somebody.
  const page = place.name === undefined || place.route.access === "public" ? path : paths[place.name];
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t("remark.ask")}
      </Button>
      <LazyBoundary resetKey={open ? page : ""} onLoadError={() => setOpen(false)}>
        {open && <Remark page={page} onClose={() => setOpen(false)} />}
      </LazyBoundary>
    </>
  );
}
