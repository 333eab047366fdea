import type { ReactNode } from "react";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import { useReadCallCenterSuspense } from "../../generated/queries/call-center/call-center.ts";
import { CallbackRequest } from "./CallbackRequestForm.tsx";
import { OpeningHours } from "./OpeningHoursTable.tsx";
import { formatPhone } from "../../i18n/format.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { useUser } from "../../auth/useUser.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { KeyNumber } from "../../components/data/KeyFigure.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { SectionPair } from "../../components/layout/SectionPair.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** Reaching somebody who can help: by calling, by writing, or by being called back. */
export default function CallCenter({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("callCenter.lead")}>
      <Loaded shape="text">
        <Ways />
      </Loaded>
    </Page>
  );
}

function Ways(): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const user = useUser();
  const { data, isFetching } = useReadCallCenterSuspense({ lang }, { query: { staleTime: 0 } });
  return (
    <SectionPair>
      <Section title={say("callCenter.requestTitle")}>
        {data.slots.length === 0 && isFetching ? <Skeleton shape="text" label={say("state.loading")} /> : user !== undefined && <CallbackRequest user={user} slots={data.slots} />}
      </Section>
      <Section title={say("callCenter.call")}>
        <KeyNumber
          label={<StatusChip tone={data.openNow ? "success" : "neutral"} icon={data.openNow ? "success" : "clock"}>{say(data.openNow ? "callCenter.open" : "callCenter.closed")}</StatusChip>}
          value={<Link href={`tel:${data.phone}`}>{formatPhone(data.phone)}</Link>}
        />
        {data.hours.length > 0 && <OpeningHours hours={data.hours} />}
        {data.chatUrl !== undefined && (
          <p>
            <ButtonLink href={data.chatUrl} external externalNote={say("link.external")} icon="feedback">
              {say("callCenter.chat")}
            </ButtonLink>
          </p>
        )}
      </Section>
    </SectionPair>
  );
}
