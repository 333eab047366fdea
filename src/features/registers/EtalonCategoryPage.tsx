import type { ReactNode } from "react";
import { getListEtalonsSuspenseQueryOptions } from "../../generated/queries/etalons/index.ts";
import type { EtalonCategory } from "../../generated/contract.d.ts";
import type { ListEtalonsParams } from "../../generated/queries/model/listEtalonsParams.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { PaginatedTable } from "../../components/list/PaginatedTable.tsx";
import { ContentImage } from "../../components/data/ContentImage.tsx";
import { ValidityPeriod } from "./ValidityPeriod.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { CellWithDetail } from "../../components/data/CellWithDetail.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the measurement standards (etalons) of a category. Reads `listEtalons`. */
export default function EtalonCategoryPage({ title, params }: RoutePageProps): ReactNode {
  const t = useT();
  const category = (params["category"] ?? "") as EtalonCategory;
  return (
    <PageLayout title={title} lead={t(`etalon.${category}.text`)}>
      <PaginatedTable
        key={category}
        name="etalons"
        caption={title}
        getQueryOptions={(query: ListEtalonsParams) => getListEtalonsSuspenseQueryOptions({ ...query, category })}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "name",
            cell: (etalon) => (
              <CellWithDetail
                name={<TextWithLang lang={etalon.lang}>{etalon.name}</TextWithLang>}
                image={etalon.image && <ContentImage image={etalon.image} lang={etalon.lang} />}
              />
            ),
          },
          { key: "range", cell: ({ range, lang }) => <bdi lang={lang}>{range}</bdi> },
          { key: "uncertainty", cell: ({ uncertainty, lang }) => <bdi lang={lang}>{uncertainty}</bdi> },
          { key: "keeper", cell: ({ keeper, lang }) => <bdi lang={lang}>{keeper}</bdi> },
          {
            key: "certificateNo",
            cell: ({ certificateNo, validUntil }) => (
              <CellWithDetail name={certificateNo} detail={<ValidityPeriod until={validUntil} />} />
            ),
          },
        ]}
        downloadColumns={[
          { header: t("list.etalons.name"), kind: "text", value: ({ name }) => name },
          { header: t("list.etalons.range"), kind: "text", value: ({ range }) => range },
          { header: t("list.etalons.uncertainty"), kind: "text", value: ({ uncertainty }) => uncertainty },
          { header: t("list.etalons.keeper"), kind: "text", value: ({ keeper }) => keeper },
          { header: t("list.etalons.certificateNo"), kind: "text", value: ({ certificateNo }) => certificateNo },
          { header: t("register.validUntil"), kind: "date", value: ({ validUntil }) => validUntil },
        ]}
      />
    </PageLayout>
  );
}
