import type { ReactNode } from "react";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { BulletList } from "../../components/text/BulletList.tsx";
import { paths } from "../../config/paths.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { arrowRightIcon } from "../../components/icons/paths/arrowRightIcon.ts";

const needs = ["person", "organisation", "email"] as const;

/** Renders what the registration of a foreign organisation needs, and the link to its first step. */
export function RegistrationStart(): ReactNode {
  const t = useT();
  return (
    <>
      <p>{t("registration.lead")}</p>
      <h3>{t("registration.needs")}</h3>
      <BulletList items={needs.map((need) => t(`registration.needs.${need}`))} />
      <p>
        <ButtonLink tone="primary" iconEnd={arrowRightIcon} href={paths.registration}>
          {t("registration.begin")}
        </ButtonLink>
      </p>
    </>
  );
}
