import type { ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { Notification } from "../../generated/contract.d.ts";
import { useReadNotificationsSuspense } from "../../generated/queries/notification/index.ts";
import { formatDate } from "../../i18n/format.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { getBakuDate, getBakuYesterday } from "../../i18n/bakuCalendar.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { ListPagination } from "../../components/list/ListPagination.tsx";
import { usePageParam } from "../../components/list/usePageParam.ts";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { getNotificationHref } from "../../config/getNotificationHref.ts";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { useOffersPersonalSections } from "../../components/navigation/useOffersPersonalSections.ts";
import { NotificationCard, NotificationCardList } from "./NotificationCard.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { useMarkAsRead } from "./useMarkAsRead.ts";
import { starIcon } from "../../components/icons/paths/starIcon.ts";
import { bellIcon } from "../../components/icons/paths/bellIcon.ts";

/** The server returns all notifications, which may be thousands: the page renders this many at a time. */
const perPage = 50;

/** Renders the user's notifications by date. Reads `readNotifications`, sends `markNotificationsRead`. */
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
  const isUnread = useMarkAsRead(data);
  const [pageParam] = usePageParam();
  const hasPersonalSections = useOffersPersonalSections();
  if (data.length === 0)
    return (
      <EmptyState title={t("empty.notifications")}>
        {t(hasPersonalSections ? "notifications.willAppear" : "notifications.willAppearForAll")}
      </EmptyState>
    );

  const page = Math.min(pageParam, Math.ceil(data.length / perPage));
  const notificationsByDay = groupByDay(sortUndatedLast(data).slice((page - 1) * perPage, page * perPage));
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
      {[...notificationsByDay]
        .toSorted(([left], [right]) => right.localeCompare(left))
        .map(([day, notifications]) => (
          <Section key={day} title={formatDay(day)}>
            <NotificationCardList>
              {notifications.map((notification, index) => (
                <NotificationItem
                  key={notification.id ?? index}
                  notice={notification}
                  isUnread={isUnread(notification)}
                />
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
function sortUndatedLast(notifications: readonly Notification[]): Notification[] {
  const dated = notifications.map((notification) => ({
    notification,
    timeMs: notification.createdAt === undefined ? -Infinity : Date.parse(notification.createdAt),
  }));
  return dated
    .toSorted((left, right) => (left.timeMs === right.timeMs ? 0 : right.timeMs - left.timeMs))
    .map(({ notification }) => notification);
}

function NotificationItem({ notice, isUnread }: { notice: Notification; isUnread: boolean }): ReactNode {
  const t = useT();
  const { type, title, description, createdAt } = notice;
  const href = getNotificationHref(notice);
  // The server may send either of them: a heading and a link need a name.
  const heading = title === "" ? description : title;
  return (
    <NotificationCard
      icon={type === "QUESTION" ? starIcon : bellIcon}
      title={href === undefined ? heading : <Link href={href}>{heading}</Link>}
      text={title === "" ? "" : description}
      timestamp={createdAt !== undefined && <DateText dateTime={createdAt} hasTime />}
      unreadChip={isUnread && <StatusChip tone="info">{t("notifications.unread")}</StatusChip>}
    />
  );
}
