import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { Topic } from "../../generated/contract.d.ts";
import type { ListMarketPricesParams } from "../../generated/queries/model/listMarketPricesParams.ts";
import { getListMarketPricesSuspenseQueryOptions } from "../../generated/queries/prices/index.ts";
import { formatMoney, formatMoneyRange } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { DateText } from "../../components/text/DateText.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { OldDataNotice } from "../../components/list/OldDataNotice.tsx";
import { PaginatedTable } from "../../components/list/PaginatedTable.tsx";
import { PostList } from "../../components/posts/PostList.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { getHref } from "../../config/paths.ts";
import { PriceTrend } from "./PriceTrend.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { CellWithDetail } from "../../components/data/CellWithDetail.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { getFirstPricesQueryOptions } from "./marketQueries.ts";

/** Renders market prices with their trends, and the price reviews. Reads `listMarketPrices` and `listPosts`. */
export default function MarketPricesPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title} lead={t("prices.lead")}>
      <Section title={t("prices.title")}>
        <QueryBoundary shape="list" notFound={<EmptyState level={3} title={t("empty.information")} />}>
          <PriceList />
        </QueryBoundary>
      </Section>
      <Section title={t("prices.reviews")}>
        <PostList placement="market-prices" level={3} pageParam="reviews" paginationLabel={t("prices.reviewPages")} />
      </Section>
    </PageLayout>
  );
}

function PriceList(): ReactNode {
  const t = useT();
  const lang = useLanguage();
  // The first unfiltered page contains the filter options. Usually it is also the first page of the list, so the
  // request is shared.
  const { data } = useSuspenseQuery(getFirstPricesQueryOptions(lang));
  const latestDate = data.items
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  return (
    <>
      {latestDate !== undefined && <OldDataNotice date={latestDate} />}
      <PaginatedTable
        name="prices"
        caption={t("prices.title")}
        getQueryOptions={(query: ListMarketPricesParams) => getListMarketPricesSuspenseQueryOptions(query)}
        filters={{
          region: data.regions.map(toFilterOption),
          category: data.categories.map(toFilterOption),
          date: "date",
        }}
        rowKey={({ id }) => id}
        downloadColumns={[
          { header: t("list.prices.product"), kind: "text", value: ({ product }) => product },
          { header: t("prices.unit"), kind: "text", value: ({ unit }) => unit },
          { header: t("list.prices.filter.category"), kind: "text", value: ({ category }) => category.title },
          { header: t("list.prices.region"), kind: "text", value: ({ region }) => region.title },
          { header: t("prices.lowest"), kind: "number", value: ({ minPrice }) => minPrice },
          { header: t("prices.chartTitle"), kind: "number", value: ({ avgPrice }) => avgPrice },
          { header: t("prices.highest"), kind: "number", value: ({ maxPrice }) => maxPrice },
          { header: t("prices.changePercent"), kind: "number", value: ({ changePercent }) => changePercent },
          { header: t("prices.date"), kind: "date", value: ({ date }) => date },
        ]}
        columns={[
          {
            key: "product",
            sortField: "product",
            cell: ({ product, productId, unit, lang: productLanguage }) => (
              <CellWithDetail
                name={
                  productId === undefined ? (
                    <TextWithLang lang={productLanguage}>{product}</TextWithLang>
                  ) : (
                    <Link href={getHref("productPrices", { id: productId })}>
                      <TextWithLang lang={productLanguage}>{product}</TextWithLang>
                    </Link>
                  )
                }
                detail={<bdi lang={productLanguage}>{unit}</bdi>}
              />
            ),
          },
          { key: "region", cell: ({ region }) => region.title },
          {
            key: "range",
            numeric: true,
            cell: ({ minPrice, maxPrice }) => formatMoneyRange(lang, minPrice, maxPrice),
          },
          {
            key: "avgPrice",
            numeric: true,
            sortField: "avgPrice",
            cell: ({ avgPrice, date }) => (
              <CellWithDetail name={formatMoney(lang, avgPrice)} detail={<DateText dateTime={date} />} />
            ),
          },
          {
            key: "changePercent",
            sortField: "changePercent",
            longText: true,
            cell: (price) => <PriceTrend price={price} hasTable={price.productId === undefined} />,
          },
        ]}
      />
    </>
  );
}

const toFilterOption = ({ id, title }: Topic): { value: string; label: string } => ({
  value: String(id),
  label: title,
});
