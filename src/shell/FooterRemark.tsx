import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useWords } from "../i18n/Words.tsx";
import { paths } from "../paths.ts";
import { Button } from "../ui/Button.tsx";
import { part } from "../view/part.tsx";
import { Optional } from "../view/Optional.tsx";
import { usePlace } from "./place.ts";

const Remark = part(() => import("../help/Remark.tsx"));

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
