import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { PasswordResetForm } from "./PasswordResetForm.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { Link } from "../../components/navigation/Link.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { getDialogHref, useDialog } from "../../state/useDialog.ts";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the form that sets a new password with a code from an e-mail. */
export default function PasswordResetPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const [, navigate] = useLocation();
  const { href } = useDialog();
  return (
    <PageLayout title={title} lead={t("passwordReset.text")}>
      <PasswordResetForm onDone={() => navigate(getDialogHref(paths.home, "login"))}>
        <p>
          <Link href={href("forgot-password")}>{t("passwordReset.noCode")}</Link>
        </p>
      </PasswordResetForm>
    </PageLayout>
  );
}
