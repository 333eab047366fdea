import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { useWords } from "../../../i18n/Words.tsx";
import { MainMenu } from "./MainMenu.tsx";
import { useAwakening } from "../../../components/loading/hydrationEvent.ts";
import { headerItems } from "../../navigation.ts";
import { useName } from "../../routing/routeMatch.ts";
import { useSettings } from "../useSettings.ts";

/** The public menu at the head of every page. */
export default function MenuBar(): ReactNode {
  const say = useWords();
  const [path] = useLocation();
  const { standardsSiteUrl } = useSettings();
  useAwakening();
  return <MainMenu label={say("menu.label")} toggleLabel={say("menu.toggle")} items={headerItems(say, useName(), standardsSiteUrl)} place={path} />;
}
