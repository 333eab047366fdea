import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { Notification } from "../../generated/contract.d.ts";
import {
  useMarkNotificationsRead,
  useReadNotificationsSuspense,
} from "../../generated/queries/notification/notification.ts";
import { formatDate } from "../../i18n/format.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { getBakuDate, getBakuYesterday } from "../../i18n/bakuCalendar.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { ListPagination } from "../../components/list/ListPagination.tsx";
import { usePageParam } from "../../components/list/usePageParam.ts";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { paths } from "../../config/paths.ts";
import { viewState } from "../../state/viewState.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { NotificationCard } from "./NotificationCard.tsx";
import { NotificationCardList } from "./NotificationCardList.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** The server returns all notifications, which may be thousands: the page renders this many at a time. */
const perPage = 50;

/** Renders the user's notifications by date. Reads `readNotifications`. */
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
  const query = useReadNotificationsSuspense({ lang });
  const { data } = query;
  const markRead = useMarkNotificationsRead();
  const { notificationCount = 0 } = useSnapshot(viewState);
  const [pageParam] = usePageParam();
  if (data.length === 0)
    return <EmptyState title={t("empty.notifications")}>{t("notifications.willAppear")}</EmptyState>;

  // Without the mark `read`, which the backend may omit, only the count says whether there are unread notifications.
  const hasUnread = data.every(({ read }) => read === undefined)
    ? notificationCount > 0
    : data.some(({ read }) => read === false);
  const page = Math.min(pageParam, Math.ceil(data.length / perPage));
  const notificationsByDay = groupByDay(sortByTime(data).slice((page - 1) * perPage, page * perPage));
  const [today, yesterday] = [getBakuDate(), getBakuYesterday()];
  const formatDay = (day: string): string =>
    day === ""
      ? t("notifications.undated")
      : day === today
        ? t("notifications.today")
        : day === yesterday
          ? t("notifications.yesterday")
          : formatDate(lang, day);
  return (
    <>
      <StaleNotice query={query} />
      {hasUnread && (
        <div>
          <Button
            size="small"
            icon="check"
            busy={markRead.isPending}
            onClick={() => markRead.isPending || markRead.mutate({})}
          >
            {t("notifications.markRead")}
          </Button>
        </div>
      )}
      {[...notificationsByDay]
        .toSorted(([left], [right]) => right.localeCompare(left))
        .map(([day, notifications]) => (
          <Section key={day} title={formatDay(day)}>
            <NotificationCardList>
              {notifications.map((notification, index) => (
                <NotificationItem key={notification.id ?? index} notice={notification} />
              ))}
            </NotificationCardList>
          </Section>
        ))}
      <ListPagination page={page} perPage={perPage} total={data.length} />
    </>
  );
}

/** Returns the notifications of each day in Baku. Those without a time have the day "". */
function groupByDay(notifications: readonly Notification[]): ReadonlyMap<string, Notification[]> {
  const days = new Map<string, Notification[]>();
  for (const notification of notifications) {
    const { createdAt } = notification;
    const day = createdAt === undefined ? "" : getBakuDate(new Date(createdAt));
    days.set(day, [...(days.get(day) ?? []), notification]);
  }
  return days;
}

/** Returns the notifications with the newest first and the undated last. */
function sortByTime(notifications: readonly Notification[]): Notification[] {
  const dated = notifications.map((notification) => ({
    notification,
    timeMs: notification.createdAt === undefined ? -Infinity : Date.parse(notification.createdAt),
  }));
  return dated
    .toSorted((left, right) => (left.timeMs === right.timeMs ? 0 : right.timeMs - left.timeMs))
    .map(({ notification }) => notification);
}

function NotificationItem({
  notice: { type, title, description, createdAt, read },
}: {
  notice: Notification;
}): ReactNode {
  const t = useT();
  const isQuestion = type === "QUESTION";
  return (
    <NotificationCard
      icon={isQuestion ? "star" : "bell"}
      title={isQuestion ? <Link href={paths.generalEvaluation}>{title}</Link> : title}
      text={description}
      timestamp={createdAt !== undefined && <DateText dateTime={createdAt} hasTime />}
      unreadChip={read === false && <StatusChip tone="info">{t("notifications.unread")}</StatusChip>}
    />
  );
}
