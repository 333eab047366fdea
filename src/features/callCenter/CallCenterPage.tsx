import { useState, type ReactNode } from "react";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { useReadCallCenterSuspense } from "../../generated/queries/call-center/index.ts";
import { readBookedCallback } from "./bookedCallback.ts";
import { BookedCallback, CallbackRequestForm } from "./CallbackRequestForm.tsx";
import { isOpenAt } from "./isOpenAt.ts";
import { OpeningHoursTable } from "./OpeningHoursTable.tsx";
import { paths } from "../../config/paths.ts";
import type { CallCenter } from "../../generated/contract.d.ts";
import { formatPhone } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { getAccountKey } from "../../auth/account.ts";
import type { User } from "../../auth/sessionStore.ts";
import { useUser } from "../../auth/useUser.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { KeyFigure } from "../../components/data/KeyFigure.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { SectionPair } from "../../components/layout/SectionPair.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { successIcon } from "../../components/icons/paths/successIcon.ts";
import { clockIcon } from "../../components/icons/paths/clockIcon.ts";
import { feedbackIcon } from "../../components/icons/paths/feedbackIcon.ts";

/** How often a visible page reads whether the call center is open: 5 minutes. */
const refetchInterval = 5 * 60_000;

/** Renders phone number, opening hours, chat link and callback form of the call center. Reads `readCallCenter`. */
export default function CallCenterPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title} lead={t("callCenter.lead")}>
      <QueryBoundary shape="text">
        <ContactOptions />
      </QueryBoundary>
    </PageLayout>
  );
}

function ContactOptions(): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const user = useUser();
  const query = useReadCallCenterSuspense({ lang }, { query: { staleTime: 0, refetchInterval } });
  const { data, dataUpdatedAt, isFetching } = query;
  return (
    <>
      <StaleNotice query={query} />
      <SectionPair>
        <Section title={t("callCenter.requestTitle")}>
          {user !== undefined && (
            <CallbackRequest key={getAccountKey(user)} user={user} callCenter={data} isFetching={isFetching} />
          )}
        </Section>
        <Section title={t("callCenter.call")}>
          <KeyFigure
            label={
              <StatusChip tone={data.openNow ? "success" : "neutral"} icon={data.openNow ? successIcon : clockIcon}>
                {t(data.openNow ? "callCenter.open" : "callCenter.closed")}
              </StatusChip>
            }
            value={<Link href={`tel:${data.phoneNumber}`}>{formatPhone(data.phoneNumber)}</Link>}
          />
          {data.hours.length > 0 && (
            <OpeningHoursTable
              hours={data.hours}
              caption={t("callCenter.hoursCaption")}
              // The server knows the public holidays.
              isClosedToday={!data.openNow && isOpenAt(data, new Date(dataUpdatedAt)) === true}
            />
          )}
          {data.chatUrl !== undefined && (
            <p>
              <ButtonLink href={data.chatUrl} external icon={feedbackIcon}>
                {t("callCenter.chat")}
              </ButtonLink>
            </p>
          )}
          <p>
            <Link href={paths.offices}>{t("offices.link")}</Link>
          </p>
        </Section>
      </SectionPair>
    </>
  );
}

/** Renders the call that the account has booked, or the form that books one. */
function CallbackRequest({
  user,
  callCenter: { slots, phoneNumber },
  isFetching,
}: {
  user: User;
  callCenter: CallCenter;
  isFetching: boolean;
}): ReactNode {
  // Not in the form, which goes while slots are read again: the last slot may be the one that was booked.
  const [storedCallback] = useState(() => readBookedCallback(user, slots));
  const [bookedCallback, setBookedCallback] = useState(storedCallback);
  if (bookedCallback !== undefined)
    return (
      <BookedCallback
        callback={bookedCallback}
        callCenterPhone={phoneNumber}
        isNew={bookedCallback !== storedCallback}
        onBookAnother={() => setBookedCallback(undefined)}
      />
    );
  if (slots.length === 0 && isFetching) return <Skeleton shape="text" />;
  return <CallbackRequestForm user={user} slots={slots} onBooked={setBookedCallback} />;
}
