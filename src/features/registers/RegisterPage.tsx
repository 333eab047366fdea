import type { ReactNode } from "react";
import type { components } from "../../generated/contract.d.ts";
import type { SearchRegisterParams } from "../../generated/queries/model/searchRegisterParams.ts";
import { getSearchRegisterSuspenseQueryOptions } from "../../generated/queries/registers/registers.ts";
import { Day } from "../../components/text/DateText.tsx";
import { useWords } from "../../i18n/Words.tsx";
import { firstPage } from "../../components/list/firstPageParams.ts";
import { InLanguage } from "../../components/text/LocalizedText.tsx";
import { List } from "../../components/list/PaginatedTable.tsx";
import { Validity } from "./ValidityPeriod.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Thing } from "../../components/data/CellWithDetail.tsx";
import { Unbroken } from "../../components/text/NoWrap.tsx";
import type { Reads, ScreenProps } from "../../components/loading/routePageProps.ts";

type Entry = components["schemas"]["RegisterEntry"];
type Name = components["schemas"]["RegisterName"];

const cells = {
  registryNumber: ({ registryNumber }: Entry) => <Unbroken>{registryNumber}</Unbroken>,
  name: ({ name, type, lang }: Entry) => <Thing name={<InLanguage lang={lang}>{name}</InLanguage>} more={type} />,
  manufacturer: ({ manufacturer, country, lang }: Entry) => <Thing name={manufacturer} more={country === undefined ? undefined : <span lang={lang}>{country}</span>} />,
  certificateNo: ({ certificateNo }: Entry) => certificateNo,
  validity: ({ validFrom, validUntil }: Entry) => <Validity from={validFrom} until={validUntil} />,
  removedAt: ({ removedAt }: Entry) => removedAt !== undefined && <Day at={removedAt} />,
} as const;

/** What each register says of an entry. */
const columns: Readonly<Record<Name, readonly (keyof typeof cells)[]>> = {
  "measurement-tools": ["registryNumber", "name", "manufacturer", "certificateNo", "validity"],
  "removed-measurement-tools": ["registryNumber", "name", "manufacturer", "certificateNo", "removedAt"],
  "standard-samples": ["registryNumber", "name", "manufacturer", "certificateNo", "validity"],
  nomenclature: ["registryNumber", "name"],
};

/** One of the four government registers, with a search in it. */
export default function Register({ title, parts }: ScreenProps): ReactNode {
  const say = useWords();
  const register = (parts["register"] ?? "") as Name;
  return (
    <Page title={title} lead={say(`register.${register}.text`)}>
      <List
        key={register}
        name="register"
        caption={title}
        read={(query: SearchRegisterParams) => getSearchRegisterSuspenseQueryOptions(register, query)}
        filters={{ word: "text" }}
        rowKey={({ registryNumber }) => registryNumber}
        columns={columns[register].map((key) => ({ key, cell: cells[key] }))}
      />
    </Page>
  );
}

Register.reads = (({ register = "" }, lang) => [getSearchRegisterSuspenseQueryOptions(register as Name, firstPage(lang))]) satisfies Reads;
