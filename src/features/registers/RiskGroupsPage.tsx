import type { ReactNode } from "react";
import type { ListRiskGroupsParams } from "../../generated/queries/model/listRiskGroupsParams.ts";
import { getListRiskGroupsSuspenseQueryOptions } from "../../generated/queries/risk-groups/index.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { PaginatedTable } from "../../components/list/PaginatedTable.tsx";
import { paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { CellWithDetail } from "../../components/data/CellWithDetail.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { NoWrap } from "../../components/text/NoWrap.tsx";
import { searchIcon } from "../../components/icons/paths/searchIcon.ts";

/** Renders the risk groups of goods, each with a link to its goods. Reads `listRiskGroups`. */
export default function RiskGroupsPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const language = useLanguage();
  return (
    <PageLayout
      title={title}
      lead={t("riskGroups.lead")}
      actions={
        <ButtonLink href={paths.goodsCode} icon={searchIcon}>
          {t("page.goodsCode.title")}
        </ButtonLink>
      }
    >
      <PaginatedTable
        name="riskGroups"
        caption={title}
        getQueryOptions={(query: ListRiskGroupsParams) => getListRiskGroupsSuspenseQueryOptions(query)}
        rowKey={({ id }) => id}
        columns={[
          { key: "code", cell: ({ code }) => code },
          {
            key: "group",
            cell: ({ title: group, description, lang }) => (
              <CellWithDetail
                name={<TextWithLang lang={lang}>{group}</TextWithLang>}
                detail={<bdi lang={lang}>{description}</bdi>}
              />
            ),
          },
          {
            key: "goods",
            cell: ({ id, code, productCount }) =>
              productCount === 0 ? (
                t("riskGroups.noGoods")
              ) : (
                <NoWrap>
                  <Link href={`${paths.goodsCode}?${new URLSearchParams({ riskGroup: String(id) }).toString()}`}>
                    {t("riskGroups.goods", { count: productCount, number: formatNumber(language, productCount), code })}
                  </Link>
                </NoWrap>
              ),
          },
        ]}
      />
    </PageLayout>
  );
}
