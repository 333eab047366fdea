import type { ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { paths } from "../../config/paths.ts";
import { Bullets } from "../../components/text/BulletList.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { variantsOf } from "./spelling.ts";
import { Variant } from "./SpellingVariantLink.tsx";

/** What to do when a search found nothing: other words that do find something, what to try, and whom to ask. */
export function NothingFound({ word }: { word: string }): ReactNode {
  const say = useWords();
  const action = (
    <>
      <ButtonLink href={paths.faq}>{say("screen.faq.title")}</ButtonLink>
      <ButtonLink href={paths.callCenter}>{say("screen.callCenter.title")}</ButtonLink>
      <ButtonLink href={paths.siteMap}>{say("screen.siteMap.title")}</ButtonLink>
    </>
  );
  return (
    <EmptyState title={say("search.nothing")} action={action}>
      {variantsOf(word).map((variant) => (
        <Variant key={variant} word={variant} />
      ))}
      <Bullets items={[say("search.tip.spelling"), say("search.tip.shorter"), say("search.tip.letters"), say("search.tip.language")]} />
    </EmptyState>
  );
}
