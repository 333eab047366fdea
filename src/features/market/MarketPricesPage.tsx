import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import type { Topic } from "../../generated/queries/model/topic.ts";
import type { ListMarketPricesParams } from "../../generated/queries/model/listMarketPricesParams.ts";
import { getListMarketPricesSuspenseQueryOptions } from "../../generated/queries/prices/prices.ts";
import { formatMoney } from "../../i18n/format.ts";
import type { Language } from "../../i18n/language.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { firstPage } from "../../components/list/firstPageParams.ts";
import { InLanguage } from "../../components/text/LocalizedText.tsx";
import { List } from "../../components/list/PaginatedTable.tsx";
import { PostList, postsOf } from "../../components/posts/PostList.tsx";
import { PriceMovement } from "./PriceTrend.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { Thing } from "../../components/data/CellWithDetail.tsx";
import type { Reads, ScreenProps } from "../../components/loading/routePageProps.ts";

/** What everyday goods cost, how the prices moved, and the reviews of them. */
export default function MarketPrices({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("prices.lead")}>
      <Section title={say("prices.title")}>
        <Loaded shape="list" missing={<EmptyState level={3} title={say("empty.information")} />}>
          <Prices />
        </Loaded>
      </Section>
      <Section title={say("prices.reviews")}>
        <PostList place="market-prices" level={3} pageName="reviews" />
      </Section>
    </Page>
  );
}

const firstPrices = (lang: Language) => getListMarketPricesSuspenseQueryOptions(firstPage(lang));

MarketPrices.reads = ((_parts, lang) => [firstPrices(lang), postsOf("market-prices", lang)]) satisfies Reads;

function Prices(): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  // The first page of everything names the regions and categories; it is usually also what the list shows first.
  const { data } = useSuspenseQuery(firstPrices(lang));
  return (
    <List
      name="prices"
      caption={say("prices.title")}
      read={(query: ListMarketPricesParams) => getListMarketPricesSuspenseQueryOptions(query)}
      filters={{ region: data.regions.map(asChoice), category: data.categories.map(asChoice), date: "date" }}
      rowKey={({ id }) => id}
      columns={[
        { key: "product", sorts: "product", cell: ({ product, unit, lang: own }) => <Thing name={<InLanguage lang={own}>{product}</InLanguage>} more={<span lang={own}>{unit}</span>} /> },
        { key: "region", cell: ({ region }) => region.title },
        { key: "range", numeric: true, cell: ({ minPrice, maxPrice }) => `${formatMoney(lang, minPrice)} – ${formatMoney(lang, maxPrice)}` },
        { key: "avgPrice", numeric: true, sorts: "avgPrice", cell: ({ avgPrice }) => formatMoney(lang, avgPrice) },
        { key: "changePercent", sorts: "changePercent", cell: (price) => <PriceMovement price={price} /> },
      ]}
    />
  );
}

const asChoice = ({ id, title }: Topic): { value: string; label: string } => ({ value: id, label: title });
