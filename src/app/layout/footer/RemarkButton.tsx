import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useWords } from "../../../i18n/Words.tsx";
import { paths } from "../../../config/paths.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { part } from "../../../components/loading/lazyComponent.tsx";
import { Optional } from "../../../components/loading/LazyBoundary.tsx";
import { usePlace } from "../../routing/routeMatch.ts";

const Remark = part(() => import("../../dialogs/RemarkDialog.tsx"));

/** The question whether anything is wrong with the page, and where to answer it. */
export default function FooterRemark(): ReactNode {
  const say = useWords();
  const [path] = useLocation();
  const place = usePlace();
  const [open, setOpen] = useState(false);
  if ("leadsTo" in place) return null;
  // A personal page is told by its kind: the number in its address belongs to somebody.
  const page = place.name === undefined || place.screen.access === "public" ? path : paths[place.name];
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {say("remark.ask")}
      </Button>
      <Optional place={open ? page : ""} onMissing={() => setOpen(false)}>
        {open && <Remark page={page} onClose={() => setOpen(false)} />}
      </Optional>
    </>
  );
}
