import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { downloadDocument } from "../../generated/queries/documents/documents.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { sessionStore, userOf, type Session } from "../../auth/sessionStore.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { saveFile } from "../../components/documents/saveFile.ts";

/** The file that goes with an article, such as an issue of the bulletin, for whoever is signed in; others are told how to get it. */
export function PostDocument({ id, title }: { id: number; title: string }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const user = userOf(useSnapshot(sessionStore).current as Session);
  const download = useMutation({
    mutationKey: ["downloadDocument"],
    mutationFn: () => downloadDocument(id, { lang }),
    onSuccess: (bytes) => saveFile(bytes, `${title}${bytes.type.includes("pdf") ? ".pdf" : ""}`),
  });
  if (user === undefined) return <p>{t("post.documentSignIn")}</p>;
  return (
    <div>
      <Button icon="download" busy={download.isPending} onClick={() => download.isPending || download.mutate()}>
        {t("post.document")}
      </Button>
    </div>
  );
}
