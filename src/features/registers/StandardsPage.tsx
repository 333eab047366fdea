import type { ReactNode } from "react";
import type { StandardStatus } from "../../generated/contract.d.ts";
import type { ListStandardsParams } from "../../generated/queries/model/listStandardsParams.ts";
import { getListStandardsSuspenseQueryOptions } from "../../generated/queries/standards/index.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { useMessageLookup, useT } from "../../i18n/IntlProvider.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { PaginatedTable } from "../../components/list/PaginatedTable.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import type { Tone } from "../../components/styles/tone.ts";
import { NoWrap } from "../../components/text/NoWrap.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

const tonesByStatus: Readonly<Record<StandardStatus, Tone>> = {
  IN_FORCE: "success",
  REPLACED: "warning",
  WITHDRAWN: "neutral",
};
const statuses = Object.keys(tonesByStatus) as StandardStatus[];
/** The tones once more, for any value of a newer server. */
const statusTones: ReadonlyMap<string, Tone> = new Map(Object.entries(tonesByStatus));

/** Renders the state standards. Reads `listStandards`. */
export default function StandardsPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const { find } = useMessageLookup();
  const formatStatus = (status: StandardStatus): string => find(`standard.status.${status}`) ?? status;
  return (
    <PageLayout title={title} lead={t("standards.lead")}>
      <PaginatedTable
        name="standards"
        caption={title}
        getQueryOptions={(query: ListStandardsParams) => getListStandardsSuspenseQueryOptions(query)}
        filters={{
          word: "text",
          status: statuses.map((status) => ({ value: status, label: formatStatus(status) })),
        }}
        rowKey={({ id }) => id}
        downloadColumns={[
          { header: t("list.standards.designation"), kind: "text", value: ({ designation }) => designation },
          { header: t("list.standards.title"), kind: "text", value: ({ title: subject }) => subject },
          { header: t("list.standards.ics"), kind: "text", value: ({ ics }) => ics },
          { header: t("list.standards.status"), kind: "text", value: ({ status }) => formatStatus(status) },
          { header: t("list.standards.adoptedAt"), kind: "date", value: ({ adoptedAt }) => adoptedAt },
        ]}
        columns={[
          {
            key: "designation",
            cell: ({ designation, url }) => (
              <NoWrap>
                {url === undefined ? (
                  designation
                ) : (
                  <Link href={url} external>
                    {designation}
                  </Link>
                )}
              </NoWrap>
            ),
          },
          { key: "title", cell: ({ title: subject, lang }) => <TextWithLang lang={lang}>{subject}</TextWithLang> },
          { key: "ics", cell: ({ ics }) => ics },
          {
            key: "status",
            isStatus: true,
            cell: ({ status, replacedBy }) => (
              <>
                <StatusChip tone={statusTones.get(status) ?? "neutral"}>{formatStatus(status)}</StatusChip>
                {replacedBy !== undefined && <p>{t("standards.replacedBy", { designation: replacedBy })}</p>}
              </>
            ),
          },
          { key: "adoptedAt", cell: ({ adoptedAt }) => <DateText dateTime={adoptedAt} /> },
        ]}
      />
    </PageLayout>
  );
}
