import type { ReactNode } from "react";
import { useLocation } from "wouter";
import type { PathName } from "../paths.ts";
import { languages, parseLanguage } from "../i18n/language.ts";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { paths } from "../paths.ts";
import { Search } from "../search/Search.tsx";
import { userOf } from "../session/session.ts";
import { portal } from "../portal.ts";
import { Brand } from "../ui/Brand.tsx";
import { Header } from "../ui/Header.tsx";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";
import { MainMenu } from "../ui/MainMenu.tsx";
import { part } from "../view/part.tsx";
import { AccessibilityPanel } from "./AccessibilityPanel.tsx";
import { headerItems } from "./menus.ts";
import { Optional } from "./Optional.tsx";
import { OtherPortal } from "./OtherPortal.tsx";
import { PhoneLink } from "./PhoneLink.tsx";
import { SignInLinks } from "./SignInLinks.tsx";
import { useLanguageChoice } from "./useLanguageChoice.ts";
import { useSession } from "./useSession.ts";
import { useSettings } from "./useSettings.ts";

const AccountMenu = part(() => import("./AccountMenu.tsx"));

/** The head of every page. The home page and the page of results have the search at their heart, so their header has none. */
export function HeaderBar({ name }: { name: PathName | undefined }): ReactNode {
  const say = useWords();
  const session = useSession();
  const user = userOf(session);
  const { standardsSiteUrl } = useSettings();
  const [path] = useLocation();
  const language = useLanguage();
  const choose = useLanguageChoice();
  return (
    <Header
      tools={
        <>
          <AccessibilityPanel />
          <PhoneLink />
          <OtherPortal />
        </>
      }
      account={
        <>
          <LanguageSwitch label={say("language.label")} languages={languages} current={language} onChoose={(code) => choose(parseLanguage(code))} />
          <Optional place={path}>{user !== undefined && <AccountMenu user={user} />}</Optional>
          {(session.state === "anonymous" || session.state === "ended") && <SignInLinks />}
        </>
      }
      brand={<Brand href={paths.home} name={say(`portal.${portal}.name`)} shortName={say(`portal.${portal}.shortName`)} place={say(`portal.${portal}.place`)} sign={portal === "quality" ? "seal" : "scales"} />}
      search={name === "home" || name === "search" ? undefined : <Search size="header" />}
      menu={<MainMenu label={say("menu.label")} toggleLabel={say("menu.toggle")} items={headerItems(say, name, standardsSiteUrl)} place={path} />}
    />
  );
}
