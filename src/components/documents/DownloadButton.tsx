import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Document } from "../../generated/contract.d.ts";
import { downloadDocument } from "../../generated/queries/documents/index.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../buttons/Button.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { saveFile } from "./saveFile.ts";
import { throwAsGone } from "./throwAsGone.ts";
import { downloadIcon } from "../icons/paths/downloadIcon.ts";

/** Renders the icon button that saves a document. */
export function DownloadButton({
  document: { id, name, lang: documentLanguage, fileName },
}: {
  document: Document;
}): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const download = useMutation({
    mutationKey: ["downloadDocument"],
    mutationFn: () => downloadDocument(id, { lang }).catch(throwAsGone(t)),
    onSuccess: (bytes) => saveFile(bytes, fileName),
  });
  return (
    <Button
      size="small"
      icon={downloadIcon}
      busy={download.isPending}
      onClick={() => download.isPending || download.mutate()}
    >
      <VisuallyHidden>
        {t("document.download")} <bdi lang={documentLanguage}>{name}</bdi>
      </VisuallyHidden>
    </Button>
  );
}
