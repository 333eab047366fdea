import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { languages, parseLanguage } from "../../../i18n/language.ts";
import { useLanguage, useWords } from "../../../i18n/Words.tsx";
import { paths } from "../../../config/paths.ts";
import { portal } from "../../../config/portal.ts";
import { Search } from "../../../features/search/PortalSearch.tsx";
import { Brand } from "./Brand.tsx";
import { Header } from "./Header.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { connected } from "../../../components/loading/withQueryClient.tsx";
import { Optional } from "../../../components/loading/LazyBoundary.tsx";
import { shared } from "../../../state/viewState.ts";
import { AccessibilityPanel } from "../preferences/AccessibilityPanel.tsx";
import { Account } from "../account/HeaderAccount.tsx";
import { useChooseLanguage } from "../../../i18n/LanguageProvider.tsx";
import { Placed } from "../../routing/ClientOnlyOnFallback.tsx";

const MenuBar = connected(() => import("../menu/HeaderMenu.tsx"));
const OtherPortal = connected(() => import("./OtherPortalLink.tsx"));
const PhoneLink = connected(() => import("./PhoneLink.tsx"));

/** The head of every page. The home page and the page of results have the search at their heart, so their header has none. */
export function HeaderBar(): ReactNode {
  const say = useWords();
  const [path] = useLocation();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const onChoose = (code: string): void => {
    shared.chosenLanguage = parseLanguage(code);
    choose(shared.chosenLanguage);
  };
  return (
    <Header
      tools={
        <>
          <AccessibilityPanel />
          <Optional place={path}>
            <PhoneLink />
            <OtherPortal />
          </Optional>
        </>
      }
      account={
        <>
          <LanguageSwitch label={say("language.label")} languages={languages} current={language} onChoose={onChoose} />
          <Account />
        </>
      }
      brand={<Brand href={paths.home} name={say(`portal.${portal}.name`)} shortName={say(`portal.${portal}.shortName`)} place={say(`portal.${portal}.place`)} sign={portal === "quality" ? "seal" : "scales"} />}
      search={path === paths.home || path === paths.search ? undefined : <Search size="header" />}
      menu={
        <Optional place={path}>
          <Placed>
            <MenuBar />
          </Placed>
        </Optional>
      }
    />
  );
}
