import type { ReactNode } from "react";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import { useLookUpTaxpayerSuspense } from "../../generated/queries/user/user.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import type { User } from "../../auth/sessionStore.ts";
import { DetailList } from "../../components/data/DetailList.tsx";

/** What the state register says of a person and of the organisation they act for; it cannot be changed here. */
export function KnownPerson({ user }: { user: User }): ReactNode {
  const say = useWords();
  const acting = user.manufacturers.find(({ selected }) => selected);
  const rows = [
    { term: say("person.pin"), description: user.pin },
    { term: say("person.name"), description: user.name },
    { term: say("person.surname"), description: user.surname },
    { term: say("person.fatherName"), description: user.fatherName },
  ];
  return (
    <>
      <DetailList items={rows.filter(({ description }) => description !== undefined && description !== "")} />
      {acting !== undefined && (
        <Loaded shape="text" missing={<DetailList items={[{ term: say("person.possessor"), description: acting.name }]} />}>
          <Organisation tpn={acting.voen} />
        </Loaded>
      )}
    </>
  );
}

function Organisation({ tpn }: { tpn: string }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data } = useLookUpTaxpayerSuspense({ tpn, lang });
  return (
    <DetailList
      items={[
        { term: say("person.possessor"), description: data.name },
        { term: say("person.voen"), description: data.tpn },
        ...(data.address === undefined ? [] : [{ term: say("person.legalAddress"), description: data.address }]),
      ]}
    />
  );
}
