import type { ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { Failure } from "../../api/failure.ts";
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
  return (
    <>
      <DetailList items={rows.filter(({ description }) => description !== undefined && description !== "")} />
      {selectedOrganisation !== undefined && (
        <OrganisationDetails name={selectedOrganisation.name} voen={selectedOrganisation.voen} />
      )}
    </>
  );
}

function OrganisationDetails({ name, voen }: { name: string; voen: string | undefined }): ReactNode {
  const ofAccount = <OrganisationList name={name} voen={voen} />;
  return voen === undefined ? (
    ofAccount
  ) : (
    <QueryBoundary shape="text" notFound={ofAccount} isMissing={showsAccountAlone}>
      <RegisteredOrganisation name={name} voen={voen} />
    </QueryBoundary>
  );
}

/**
 * The register only completes what the account says, which is shown without it after any failure. With the connection it is read
 * again.
 */
const showsAccountAlone = (failure: Failure | undefined): boolean =>
  failure !== undefined && failure.kind !== "offline";

function RegisteredOrganisation({ name, voen }: { name: string; voen: string }): ReactNode {
  const lang = useLanguage();
  const { data } = useLookUpTaxpayerSuspense({ tpn: voen, lang }, { query: { meta: { errorDisplay: "silent" } } });
  return <OrganisationList name={data.name ?? name} voen={data.tpn ?? voen} address={data.address} />;
}

type OrganisationListProps = { name: string; voen: string | undefined; address?: string | undefined };

function OrganisationList({ name, voen, address }: OrganisationListProps): ReactNode {
  const t = useT();
  return (
    <DetailList
      items={[
        { term: t("person.possessor"), description: name },
        ...(voen === undefined ? [] : [{ term: t("person.voen"), description: voen }]),
        ...(address === undefined ? [] : [{ term: t("person.legalAddress"), description: address }]),
      ]}
    />
  );
}
