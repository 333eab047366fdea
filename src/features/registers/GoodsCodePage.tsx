import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import type { SearchProductsParams } from "../../generated/queries/model/searchProductsParams.ts";
import { getSearchProductsSuspenseQueryOptions } from "../../generated/queries/products/products.ts";
import { getListRiskGroupsSuspenseQueryOptions } from "../../generated/queries/risk-groups/risk-groups.ts";
import type { Language } from "../../i18n/language.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { firstPage } from "../../components/list/firstPageParams.ts";
import { InLanguage } from "../../components/text/LocalizedText.tsx";
import { List } from "../../components/list/PaginatedTable.tsx";
import { paths } from "../../config/paths.ts";
import { Bullets } from "../../components/text/BulletList.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Thing } from "../../components/data/CellWithDetail.tsx";
import type { Reads, ScreenProps } from "../../components/loading/routePageProps.ts";

// The address says `code`, as people do.
const products = ({ code, ...query }: SearchProductsParams & { code?: string }) => getSearchProductsSuspenseQueryOptions({ ...query, ...(code !== undefined && { goodsCode: code }) });

/** What a customs code or a word stands for, the risk group of the goods, and what they have to meet. */
export default function GoodsCode({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("goods.lead")} actions={<ButtonLink href={paths.riskGroups}>{say("screen.riskGroups.title")}</ButtonLink>}>
      <Loaded shape="list" missing={<Goods title={title} groups={[]} />}>
        <GoodsWithGroups title={title} />
      </Loaded>
    </Page>
  );
}

const allGroups = (lang: Language) => getListRiskGroupsSuspenseQueryOptions({ page: 1, perPage: 100, lang });

GoodsCode.reads = ((_parts, lang) => [allGroups(lang), products(firstPage(lang))]) satisfies Reads;

function GoodsWithGroups({ title }: { title: string }): ReactNode {
  const lang = useLanguage();
  const { data } = useSuspenseQuery(allGroups(lang));
  return <Goods title={title} groups={data.items.map(({ id, code, title: group }) => ({ value: id, label: `${code} · ${group}` }))} />;
}

function Goods({ title, groups }: { title: string; groups: readonly { value: string; label: string }[] }): ReactNode {
  const say = useWords();
  return (
    <List
      name="goods"
      caption={title}
      read={products}
      filters={{ code: "code", word: "text", ...(groups.length > 0 && { riskGroup: groups }) }}
      rowKey={({ goodsCode }) => goodsCode}
      columns={[
        { key: "goodsCode", cell: ({ goodsCode }) => goodsCode },
        { key: "category", cell: ({ productCategory, lang }) => <span lang={lang}>{productCategory}</span> },
        { key: "name", cell: ({ name, description, lang }) => <Thing name={<InLanguage lang={lang}>{name}</InLanguage>} more={<span lang={lang}>{description}</span>} /> },
        { key: "riskGroup", cell: ({ riskGroup, lang }) => (riskGroup === undefined ? say("goods.noRiskGroup") : <Thing name={riskGroup.code} more={<span lang={riskGroup.lang ?? lang}>{riskGroup.title}</span>} />) },
        { key: "requirements", cell: ({ requirements, lang }) => (requirements.length === 0 ? say("goods.noRequirements") : <Bullets lang={lang} items={requirements} />) },
      ]}
    />
  );
}
