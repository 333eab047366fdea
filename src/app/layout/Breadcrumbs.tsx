import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useWords } from "../../i18n/Words.tsx";
import { Breadcrumb } from "./BreadcrumbList.tsx";
import { pageNameStore } from "../../state/pageTitle.ts";
import { wayTo } from "../navigation.ts";
import { usePlace } from "../routing/routeMatch.ts";

/** Where the present page stands. */
export default function Way(): ReactNode {
  const say = useWords();
  const place = usePlace();
  const ownName = useSnapshot(pageNameStore).current;
  return "leadsTo" in place ? null : <Breadcrumb label={say("breadcrumb.label")} items={wayTo(say, place, ownName)} />;
}
