import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { TimeChart } from "../../components/charts/TimeChart.tsx";
import { CellWithDetail } from "../../components/data/CellWithDetail.tsx";
import { DataTable } from "../../components/data/DataTable.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { Stack } from "../../components/layout/Stack.tsx";
import { ListFilterBar } from "../../components/list/ListFilterBar.tsx";
import { usePublishResultCount } from "../../components/list/resultCount.ts";
import { OldDataNotice } from "../../components/list/OldDataNotice.tsx";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { useListParams } from "../../components/list/useListParams.ts";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { isSameId } from "../../config/isSameId.ts";
import { paths } from "../../config/paths.ts";
import type { MarketPrice } from "../../generated/contract.d.ts";
import { formatDate, formatMoney, formatMoneyRange } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { ShareButton } from "../../components/sharing/ShareButton.tsx";
import { usePageTitle } from "../../state/contentTitle.ts";
import { getPriceHistory } from "./priceHistory.ts";
import { PriceTrend } from "./PriceTrend.tsx";
import { getProductPricesQueryOptions } from "./marketQueries.ts";

/** Renders the prices of one product by region, with their history as a chart and as a table. Reads `listMarketPrices`. */
export default function ProductPricesPage({ title, params }: RoutePageProps): ReactNode {
  const { id = "" } = params;
  return (
    <QueryBoundary shape="page" title={title} notFound={<MissingProduct title={title} />}>
      <ProductPrices key={id} id={id} title={title} />
    </QueryBoundary>
  );
}

function ProductPrices({ id, title }: { id: string; title: string }): ReactNode {
  const lang = useLanguage();
  const query = useSuspenseQuery(getProductPricesQueryOptions(id, lang));
  // A server that ignores the parameter returns all products.
  const prices = query.data.items.filter(({ productId }) => isSameId(productId, id));
  const [first] = prices;
  usePageTitle(first?.product ?? title, { lang: first?.lang });
  if (first === undefined) return <MissingProduct title={title} />;
  return (
    <PageLayout
      title={<TextWithLang lang={first.lang}>{first.product}</TextWithLang>}
      lead={
        <span lang={first.lang}>
          <bdi>{first.category.title}</bdi>, <bdi>{first.unit}</bdi>
        </span>
      }
      actions={<ShareButton title={first.product} />}
    >
      <StaleNotice query={query} />
      <LatestPrices prices={prices} />
      <PriceHistorySection prices={prices} />
    </PageLayout>
  );
}

function MissingProduct({ title }: { title: string }): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title}>
      <EmptyState
        title={t("prices.noProduct")}
        action={<ButtonLink href={paths.marketPrices}>{t("prices.toAll")}</ButtonLink>}
      />
    </PageLayout>
  );
}

/** Renders the latest prices of a product, a row for each region. Their day is in the heading, or in each row when it differs. */
function LatestPrices({ prices }: { prices: readonly MarketPrice[] }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const dates = new Set(prices.map(({ date }) => date));
  const latestDate = [...dates].toSorted().at(-1) ?? "";
  const isOfOneDay = dates.size === 1;
  const title = isOfOneDay ? t("prices.latest", { date: formatDate(lang, latestDate) }) : t("prices.title");
  return (
    <Section title={title}>
      <OldDataNotice date={latestDate} />
      <DataTable
        caption={title}
        captionHidden
        rows={prices}
        rowKey={(price) => price.id}
        columns={[
          { key: "region", header: t("list.prices.region"), cell: ({ region }) => region.title },
          {
            key: "range",
            header: t("list.prices.range"),
            numeric: true,
            cell: ({ minPrice, maxPrice }) => formatMoneyRange(lang, minPrice, maxPrice),
          },
          {
            key: "avgPrice",
            header: t("list.prices.avgPrice"),
            numeric: true,
            cell: ({ avgPrice, date }) => (
              <CellWithDetail name={formatMoney(lang, avgPrice)} detail={!isOfOneDay && <DateText dateTime={date} />} />
            ),
          },
          { key: "change", header: t("list.prices.changePercent"), cell: (price) => <PriceTrend price={price} /> },
        ]}
      />
    </Section>
  );
}

/** Renders the history of the prices of a product, of the region and the dates in the URL. */
function PriceHistorySection({ prices }: { prices: readonly MarketPrice[] }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const filters = {
    region: prices.map(({ region: { id, title } }) => ({ value: String(id), label: title })),
    from: "date",
    to: "date",
  } as const;
  const { filterValues } = useListParams(filters);
  const { region, from, to } = filterValues;
  const { dates, series } = getPriceHistory(
    prices.filter((price) => region === undefined || String(price.region.id) === region),
    { from, to },
  );
  usePublishResultCount("priceHistory", filterValues, dates.length);
  const title = t("prices.history");
  return (
    <Section title={title}>
      <Stack>
        <ListFilterBar name="priceHistory" filters={filters} />
        {dates.length === 0 ? (
          <EmptyState level={3} title={t("prices.noneInPeriod")} />
        ) : (
          <>
            <TimeChart
              title={t("prices.chartTitle")}
              dates={dates}
              series={series}
              formatValue={(value) => formatMoney(lang, value)}
            />
            <DataTable
              caption={title}
              captionHidden
              rows={dates.toReversed()}
              rowKey={(date) => date}
              stackOnNarrow={series.length > 1}
              columns={[
                { key: "date", header: t("prices.date"), cell: (date) => <DateText dateTime={date} /> },
                ...series.map(({ id, label, values }) => ({
                  key: id,
                  header: label,
                  numeric: true,
                  cell: (date: string) => {
                    const value = values[dates.indexOf(date)];
                    return value == null ? "–" : formatMoney(lang, value);
                  },
                })),
              ]}
            />
          </>
        )}
      </Stack>
    </Section>
  );
}
