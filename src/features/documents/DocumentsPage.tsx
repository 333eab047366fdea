import type { ReactNode } from "react";
import { DocumentName } from "../../components/documents/DocumentName.tsx";
import { DownloadButton } from "../../components/documents/DownloadButton.tsx";
import { useFormatFileType } from "../../components/documents/useFormatFileType.ts";
import { useFormatFileSize } from "../../i18n/useFormatFileSize.ts";
import { getListDocumentsSuspenseQueryOptions } from "../../generated/queries/documents/index.ts";
import type { ListDocumentsParams } from "../../generated/queries/model/listDocumentsParams.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { useMessageLookup, useT } from "../../i18n/IntlProvider.tsx";
import { PaginatedTable } from "../../components/list/PaginatedTable.tsx";
import { getAppealSearchHref } from "../../config/getAppealSearchHref.ts";
import { paths } from "../../config/paths.ts";
import { Link } from "../../components/navigation/Link.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { CellWithDetail } from "../../components/data/CellWithDetail.tsx";
import { NoWrap } from "../../components/text/NoWrap.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the documents that the user sent or received. Reads `listDocuments`. */
export default function DocumentsPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const { find } = useMessageLookup();
  const formatSize = useFormatFileSize();
  const formatType = useFormatFileType();
  return (
    <PageLayout title={title} lead={t("documents.lead")}>
      <PaginatedTable
        name="documents"
        caption={t("documents.caption")}
        getQueryOptions={(query: ListDocumentsParams) => getListDocumentsSuspenseQueryOptions(query)}
        filters={{ word: "text" }}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "name",
            cell: (document) => (
              <CellWithDetail
                name={<DocumentName document={document} />}
                detail={
                  document.appealNumber !== undefined && (
                    <NoWrap>
                      <Link href={getAppealSearchHref(document.appealNumber)}>
                        {t("appeal.title", { number: document.appealNumber })}
                      </Link>
                    </NoWrap>
                  )
                }
              />
            ),
            sortField: "name",
            longText: true,
          },
          {
            key: "type",
            cell: ({ mimeType, size: bytes }) => (
              <CellWithDetail
                name={<NoWrap>{formatType(mimeType)}</NoWrap>}
                detail={<NoWrap>{formatSize(bytes)}</NoWrap>}
              />
            ),
          },
          { key: "createdAt", cell: ({ createdAt }) => <DateText dateTime={createdAt} />, sortField: "createdAt" },
          { key: "lang", cell: ({ lang }) => (lang === undefined ? "–" : (find(`language.name.${lang}`) ?? lang)) },
          {
            key: "file",
            cell: (document) => <DownloadButton document={document} />,
          },
        ]}
        emptyState={
          <EmptyState
            title={t("empty.documents")}
            action={<ButtonLink href={paths.eServices}>{t("empty.toServices")}</ButtonLink>}
          >
            {t("empty.documents.willAppear")}
          </EmptyState>
        }
      />
    </PageLayout>
  );
}
