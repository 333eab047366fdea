import "./Header.css";
import { useId, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { ref } from "valtio";
import { useLocation } from "wouter";
import { languages, parseLanguage } from "../../../i18n/language.ts";
import { useLanguage, useT } from "../../../i18n/IntlProvider.tsx";
import { fallbackPath, paths } from "../../../config/paths.ts";
import { portal } from "../../../config/portal.ts";
import { PortalSearch } from "../../../features/search/PortalSearch.tsx";
import { Brand } from "./Brand.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { Icon } from "../../../components/icons/Icon.tsx";
import { lazyWithRetry } from "../../../components/loading/lazyWithRetry.tsx";
import { withFirstData, withQueryClient } from "../../../components/loading/withQueryClient.tsx";
import { ClientOnly } from "../../../components/loading/ClientOnly.tsx";
import { afterFirstView } from "../../../components/loading/firstView.ts";
import { LazyBoundary } from "../../../components/loading/LazyBoundary.tsx";
import { useValueChange } from "../../../state/useValueChange.ts";
import { viewState } from "../../../state/viewState.ts";
import { AccessibilityPanel } from "../preferences/AccessibilityPanel.tsx";
import { HeaderAccount } from "../account/HeaderAccount.tsx";
import { useSetLanguage } from "../../../i18n/LanguageProvider.tsx";
import { loadMessages } from "../../../i18n/messages.ts";
import { closeIcon } from "../../../components/icons/paths/closeIcon.ts";
import { searchIcon } from "../../../components/icons/paths/searchIcon.ts";

const MainMenu = lazyWithRetry(afterFirstView(withQueryClient(() => import("../menu/MainMenu.tsx"))));
const OtherPortalHeaderLink = lazyWithRetry(withFirstData(() => import("./OtherPortalHeaderLink.tsx")));
const PhoneLink = lazyWithRetry(withFirstData(() => import("./PhoneLink.tsx")));

// React skips elements that stay the same when the path changes.
const accessibilityPanel = <AccessibilityPanel />;
const optionalLinks = (
  <>
    <PhoneLink />
    <OtherPortalHeaderLink />
  </>
);

/** Loads the messages of a language that may be chosen next. A load that failed is repeated when it is chosen. */
const preloadMessages = (code: string): void => void loadMessages(parseLanguage(code)).catch(() => undefined);

/** The changes of the language whose page is not there yet. */
let pendingChangeCount = 0;

/** Renders the header of every page. Pages with a search box of their own have none in the header: each page has one. */
export function Header(): ReactNode {
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
  const hasSearch = path !== paths.home && path !== paths.search;
  return (
    <header className="header">
      <div className="header-strip">
        <div className="page-container">
          <div className="header-tools" data-side="start">
            {accessibilityPanel}
            <LazyBoundary resetKey={path}>{optionalLinks}</LazyBoundary>
          </div>
          <div className="header-tools" data-side="end">
            <HeaderAccount />
            <LanguageSwitch
              label={t("language.label")}
              languages={languages}
              current={language}
              onChange={onLanguageChange}
              onApproach={preloadMessages}
            />
          </div>
        </div>
      </div>
      <div className="page-container header-main" data-no-search={!hasSearch || undefined}>
        <div className="header-brand">
          <Brand
            href={paths.home}
            name={t(`portal.${portal}.name`)}
            shortName={t(`portal.${portal}.shortName`)}
            owner={t(`portal.${portal}.place`)}
            symbol={portal === "quality" ? "seal" : "scales"}
          />
        </div>
        {hasSearch && <HeaderSearch path={path} />}
        <div className="header-menu">
          <LazyBoundary resetKey={path}>
            <ClientOnly when={path === fallbackPath}>
              <MainMenu />
            </ClientOnly>
          </LazyBoundary>
        </div>
      </div>
    </header>
  );
}

/**
 * Renders the search box. A phone shows it below a button, until the path changes.
 * The state is not in the header, because an update of the header would be one above boundaries that are not hydrated yet.
 */
function HeaderSearch({ path }: { path: string }): ReactNode {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  const boxId = useId();
  useValueChange(path, () => setOpen(false));
  const onToggle = (): void => {
    // Renders at once, so that the box can take the focus.
    flushSync(() => setOpen(!isOpen));
    if (!isOpen) boxRef.current?.querySelector("input")?.focus();
  };
  return (
    <>
      <button
        type="button"
        className="header-search-toggle"
        aria-label={t("search.label")}
        aria-expanded={isOpen}
        aria-controls={boxId}
        onClick={onToggle}
      >
        <Icon path={isOpen ? closeIcon : searchIcon} />
      </button>
      <div className="header-search" id={boxId} data-open={isOpen || undefined} ref={boxRef}>
        <PortalSearch size="header" />
      </div>
    </>
  );
}
