import type { ReactNode } from "react";
import type { RegisterEntry, RegisterName } from "../../generated/contract.d.ts";
import type { SearchRegisterParams } from "../../generated/queries/model/searchRegisterParams.ts";
import { getSearchRegisterSuspenseQueryOptions } from "../../generated/queries/registers/index.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { useT, type Translator } from "../../i18n/IntlProvider.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { PaginatedTable } from "../../components/list/PaginatedTable.tsx";
import type { DownloadColumn } from "../../components/list/download/tableRows.ts";
import { ValidityPeriod } from "./ValidityPeriod.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { CellWithDetail } from "../../components/data/CellWithDetail.tsx";
import { NoWrap } from "../../components/text/NoWrap.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** What a column shows of an entry; old entries have only a number and a name. */
const cells = {
  registryNumber: ({ registryNumber }: RegisterEntry) => <NoWrap>{registryNumber}</NoWrap>,
  name: ({ name, type, lang }: RegisterEntry) => (
    <CellWithDetail name={<TextWithLang lang={lang}>{name}</TextWithLang>} detail={type} />
  ),
  manufacturer: ({ manufacturer, country, lang }: RegisterEntry) =>
    country === undefined ? (
      (manufacturer ?? "–")
    ) : (
      <CellWithDetail name={manufacturer} detail={<bdi lang={lang}>{country}</bdi>} />
    ),
  certificateNo: ({ certificateNo }: RegisterEntry) => certificateNo ?? "–",
  validity: ({ validFrom, validUntil }: RegisterEntry) => <ValidityPeriod from={validFrom} until={validUntil} />,
  removedAt: ({ removedAt }: RegisterEntry) => (removedAt === undefined ? "–" : <DateText dateTime={removedAt} />),
} as const;

/** The columns of each register. */
const columnsByRegister: Readonly<Record<RegisterName, readonly (keyof typeof cells)[]>> = {
  "measurement-tools": ["registryNumber", "name", "manufacturer", "certificateNo", "validity"],
  "removed-measurement-tools": ["registryNumber", "name", "manufacturer", "certificateNo", "removedAt"],
  "standard-samples": ["registryNumber", "name", "manufacturer", "certificateNo", "validity"],
  nomenclature: ["registryNumber", "name"],
};

/** Renders one of the four government registers with a search. Reads `searchRegister`. */
export default function RegisterPage({ title, params }: RoutePageProps): ReactNode {
  const t = useT();
  const register = (params["register"] ?? "") as RegisterName;
  const downloadColumns = createDownloadColumns(t);
  return (
    <PageLayout title={title} lead={t(`register.${register}.text`)}>
      <PaginatedTable
        key={register}
        name="register"
        caption={title}
        getQueryOptions={(query: SearchRegisterParams) => getSearchRegisterSuspenseQueryOptions(register, query)}
        filters={{ word: "text" }}
        rowKey={({ registryNumber }) => registryNumber}
        columns={columnsByRegister[register].map((key) => ({ key, cell: cells[key] }))}
        downloadColumns={columnsByRegister[register].flatMap((key) => downloadColumns[key])}
      />
    </PageLayout>
  );
}

/** Returns the columns that a file has for each column of the table. A removed instrument had an approval. */
function createDownloadColumns(
  t: Translator,
): Readonly<Record<keyof typeof cells, readonly DownloadColumn<RegisterEntry>[]>> {
  const validity: DownloadColumn<RegisterEntry>[] = [
    { header: t("register.validFrom"), kind: "date", value: ({ validFrom }) => validFrom },
    { header: t("register.validUntil"), kind: "date", value: ({ validUntil }) => validUntil },
  ];
  return {
    registryNumber: [
      { header: t("list.register.registryNumber"), kind: "text", value: ({ registryNumber }) => registryNumber },
    ],
    name: [
      { header: t("register.name"), kind: "text", value: ({ name }) => name },
      { header: t("register.type"), kind: "text", value: ({ type }) => type },
    ],
    manufacturer: [
      { header: t("list.register.manufacturer"), kind: "text", value: ({ manufacturer }) => manufacturer },
      { header: t("register.country"), kind: "text", value: ({ country }) => country },
    ],
    certificateNo: [
      { header: t("list.register.certificateNo"), kind: "text", value: ({ certificateNo }) => certificateNo },
    ],
    validity,
    removedAt: [
      ...validity,
      { header: t("list.register.removedAt"), kind: "date", value: ({ removedAt }) => removedAt },
    ],
  };
}
