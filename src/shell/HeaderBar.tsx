import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { languages, parseLanguage } from "../i18n/language.ts";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { paths } from "../paths.ts";
import { portal } from "../portal.ts";
import { Search } from "../search/Search.tsx";
import { Brand } from "../ui/Brand.tsx";
import { Header } from "../ui/Header.tsx";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";
import { connected } from "../view/connected.tsx";
import { Optional } from "../view/Optional.tsx";
import { shared } from "../view/shared.ts";
import { AccessibilityPanel } from "./AccessibilityPanel.tsx";
import { Account } from "./Account.tsx";
import { useChooseLanguage } from "./LanguageRoot.tsx";
import { Placed } from "./Placed.tsx";

const MenuBar = connected(() => import("./MenuBar.tsx"));
const OtherPortal = connected(() => import("./OtherPortal.tsx"));
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
