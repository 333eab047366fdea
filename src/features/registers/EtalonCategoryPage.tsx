import type { ReactNode } from "react";
import { getListEtalonsSuspenseQueryOptions } from "../../generated/queries/etalons/etalons.ts";
import type { EtalonCategory as Category } from "../../generated/queries/model/etalonCategory.ts";
import type { ListEtalonsParams } from "../../generated/queries/model/listEtalonsParams.ts";
import { useWords } from "../../i18n/Words.tsx";
import { firstPage } from "../../components/list/firstPageParams.ts";
import { InLanguage } from "../../components/text/LocalizedText.tsx";
import { List } from "../../components/list/PaginatedTable.tsx";
import { PostPicture } from "../../components/data/ContentImage.tsx";
import { Validity } from "./ValidityPeriod.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Thing } from "../../components/data/CellWithDetail.tsx";
import type { Reads, ScreenProps } from "../../components/loading/routePageProps.ts";

/** The government standards of one kind of measurement. */
export default function EtalonCategory({ title, parts }: ScreenProps): ReactNode {
  const say = useWords();
  const category = (parts["category"] ?? "") as Category;
  return (
    <Page title={title} lead={say(`etalon.${category}.text`)}>
      <List
        key={category}
        name="etalons"
        caption={title}
        read={(query: ListEtalonsParams) => getListEtalonsSuspenseQueryOptions({ ...query, category })}
        rowKey={({ id }) => id}
        columns={[
          { key: "name", cell: (etalon) => <Thing name={<InLanguage lang={etalon.lang}>{etalon.name}</InLanguage>} picture={etalon.image && <PostPicture image={etalon.image} />} /> },
          { key: "range", cell: ({ range, lang }) => <span lang={lang}>{range}</span> },
          { key: "uncertainty", cell: ({ uncertainty, lang }) => <span lang={lang}>{uncertainty}</span> },
          { key: "keeper", cell: ({ keeper, lang }) => <span lang={lang}>{keeper}</span> },
          { key: "certificateNo", cell: ({ certificateNo, validUntil }) => <Thing name={certificateNo} more={<Validity until={validUntil} />} /> },
        ]}
      />
    </Page>
  );
}

EtalonCategory.reads = (({ category = "" }, lang) => [getListEtalonsSuspenseQueryOptions({ ...firstPage(lang), category: category as Category })]) satisfies Reads;
