import type { ReactNode } from "react";
import { DocumentButtons } from "../../components/documents/DocumentActions.tsx";
import { useFileType } from "../../components/documents/useFormatFileType.ts";
import { useSize } from "../../i18n/useFormatFileSize.ts";
import { getListDocumentsSuspenseQueryOptions } from "../../generated/queries/documents/documents.ts";
import type { ListDocumentsParams } from "../../generated/queries/model/listDocumentsParams.ts";
import { Day } from "../../components/text/DateText.tsx";
import { useWords } from "../../i18n/Words.tsx";
import { List } from "../../components/list/PaginatedTable.tsx";
import { paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Thing } from "../../components/data/CellWithDetail.tsx";
import { Unbroken } from "../../components/text/NoWrap.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** The documents that the signed-in person sent, and those that were issued to them. */
export default function Documents({ title }: ScreenProps): ReactNode {
  const say = useWords();
  const size = useSize();
  const typeOf = useFileType();
  return (
    <Page title={title} lead={say("documents.lead")}>
      <List
        name="documents"
        caption={say("documents.caption")}
        read={(query: ListDocumentsParams) => getListDocumentsSuspenseQueryOptions(query)}
        rowKey={({ id }) => id}
        columns={[
          { key: "name", cell: ({ name, lang }) => <span lang={lang}>{name}</span>, sorts: "name" },
          { key: "type", cell: ({ mimeType, size: bytes }) => <Thing name={<Unbroken>{typeOf(mimeType)}</Unbroken>} more={<Unbroken>{size(bytes)}</Unbroken>} /> },
          { key: "createdAt", cell: ({ createdAt }) => <Day at={createdAt} />, sorts: "createdAt" },
          { key: "lang", cell: ({ lang }) => (lang === undefined ? "–" : say(`language.name.${lang}`)) },
          { key: "appealNumber", cell: ({ appealNumber }) => <Unbroken>{appealNumber ?? "–"}</Unbroken> },
          {
            key: "file",
            cell: (document) => (
              <ButtonRow>
                <DocumentButtons document={document} />
              </ButtonRow>
            ),
          },
        ]}
        empty={
          <EmptyState title={say("empty.documents")} action={<ButtonLink href={paths.eServices}>{say("empty.toServices")}</ButtonLink>}>
            {say("empty.documents.willAppear")}
          </EmptyState>
        }
      />
    </Page>
  );
}
