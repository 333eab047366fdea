import type { ReactNode } from "react";
import type { components } from "../../generated/contract.d.ts";
import type { SearchRegisterParams } from "../../generated/queries/model/searchRegisterParams.ts";
import { getSearchRegisterSuspenseQueryOptions } from "../../generated/queries/registers/registers.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { firstPageParams } from "../../components/list/firstPageParams.ts";
import { LocalizedText } from "../../components/text/LocalizedText.tsx";
import { PaginatedTable } from "../../components/list/PaginatedTable.tsx";
import { ValidityPeriod } from "./ValidityPeriod.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { CellWithDetail } from "../../components/data/CellWithDetail.tsx";
import { NoWrap } from "../../components/text/NoWrap.tsx";
import type { PrefetchQueries, RoutePageProps } from "../../components/loading/routePageProps.ts";

type Entry = components["schemas"]["RegisterEntry"];
type Name = components["schemas"]["RegisterName"];

const cells = {
  registryNumber: ({ registryNumber }: Entry) => <NoWrap>{registryNumber}</NoWrap>,
  name: ({ name, type, lang }: Entry) => (
    <CellWithDetail name={<LocalizedText lang={lang}>{name}</LocalizedText>} detail={type} />
  ),
  manufacturer: ({ manufacturer, country, lang }: Entry) => (
    <CellWithDetail
      name={manufacturer}
      detail={country === undefined ? undefined : <span lang={lang}>{country}</span>}
    />
  ),
  certificateNo: ({ certificateNo }: Entry) => certificateNo,
  validity: ({ validFrom, validUntil }: Entry) => <ValidityPeriod from={validFrom} until={validUntil} />,
  removedAt: ({ removedAt }: Entry) => removedAt !== undefined && <DateText dateTime={removedAt} />,
} as const;

/** What each register says of an entry. */
const columnsByRegister: Readonly<Record<Name, readonly (keyof typeof cells)[]>> = {
  "measurement-tools": ["registryNumber", "name", "manufacturer", "certificateNo", "validity"],
  "removed-measurement-tools": ["registryNumber", "name", "manufacturer", "certificateNo", "removedAt"],
  "standard-samples": ["registryNumber", "name", "manufacturer", "certificateNo", "validity"],
  nomenclature: ["registryNumber", "name"],
};

/** One of the four government registers, with a search in it. */
export default function RegisterPage({ title, params }: RoutePageProps): ReactNode {
  const t = useT();
  const register = (params["register"] ?? "") as Name;
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
      />
    </PageLayout>
  );
}

RegisterPage.prefetchQueries = (({ register = "" }, lang) => [
  getSearchRegisterSuspenseQueryOptions(register as Name, firstPageParams(lang)),
]) satisfies PrefetchQueries;
