import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { useOffersPersonalSections } from "../../components/navigation/useOffersPersonalSections.ts";
import { paths } from "../../config/paths.ts";
import { BulletList } from "../../components/text/BulletList.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { getSpellingVariants } from "./spelling.ts";
import { SpellingVariantLink } from "./SpellingVariantLink.tsx";

/** Renders the empty state of a search: other spellings with results, tips and links to help. */
export function NoSearchResults({ word }: { word: string }): ReactNode {
  const t = useT();
  const offersPersonalSections = useOffersPersonalSections();
  const action = (
    <>
      <ButtonLink href={paths.faq}>{t("page.faq.title")}</ButtonLink>
      {offersPersonalSections && <ButtonLink href={paths.callCenter}>{t("page.callCenter.title")}</ButtonLink>}
      <ButtonLink href={paths.siteMap}>{t("page.siteMap.title")}</ButtonLink>
    </>
  );
  return (
    <EmptyState title={t("search.nothing")} action={action}>
      {getSpellingVariants(word).map((variant) => (
        <SpellingVariantLink key={variant} word={variant} />
      ))}
      <BulletList
        items={[t("search.tip.spelling"), t("search.tip.shorter"), t("search.tip.letters"), t("search.tip.language")]}
      />
    </EmptyState>
  );
}
