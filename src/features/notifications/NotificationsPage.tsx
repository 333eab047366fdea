import type { ReactNode } from "react";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import type { Notification } from "../../generated/queries/model/notification.ts";
import { useMarkNotificationsRead, useReadNotificationsSuspense } from "../../generated/queries/notification/notification.ts";
import { formatDate } from "../../i18n/format.ts";
import { Day } from "../../components/text/DateText.tsx";
import { dayIn, yesterdayIn } from "../../i18n/bakuCalendar.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { AsOf } from "../../components/list/StaleNotice.tsx";
import { paths } from "../../config/paths.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { Notice } from "./NotificationCard.tsx";
import { NoticeList } from "./NotificationCardList.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** Everything the service told the signed-in person, day by day. */
export default function Notifications({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title}>
      <Loaded shape="list" missing={<EmptyState title={say("empty.notifications")} />}>
        <Days />
      </Loaded>
    </Page>
  );
}

function Days(): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const answer = useReadNotificationsSuspense({ lang });
  const { data } = answer;
  const markRead = useMarkNotificationsRead();
  if (data.length === 0) return <EmptyState title={say("empty.notifications")}>{say("notifications.willAppear")}</EmptyState>;

  const unread = data.filter(({ read }) => !read).length;
  const days = Object.entries(Object.groupBy(data, ({ createdAt }) => dayIn(new Date(createdAt))));
  const [today, yesterday] = [dayIn(), yesterdayIn()];
  const named = (day: string): string => (day === today ? say("notifications.today") : day === yesterday ? say("notifications.yesterday") : formatDate(lang, day));
  return (
    <>
      <AsOf answer={answer} />
      {unread > 0 && (
        <div>
          <Button icon="check" busy={markRead.isPending} onClick={() => markRead.isPending || markRead.mutate({})}>
            {say("notifications.markRead")}
          </Button>
        </div>
      )}
      {days
        .toSorted(([left], [right]) => right.localeCompare(left))
        .map(([day, notices = []]) => (
          <Section key={day} title={named(day)}>
            <NoticeList>
              {notices.map((notice) => (
                <Told key={notice.id} notice={notice} />
              ))}
            </NoticeList>
          </Section>
        ))}
    </>
  );
}

function Told({ notice: { type, title, description, createdAt, read } }: { notice: Notification }): ReactNode {
  const say = useWords();
  const asks = type === "QUESTION";
  return (
    <Notice
      icon={asks ? "star" : "bell"}
      title={asks ? <Link href={paths.generalEvaluation}>{title}</Link> : title}
      text={description}
      at={<Day at={createdAt} time />}
      unread={read ? undefined : <StatusChip tone="info">{say("notifications.unread")}</StatusChip>}
    />
  );
}
