import { useEffect, useState, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { hasRole, personalRoles } from "../../auth/roles.ts";
import type { User } from "../../auth/sessionStore.ts";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { SectionStack } from "../../components/layout/SectionStack.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { LinkCard, type LinkCardProps } from "../../components/navigation/LinkCard.tsx";
import { paths } from "../../config/paths.ts";
import { useAppealTasks } from "../../features/appeals/useAppealTasks.tsx";
import { usePaymentTasks } from "../../features/payments/usePaymentTasks.tsx";
import { MarkedServices } from "../../features/services/MarkedServices.tsx";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { viewState } from "../../state/viewState.ts";
import { useHasAccountLanguage } from "../session/useHasAccountLanguage.ts";
import { bellIcon } from "../../components/icons/paths/bellIcon.ts";

/** When a response has not arrived after this time, in milliseconds, what the others contain is shown, as in HomePage.css. */
const maxWaitMs = 6000;

/** Renders what is waiting for the signed-in user, each with a link to where it is done. */
export default function OpenTasks({ user }: { user: User }): ReactNode {
  const hasLanguage = useHasAccountLanguage(user);
  if (!hasRole(personalRoles, user)) return <TaskSection tasks={[]} isPending={false} />;
  return hasLanguage ? <PersonalTasks user={user} /> : <TaskSection tasks={[]} isPending />;
}

function PersonalTasks({ user }: { user: User }): ReactNode {
  const t = useT();
  const payments = usePaymentTasks();
  const appeals = useAppealTasks(user);
  return (
    <TaskSection
      action={<Link href={paths.appeals}>{t("page.appeals.title")}</Link>}
      links={
        <>
          <Link href={paths.makeComplaint}>{t("page.makeComplaint.title")}</Link>
          <Link href={paths.documents}>{t("page.documents.title")}</Link>
        </>
      }
      tasks={[...payments.tasks, ...appeals.tasks]}
      isComplete={payments.isComplete && appeals.isComplete}
      isPending={payments.isPending || appeals.isPending}
    />
  );
}

/** The cards of the payments, drafts and appeals, and of the unread notifications. */
function TaskSection({
  action,
  links,
  tasks,
  isComplete = true,
  isPending,
}: {
  action?: ReactNode;
  /** Links below the cards. */
  links?: ReactNode;
  tasks: readonly LinkCardProps[];
  /** Whether nothing waits when there is no card. */
  isComplete?: boolean;
  isPending: boolean;
}): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { notificationCount: count } = useSnapshot(viewState);
  const isWaiting = isPending || count === undefined;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  const cards: readonly LinkCardProps[] =
    count === undefined || count === 0
      ? tasks
      : [
          ...tasks,
          {
            href: paths.notifications,
            icon: bellIcon,
            title: t("notifications.count", { count, number: formatNumber(lang, count) }),
          },
        ];
  return (
    <SectionStack>
      <Section title={t("tasks.title")} action={action}>
        {isWaiting && (!isLate || cards.length === 0) ? (
          // Cards that appear one after the other would move each other, and what follows them.
          <Skeleton shape="text" />
        ) : cards.length > 0 ? (
          <CardGrid>
            {cards.map((card, index) => (
              <LinkCard key={index} {...card} />
            ))}
          </CardGrid>
        ) : (
          isComplete && <p>{t("tasks.nothing")}</p>
        )}
        <ButtonRow>
          {links}
          <Link href={paths.personalInfo}>{t("notificationSettings.link")}</Link>
        </ButtonRow>
      </Section>
      <MarkedServices />
    </SectionStack>
  );
}
