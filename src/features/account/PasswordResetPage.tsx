import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { PasswordResetForm as ResetForm } from "./PasswordResetForm.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { Link } from "../../components/navigation/Link.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { dialogHref, useDialog } from "../../state/useDialog.ts";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Setting a new password with a code from an e-mail that was asked for earlier, or elsewhere. */
export default function PasswordResetPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const [, navigate] = useLocation();
  const { href } = useDialog();
  return (
    <PageLayout title={title} lead={t("passwordReset.text")}>
      <ResetForm onDone={() => navigate(dialogHref(paths.home, "login"))}>
        <p>
          <Link href={href("forgot-password")}>{t("passwordReset.noCode")}</Link>
        </p>
      </ResetForm>
    </PageLayout>
  );
}
