import type { ReactNode } from "react";
import { DraftList } from "./DraftList.tsx";
import { AppealStatusChip } from "./AppealStatusChip.tsx";
import { appealStatuses, isDecided } from "../../config/appealStatus.ts";
import { appealKinds, getStatusLabelId } from "./appealStatus.ts";
import { getListAppealsSuspenseQueryOptions } from "../../generated/queries/appeals/index.ts";
import type { ListAppealsParams } from "../../generated/queries/model/listAppealsParams.ts";
import { useUser } from "../../auth/useUser.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { useMessageLookup, useT } from "../../i18n/IntlProvider.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { CellWithDetail } from "../../components/data/CellWithDetail.tsx";
import { DueDate } from "../../components/data/DueDate.tsx";
import { PaginatedTable } from "../../components/list/PaginatedTable.tsx";
import { getHref, paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { NoWrap } from "../../components/text/NoWrap.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { useQueryParams } from "../../state/useQueryString.ts";

/** Renders the user's drafts, and the appeals of the user or of the selected organisation. Reads `listAppeals`. */
export default function AppealsPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const { find } = useMessageLookup();
  const user = useUser();
  // Without a filter, a status has the words of all kinds.
  const requestedKind = useQueryParams().get("kind");
  const filteredKinds = appealKinds.some((kind) => kind === requestedKind)
    ? appealKinds.filter((kind) => kind === requestedKind)
    : appealKinds;
  const actions = (
    <>
      <ButtonLink tone="primary" href={paths.eServices}>
        {t("empty.toServices")}
      </ButtonLink>
      <ButtonLink href={paths.makeComplaint}>{t("page.makeComplaint.title")}</ButtonLink>
      <ButtonLink href={paths.suggestion}>{t("page.suggestion.title")}</ButtonLink>
    </>
  );
  return (
    <PageLayout title={title} actions={actions}>
      {user !== undefined && <DraftList user={user} />}
      <PaginatedTable
        name="appeals"
        caption={t("appeals.caption")}
        getQueryOptions={(query: ListAppealsParams) => getListAppealsSuspenseQueryOptions(query)}
        filters={{
          word: "text",
          status: appealStatuses.map((value) => ({
            value,
            label: [...new Set(filteredKinds.map((kind) => t(getStatusLabelId(kind, value))))].join(" / "),
          })),
          kind: appealKinds.map((value) => ({ value, label: t(`appeal.kind.${value}`) })),
        }}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "appealNumber",
            cell: ({ id, appealNumber }) => (
              <NoWrap>
                <Link href={getHref("appeal", { id })}>{appealNumber}</Link>
              </NoWrap>
            ),
          },
          {
            key: "serviceType",
            cell: ({ serviceType, kind, lang }) => (
              <CellWithDetail
                name={<TextWithLang lang={lang}>{serviceType}</TextWithLang>}
                detail={find(`appeal.kind.${kind}`) ?? kind}
              />
            ),
          },
          { key: "appealDate", cell: ({ appealDate }) => <DateText dateTime={appealDate} />, sortField: "appealDate" },
          {
            key: "status",
            isStatus: true,
            cell: (appeal) => (
              <>
                <AppealStatusChip appeal={appeal} />
                {appeal.needsDocument && (
                  <div>
                    <strong>{t("messages.needsDocument")}</strong>
                  </div>
                )}
              </>
            ),
          },
          {
            key: "dueDate",
            // A withdrawn appeal gets no answer.
            cell: (appeal) => {
              const { dueDate, withdrawnAt } = appeal;
              if (dueDate === undefined || withdrawnAt !== undefined) return "–";
              return isDecided(appeal) ? <DateText dateTime={dueDate} /> : <DueDate date={dueDate} />;
            },
            sortField: "dueDate",
          },
        ]}
        emptyState={<EmptyState title={t("empty.appeals")}>{t("empty.appeals.willAppear")}</EmptyState>}
      />
    </PageLayout>
  );
}
