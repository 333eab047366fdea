import type { ReactNode } from "react";
import type { components } from "../../generated/contract.d.ts";
import type { ListStandardsParams } from "../../generated/queries/model/listStandardsParams.ts";
import { getListStandardsSuspenseQueryOptions } from "../../generated/queries/standards/standards.ts";
import { Day } from "../../components/text/DateText.tsx";
import { useWords } from "../../i18n/Words.tsx";
import { firstPage } from "../../components/list/firstPageParams.ts";
import { InLanguage } from "../../components/text/LocalizedText.tsx";
import { List } from "../../components/list/PaginatedTable.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import type { Tone } from "../../components/styles/tone.ts";
import { Unbroken } from "../../components/text/NoWrap.tsx";
import type { Reads, ScreenProps } from "../../components/loading/routePageProps.ts";

type Status = components["schemas"]["StandardStatus"];

const tones: Readonly<Record<Status, Tone>> = { IN_FORCE: "success", REPLACED: "warning", WITHDRAWN: "neutral" };
const statuses = Object.keys(tones) as Status[];

/** The state standards, in force and not. */
export default function Standards({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("standards.lead")}>
      <List
        name="standards"
        caption={title}
        read={(query: ListStandardsParams) => getListStandardsSuspenseQueryOptions(query)}
        filters={{ word: "text", status: statuses.map((status) => ({ value: status, label: say(`standard.status.${status}`) })) }}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "designation",
            cell: ({ designation, url }) => <Unbroken>{url === undefined ? designation : <Link href={url} external externalNote={say("link.external")}>{designation}</Link>}</Unbroken>,
          },
          { key: "title", cell: ({ title: subject, lang }) => <InLanguage lang={lang}>{subject}</InLanguage> },
          { key: "ics", cell: ({ ics }) => ics },
          {
            key: "status",
            cell: ({ status, replacedBy }) => (
              <>
                <StatusChip tone={tones[status] ?? "neutral"}>{say(`standard.status.${status}`)}</StatusChip>
                {replacedBy !== undefined && <p>{say("standards.replacedBy", { designation: replacedBy })}</p>}
              </>
            ),
          },
          { key: "adoptedAt", cell: ({ adoptedAt }) => <Day at={adoptedAt} /> },
        ]}
      />
    </Page>
  );
}

Standards.reads = ((_parts, lang) => [getListStandardsSuspenseQueryOptions(firstPage(lang))]) satisfies Reads;
