import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { PasswordReset as ResetForm } from "./PasswordResetForm.tsx";
import { useWords } from "../../i18n/Words.tsx";
import { paths } from "../../config/paths.ts";
import { Link } from "../../components/navigation/Link.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { dialogOver, useDialog } from "../../state/useDialog.ts";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** Setting a new password with a code from an e-mail that was asked for earlier, or elsewhere. */
export default function PasswordReset({ title }: ScreenProps): ReactNode {
  const say = useWords();
  const [, navigate] = useLocation();
  const { href } = useDialog();
  return (
    <Page title={title} lead={say("passwordReset.text")}>
      <ResetForm onDone={() => navigate(dialogOver(paths.home, "login"))}>
        <p>
          <Link href={href("forgot-password")}>{say("passwordReset.noCode")}</Link>
        </p>
      </ResetForm>
    </Page>
  );
}
