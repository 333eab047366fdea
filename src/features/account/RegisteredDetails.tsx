import type { ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { useLookUpTaxpayerSuspense } from "../../generated/queries/user/index.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { getSelectedOrganisation } from "../../auth/account.ts";
import type { User } from "../../auth/sessionStore.ts";
import { DetailList } from "../../components/data/DetailList.tsx";

/** Renders the registered data of a user and of the organisation they act for (`lookUpTaxpayer`). It is read-only. */
export function RegisteredDetails({ user }: { user: User }): ReactNode {
  const t = useT();
  const selectedOrganisation = getSelectedOrganisation(user);
  const rows = [
    { term: t("person.pin"), description: user.pin },
    { term: t("person.name"), description: user.name },
    { term: t("person.surname"), description: user.surname },
    { term: t("person.fatherName"), description: user.fatherName },
  ];
  const organisationName = selectedOrganisation && (
    <DetailList items={[{ term: t("person.possessor"), description: selectedOrganisation.name }]} />
  );
  return (
    <>
      <DetailList items={rows.filter(({ description }) => description !== undefined && description !== "")} />
      {selectedOrganisation !== undefined &&
        (selectedOrganisation.voen === undefined ? (
          organisationName
        ) : (
          <QueryBoundary shape="text" notFound={organisationName}>
            <OrganisationDetails name={selectedOrganisation.name} tpn={selectedOrganisation.voen} />
          </QueryBoundary>
        ))}
    </>
  );
}

function OrganisationDetails({ name, tpn }: { name: string; tpn: string }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data } = useLookUpTaxpayerSuspense({ tpn, lang }, { query: { meta: { errorDisplay: "silent" } } });
  return (
    <DetailList
      items={[
        { term: t("person.possessor"), description: data.name ?? name },
        { term: t("person.voen"), description: data.tpn ?? tpn },
        ...(data.address === undefined ? [] : [{ term: t("person.legalAddress"), description: data.address }]),
      ]}
    />
  );
}
