import type { ReactNode } from "react";
import { AppealStatus } from "./AppealStatusChip.tsx";
import { statuses } from "./appealStatus.ts";
import { getListAppealsSuspenseQueryOptions } from "../../generated/queries/appeals/appeals.ts";
import type { ListAppealsParams } from "../../generated/queries/model/listAppealsParams.ts";
import { Day } from "../../components/text/DateText.tsx";
import { useWords } from "../../i18n/Words.tsx";
import { InLanguage } from "../../components/text/LocalizedText.tsx";
import { List } from "../../components/list/PaginatedTable.tsx";
import { href, paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Unbroken } from "../../components/text/NoWrap.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** The appeals of the signed-in person, or of the organisation in whose name they act. */
export default function Appeals({ title }: ScreenProps): ReactNode {
  const say = useWords();
  const actions = (
    <>
      <ButtonLink href={paths.eServices}>{say("empty.toServices")}</ButtonLink>
      <ButtonLink href={paths.complaint}>{say("screen.complaint.title")}</ButtonLink>
      <ButtonLink href={paths.suggestion}>{say("screen.suggestion.title")}</ButtonLink>
    </>
  );
  return (
    <Page title={title} actions={actions}>
      <List
        name="appeals"
        caption={say("appeals.caption")}
        read={(query: ListAppealsParams) => getListAppealsSuspenseQueryOptions(query)}
        filters={{
          status: statuses.map((value) => ({ value, label: say(`status.${value}`) })),
          kind: (["APPLICATION", "COMPLAINT", "SUGGESTION"] as const).map((value) => ({ value, label: say(`appeal.kind.${value}`) })),
        }}
        rowKey={({ id }) => id}
        columns={[
          { key: "appealNumber", cell: ({ id, appealNumber }) => <Unbroken><Link href={href("appeal", { id: String(id) })}>{appealNumber}</Link></Unbroken> },
          { key: "serviceType", cell: ({ serviceType, lang }) => <InLanguage lang={lang}>{serviceType}</InLanguage> },
          { key: "kind", cell: ({ kind }) => say(`appeal.kind.${kind}`) },
          { key: "appealDate", cell: ({ appealDate }) => <Day at={appealDate} />, sorts: "appealDate" },
          { key: "status", cell: ({ status, withdrawnAt }) => <AppealStatus status={status} withdrawnAt={withdrawnAt} /> },
          { key: "dueDate", cell: ({ dueDate }) => (dueDate === undefined ? "–" : <Day at={dueDate} />), sorts: "dueDate" },
        ]}
        empty={<EmptyState title={say("empty.appeals")}>{say("empty.appeals.willAppear")}</EmptyState>}
      />
    </Page>
  );
}
