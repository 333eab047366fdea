import type { ReactNode } from "react";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { SearchedContent } from "../../components/text/SearchedContent.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { paths } from "../../config/paths.ts";
import type { SearchResult } from "../../generated/contract.d.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { usePageTitle } from "../../state/contentTitle.ts";

/** What the search said about a service, if it has found it. */
type MissingServiceProps = { title: string; result: SearchResult | undefined };

/** Renders a service that the server does not return: what the search said about it, or that it was not found. */
export function MissingService({ title, result }: MissingServiceProps): ReactNode {
  const t = useT();
  const toServices = <ButtonLink href={paths.eServices}>{t("empty.toServices")}</ButtonLink>;
  if (result !== undefined) return <SearchedService result={result} action={toServices} />;
  return (
    <PageLayout title={title}>
      <EmptyState title={t("service.notFound")} action={toServices}>
        {t("service.notFoundText")}
      </EmptyState>
    </PageLayout>
  );
}

function SearchedService({ result, action }: { result: SearchResult; action: ReactNode }): ReactNode {
  const { title, lang } = result;
  usePageTitle(title, { lang });
  return (
    <PageLayout title={<TextWithLang lang={lang}>{title}</TextWithLang>}>
      <SearchedContent result={result} action={action} />
    </PageLayout>
  );
}
