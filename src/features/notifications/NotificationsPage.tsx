import type { ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { Notification } from "../../generated/queries/model/notification.ts";
import {
  useMarkNotificationsRead,
  useReadNotificationsSuspense,
} from "../../generated/queries/notification/notification.ts";
import { formatDate } from "../../i18n/format.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { bakuDate, bakuYesterday } from "../../i18n/bakuCalendar.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { paths } from "../../config/paths.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { NotificationCard } from "./NotificationCard.tsx";
import { NotificationCardList } from "./NotificationCardList.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Everything the service told the signed-in person, day by day. */
export default function NotificationsPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title}>
      <QueryBoundary shape="list" notFound={<EmptyState title={t("empty.notifications")} />}>
        <NotificationsByDay />
      </QueryBoundary>
    </PageLayout>
  );
}

function NotificationsByDay(): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const answer = useReadNotificationsSuspense({ lang });
  const { data } = answer;
  const markRead = useMarkNotificationsRead();
  if (data.length === 0)
    return <EmptyState title={t("empty.notifications")}>{t("notifications.willAppear")}</EmptyState>;

  const unread = data.filter(({ read }) => !read).length;
  const days = Object.entries(Object.groupBy(data, ({ createdAt }) => bakuDate(new Date(createdAt))));
  const [today, yesterday] = [bakuDate(), bakuYesterday()];
  const named = (day: string): string =>
    day === today ? t("notifications.today") : day === yesterday ? t("notifications.yesterday") : formatDate(lang, day);
  return (
    <>
      <StaleNotice query={answer} />
      {unread > 0 && (
        <div>
          <Button icon="check" busy={markRead.isPending} onClick={() => markRead.isPending || markRead.mutate({})}>
            {t("notifications.markRead")}
          </Button>
        </div>
      )}
      {days
        .toSorted(([left], [right]) => right.localeCompare(left))
        .map(([day, notices = []]) => (
          <Section key={day} title={named(day)}>
            <NotificationCardList>
              {notices.map((notice) => (
                <NotificationItem key={notice.id} notice={notice} />
              ))}
            </NotificationCardList>
          </Section>
        ))}
    </>
  );
}

function NotificationItem({
  notice: { type, title, description, createdAt, read },
}: {
  notice: Notification;
}): ReactNode {
  const t = useT();
  const asks = type === "QUESTION";
  return (
    <NotificationCard
      icon={asks ? "star" : "bell"}
      title={asks ? <Link href={paths.generalEvaluation}>{title}</Link> : title}
      text={description}
      timestamp={<DateText dateTime={createdAt} hasTime />}
      unreadChip={read ? undefined : <StatusChip tone="info">{t("notifications.unread")}</StatusChip>}
    />
  );
}
