import type { ReactNode } from "react";
import { ref } from "valtio";
import { useLocation } from "wouter";
import { languages, parseLanguage } from "../../../i18n/language.ts";
import { useLanguage, useT } from "../../../i18n/IntlProvider.tsx";
import { fallbackPath, paths } from "../../../config/paths.ts";
import { portal } from "../../../config/portal.ts";
import { PortalSearch } from "../../../features/search/PortalSearch.tsx";
import { Brand } from "./Brand.tsx";
import { Header } from "./Header.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { lazyWithRetry } from "../../../components/loading/lazyWithRetry.tsx";
import { withFirstData, withQueryClient } from "../../../components/loading/withQueryClient.tsx";
import { ClientOnly } from "../../../components/loading/ClientOnly.tsx";
import { afterFirstView } from "../../../components/loading/firstView.ts";
import { LazyBoundary } from "../../../components/loading/LazyBoundary.tsx";
import { viewState } from "../../../state/viewState.ts";
import { AccessibilityPanel } from "../preferences/AccessibilityPanel.tsx";
import { HeaderAccount } from "../account/HeaderAccount.tsx";
import { useSetLanguage } from "../../../i18n/LanguageProvider.tsx";
import { loadMessages } from "../../../i18n/messages.ts";

const HeaderMenu = lazyWithRetry(afterFirstView(withQueryClient(() => import("../menu/HeaderMenu.tsx"))));
const OtherPortalHeaderLink = lazyWithRetry(withFirstData(() => import("./OtherPortalHeaderLink.tsx")));
const PhoneLink = lazyWithRetry(withFirstData(() => import("./PhoneLink.tsx")));

/** Loads the messages of a language that may be chosen next. A load that failed is repeated when it is chosen. */
const preloadMessages = (code: string): void => void loadMessages(parseLanguage(code)).catch(() => undefined);

/** The changes of the language whose page is not there yet. */
let pendingChangeCount = 0;

/** Renders the header. Pages with a search box of their own have none in the header: each page has one. */
export function AppHeader(): ReactNode {
  const t = useT();
  const [path] = useLocation();
  const language = useLanguage();
  const setLanguage = useSetLanguage();
  const onLanguageChange = (code: string): void => {
    const chosen = parseLanguage(code);
    viewState.chosenLanguage = ref({ language: chosen });
    pendingChangeCount += 1;
    viewState.isLoading = true;
    void setLanguage(chosen).finally(() => (viewState.isLoading = (pendingChangeCount -= 1) > 0));
  };
  return (
    <Header
      tools={
        <>
          <AccessibilityPanel />
          <LazyBoundary resetKey={path}>
            <PhoneLink />
            <OtherPortalHeaderLink />
          </LazyBoundary>
        </>
      }
      account={
        <>
          <LanguageSwitch
            label={t("language.label")}
            languages={languages}
            current={language}
            onChange={onLanguageChange}
            onApproach={preloadMessages}
          />
          <HeaderAccount />
        </>
      }
      brand={
        <Brand
          href={paths.home}
          name={t(`portal.${portal}.name`)}
          shortName={t(`portal.${portal}.shortName`)}
          owner={t(`portal.${portal}.place`)}
          symbol={portal === "quality" ? "seal" : "scales"}
        />
      }
      search={
        path === paths.home || path === paths.search
          ? undefined
          : { key: path, label: t("search.label"), box: <PortalSearch size="header" /> }
      }
      menu={
        <LazyBoundary resetKey={path}>
          <ClientOnly when={path === fallbackPath}>
            <HeaderMenu />
          </ClientOnly>
        </LazyBoundary>
      }
    />
  );
}
