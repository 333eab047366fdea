import type { ReactNode } from "react";
import { Loaded } from "../cache/Loaded.tsx";
import { useMarkNotificationsRead, useReadNotificationsSuspense } from "../generated/queries/notification/notification.ts";
import { Day } from "../i18n/Day.tsx";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { paths } from "../paths.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { NewsItem } from "../ui/NewsItem.tsx";
import { NewsList } from "../ui/NewsList.tsx";
import { Page } from "../ui/Page.tsx";
import { StatusChip } from "../ui/StatusChip.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** Everything the service told the signed-in person. */
export default function Notifications({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title}>
      <Loaded shape="list" missing={<EmptyState title={say("empty.notifications")} />}>
        <List />
      </Loaded>
    </Page>
  );
}

function List(): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data } = useReadNotificationsSuspense({ lang });
  const markRead = useMarkNotificationsRead();
  if (data.length === 0) return <EmptyState title={say("empty.notifications")}>{say("notifications.willAppear")}</EmptyState>;
  return (
    <>
      {data.some(({ read }) => !read) && (
        <div>
          <Button icon="check" busy={markRead.isPending} onClick={() => markRead.isPending || markRead.mutate({})}>
            {say("notifications.markRead")}
          </Button>
        </div>
      )}
      <NewsList>
        {data.map(({ id, type, title, description, read, createdAt }) => (
          <NewsItem
            key={id}
            level={2}
            href={type === "QUESTION" ? paths.generalEvaluation : paths.notifications}
            title={title}
            summary={description}
            date={
              <>
                <Day at={createdAt} time /> {!read && <StatusChip tone="info">{say("notifications.unread")}</StatusChip>}
              </>
            }
          />
        ))}
      </NewsList>
    </>
  );
}
