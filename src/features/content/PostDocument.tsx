import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { downloadDocument } from "../../generated/queries/documents/index.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { useIsSignedOut } from "../../components/navigation/useIsSignedOut.ts";
import { getFileExtension } from "../../components/documents/fileFormat.ts";
import { saveFile } from "../../components/documents/saveFile.ts";
import { throwAsGone } from "../../components/documents/throwAsGone.ts";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";
import type { Id, Post } from "../../generated/contract.d.ts";
import { downloadIcon } from "../../components/icons/paths/downloadIcon.ts";

/** Renders the button that downloads the file of a post (`downloadDocument`), or, for a visitor, a hint to sign in. */
export function PostDocument({ post: { title, lang: titleLanguage }, id }: { post: Post; id: Id }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const isSignedOut = useIsSignedOut();
  const download = useMutation({
    mutationKey: ["downloadDocument"],
    mutationFn: () => downloadDocument(id, { lang }).catch(throwAsGone(t)),
    onSuccess: (file) => saveFile(file, `${title}${getFileExtension(file.type)}`),
  });
  if (isSignedOut) return <p>{t("post.documentSignIn")}</p>;
  return (
    <div>
      <Button icon={downloadIcon} busy={download.isPending} onClick={() => download.isPending || download.mutate()}>
        {t("post.document")}
        <VisuallyHidden>
          : <bdi lang={titleLanguage}>{title}</bdi>
        </VisuallyHidden>
      </Button>
    </div>
  );
}
