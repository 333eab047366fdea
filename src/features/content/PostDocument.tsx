import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { downloadDocument } from "../../generated/queries/documents/documents.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { sessionStore, getSessionUser, type Session } from "../../auth/sessionStore.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { useHydrated } from "../../components/loading/hydration.ts";
import { saveFile } from "../../components/documents/saveFile.ts";
import type { Id } from "../../generated/contract.d.ts";

/** Renders the button that downloads the file of a post (`downloadDocument`), or a hint to sign in. */
export function PostDocument({ id, title }: { id: Id; title: string }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const user = getSessionUser(useSnapshot(sessionStore).current as Session);
  const isHydrated = useHydrated();
  const download = useMutation({
    mutationKey: ["downloadDocument"],
    mutationFn: () => downloadDocument(id, { lang }),
    onSuccess: (file) => saveFile(file, `${title}${file.type.includes("pdf") ? ".pdf" : ""}`),
  });
  if (!isHydrated || user === undefined) return <p>{t("post.documentSignIn")}</p>;
  return (
    <div>
      <Button icon="download" busy={download.isPending} onClick={() => download.isPending || download.mutate()}>
        {t("post.document")}
      </Button>
    </div>
  );
}
