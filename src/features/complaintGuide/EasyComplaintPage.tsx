import type { ReactNode } from "react";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { useSettings } from "../../components/loading/useSettings.ts";
import { BulletList } from "../../components/text/BulletList.tsx";
import { Prose } from "../../components/text/Prose.tsx";
import { paths } from "../../config/paths.ts";
import { useT } from "../../i18n/IntlProvider.tsx";

/** Renders how to complain in easy language: short sentences, one thought in each, the steps in their order. */
export default function EasyComplaintPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const { callCenterPhone } = useSettings();
  return (
    <PageLayout title={title} lead={t("easyComplaint.lead")}>
      <Prose>
        <h2>{t("easyComplaint.when.title")}</h2>
        <BulletList
          items={[t("easyComplaint.when.money"), t("easyComplaint.when.goods"), t("easyComplaint.when.lie")]}
        />
        <h2>{t("easyComplaint.before.title")}</h2>
        <BulletList items={[t("easyComplaint.before.receipt"), t("easyComplaint.before.photo")]} />
        <h2>{t("easyComplaint.steps.title")}</h2>
        <ol className="bullet-list">
          <li>{t("easyComplaint.step.open")}</li>
          <li>{t("easyComplaint.step.choose")}</li>
          <li>{t("easyComplaint.step.signIn")}</li>
          <li>{t("easyComplaint.step.write")}</li>
          <li>{t("easyComplaint.step.send")}</li>
        </ol>
        <h2>{t("easyComplaint.after.title")}</h2>
        <BulletList
          items={[t("easyComplaint.after.number"), t("easyComplaint.after.answer"), t("easyComplaint.after.free")]}
        />
        {callCenterPhone !== "" && (
          <>
            <h2>{t("easyComplaint.help.title")}</h2>
            <p>{t("easyComplaint.help.text")}</p>
          </>
        )}
      </Prose>
      <ButtonRow>
        <ButtonLink tone="primary" href={paths.makeComplaint}>
          {t("easyComplaint.start")}
        </ButtonLink>
      </ButtonRow>
    </PageLayout>
  );
}
