import type { ReactNode } from "react";
import { ContactsForm } from "./ContactsForm.tsx";
import { NotificationSettings } from "./NotificationSettings.tsx";
import { RegisteredDetails } from "./RegisteredDetails.tsx";
import { PersonalInfoForm } from "./PersonalInfoForm.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { useUser } from "../../auth/useUser.ts";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the data of the signed-in user and the forms to change it. */
export default function PersonalInfoPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const user = useUser();
  if (user === undefined) return null;
  return (
    <PageLayout title={title} lead={t("person.lead")}>
      {user.foreign ? (
        <PersonalInfoForm user={user} />
      ) : (
        <>
          <Section title={t("person.registeredData")}>
            <RegisteredDetails user={user} />
          </Section>
          <Section title={t("person.contacts")}>
            <ContactsForm user={user} />
          </Section>
        </>
      )}
      <NotificationSettings user={user} />
    </PageLayout>
  );
}
