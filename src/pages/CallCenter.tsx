import type { ReactNode } from "react";
import { Loaded } from "../cache/Loaded.tsx";
import { useReadCallCenterSuspense } from "../generated/queries/call-center/call-center.ts";
import { CallbackRequest } from "../help/CallbackRequest.tsx";
import { OpeningHours } from "../help/OpeningHours.tsx";
import { formatPhone } from "../i18n/format.ts";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { useUser } from "../session/useUser.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { KeyNumber } from "../ui/KeyNumber.tsx";
import { Link } from "../ui/Link.tsx";
import { Page } from "../ui/Page.tsx";
import { Section } from "../ui/Section.tsx";
import { SectionPair } from "../ui/SectionPair.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { StatusChip } from "../ui/StatusChip.tsx";
import type { ScreenProps } from "../view/screen.ts";

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
