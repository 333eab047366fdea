import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAllItems } from "../../components/list/useAllItems.ts";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import type { FilterOption } from "../../components/list/useListParams.ts";
import { PaginatedTable } from "../../components/list/PaginatedTable.tsx";
import { paths } from "../../config/paths.ts";
import { BulletList } from "../../components/text/BulletList.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { CellWithDetail } from "../../components/data/CellWithDetail.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { getProductsQueryOptions, getRiskGroupsQueryOptions } from "./goodsQueries.ts";

/**
 * Renders goods by customs code or text, with risk group and requirements. Reads `searchProducts` and `listRiskGroups`.
 */
export default function GoodsCodePage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  return (
    <PageLayout
      title={title}
      lead={t("goods.lead")}
      actions={<ButtonLink href={paths.riskGroups}>{t("page.riskGroups.title")}</ButtonLink>}
    >
      <QueryBoundary shape="list" notFound={<GoodsList title={title} groups={[]} />}>
        <GoodsListWithRiskGroups title={title} />
      </QueryBoundary>
    </PageLayout>
  );
}

function GoodsListWithRiskGroups({ title }: { title: string }): ReactNode {
  const lang = useLanguage();
  const { data } = useSuspenseQuery(getRiskGroupsQueryOptions(lang));
  const groups = useAllItems(data, (page) => getRiskGroupsQueryOptions(lang, page));
  return (
    <GoodsList
      title={title}
      groups={groups.map(({ id, code, title: group, lang: groupLanguage }) => ({
        value: String(id),
        label: `${code} · ${group}`,
        lang: groupLanguage,
      }))}
    />
  );
}

function GoodsList({ title, groups }: { title: string; groups: readonly FilterOption[] }): ReactNode {
  const t = useT();
  return (
    <PaginatedTable
      name="goods"
      caption={title}
      getQueryOptions={getProductsQueryOptions}
      filters={{ code: "code", word: "text", ...(groups.length > 0 && { riskGroup: groups }) }}
      rowKey={({ goodsCode }) => goodsCode}
      columns={[
        { key: "goodsCode", cell: ({ goodsCode }) => goodsCode },
        { key: "category", cell: ({ productCategory, lang }) => <bdi lang={lang}>{productCategory}</bdi> },
        {
          key: "name",
          cell: ({ name, description, lang }) => (
            <CellWithDetail
              name={<TextWithLang lang={lang}>{name}</TextWithLang>}
              detail={<bdi lang={lang}>{description}</bdi>}
            />
          ),
        },
        {
          key: "riskGroup",
          cell: ({ riskGroup, lang }) =>
            riskGroup === undefined ? (
              t("goods.noRiskGroup")
            ) : (
              <CellWithDetail
                name={riskGroup.code}
                detail={<bdi lang={riskGroup.lang ?? lang}>{riskGroup.title}</bdi>}
              />
            ),
        },
        {
          key: "requirements",
          longText: true,
          cell: ({ requirements, lang }) =>
            requirements.length === 0 ? t("goods.noRequirements") : <BulletList lang={lang} items={requirements} />,
        },
      ]}
      downloadColumns={[
        { header: t("list.goods.goodsCode"), kind: "text", value: ({ goodsCode }) => goodsCode },
        { header: t("list.goods.category"), kind: "text", value: ({ productCategory }) => productCategory },
        { header: t("goods.name"), kind: "text", value: ({ name }) => name },
        { header: t("goods.description"), kind: "text", value: ({ description }) => description },
        { header: t("list.goods.riskGroup"), kind: "text", value: ({ riskGroup }) => riskGroup?.code },
        { header: t("list.goods.requirements"), kind: "text", value: ({ requirements }) => requirements.join("; ") },
      ]}
    />
  );
}
