import type { ReactNode } from "react";
import type { ListRiskGroupsParams } from "../../generated/queries/model/listRiskGroupsParams.ts";
import { getListRiskGroupsSuspenseQueryOptions } from "../../generated/queries/risk-groups/risk-groups.ts";
import { useWords } from "../../i18n/Words.tsx";
import { firstPage } from "../../components/list/firstPageParams.ts";
import { InLanguage } from "../../components/text/LocalizedText.tsx";
import { List } from "../../components/list/PaginatedTable.tsx";
import { paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Thing } from "../../components/data/CellWithDetail.tsx";
import type { Reads, ScreenProps } from "../../components/loading/routePageProps.ts";

/** The groups of goods that are watched more closely, and the way to the goods of each. */
export default function RiskGroups({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("riskGroups.lead")} actions={<ButtonLink href={paths.goodsCode} icon="search">{say("screen.goodsCode.title")}</ButtonLink>}>
      <List
        name="riskGroups"
        caption={title}
        read={(query: ListRiskGroupsParams) => getListRiskGroupsSuspenseQueryOptions(query)}
        rowKey={({ id }) => id}
        columns={[
          { key: "code", cell: ({ code }) => code },
          { key: "group", cell: ({ title: group, description, lang }) => <Thing name={<InLanguage lang={lang}>{group}</InLanguage>} more={<span lang={lang}>{description}</span>} /> },
          {
            key: "goods",
            cell: ({ id, code, productCount }) =>
              productCount === 0 ? say("riskGroups.noGoods") : <Link href={`${paths.goodsCode}?${new URLSearchParams({ riskGroup: id }).toString()}`}>{say("riskGroups.goods", { count: productCount, code })}</Link>,
          },
        ]}
      />
    </Page>
  );
}

RiskGroups.reads = ((_parts, lang) => [getListRiskGroupsSuspenseQueryOptions(firstPage(lang))]) satisfies Reads;
