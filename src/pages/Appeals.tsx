import type { ReactNode } from "react";
import { AppealStatus } from "../appeal/AppealStatus.tsx";
import { statuses } from "../appeal/status.ts";
import { getListAppealsSuspenseQueryOptions } from "../generated/queries/appeals/appeals.ts";
import type { ListAppealsParams } from "../generated/queries/model/listAppealsParams.ts";
import { Day } from "../i18n/Day.tsx";
import { useWords } from "../i18n/Words.tsx";
import { InLanguage } from "../list/InLanguage.tsx";
import { List } from "../list/List.tsx";
import { href, paths } from "../paths.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Link } from "../ui/Link.tsx";
import { Page } from "../ui/Page.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import type { ScreenProps } from "../view/screen.ts";

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
