import { Suspense, type ReactNode } from "react";
import { useSearch } from "wouter";
import { ClientOnly } from "../../components/loading/ClientOnly.tsx";
import { clearLanguageCookie, hasLanguageCookie } from "../../i18n/language.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { redirectToLogout } from "../../auth/loginRedirect.ts";
import { signOut } from "../../auth/session.ts";
import {
  deviceKeys,
  deviceStore,
  listDraftKeys,
  clearStorage,
  tabKeys,
  tabStore,
  type DeviceKey,
} from "../../config/storage.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { DataTable } from "../../components/data/DataTable.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { requestConfirmation } from "../../state/confirmation.ts";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** What stays when somebody signs out. */
const keysKeptAfterSignOut: ReadonlySet<DeviceKey> = new Set(["locale", "websitePreferences", "shortcuts"]);

/** How the reader's browser names something that is kept. */
const getDisplayName = (key: string): string =>
  key === "cookie" ? "locale (cookie)" : key === "drafts" ? "draft:…" : key;

/** What the portal keeps on the reader's device, why and for how long, and the way to delete all of it. */
export default function DeviceDataPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const cleared = new URLSearchParams(useSearch()).has("cleared");
  const clear = async (): Promise<void> => {
    if (!(await requestConfirmation({ message: t("device.confirm"), acceptLabel: t("device.clear") }))) return;
    const { viaIdentity } = await signOut();
    clearStorage();
    clearLanguageCookie();
    if (viaIdentity) redirectToLogout();
    // Loaded anew, so that nothing the page still remembers is written back.
    else location.assign(`${paths.deviceData}?cleared`);
  };
  return (
    <PageLayout title={title} lead={t("device.lead")}>
      {cleared && (
        <Banner tone="success" announce="polite">
          {t("device.cleared")}
        </Banner>
      )}
      <Section title={t("device.kept")}>
        {/* What is there nobody knows before the page has come to the device. */}
        <Suspense fallback={<Skeleton shape="list" label={t("state.loading")} />}>
          <ClientOnly>
            <StoredDataTable />
          </ClientOnly>
        </Suspense>
      </Section>
      <Section title={t("device.clearTitle")}>
        <p>{t("device.clearText")}</p>
        <div>
          <Button tone="danger" onClick={() => void clear()}>
            {t("device.clear")}
          </Button>
        </div>
      </Section>
    </PageLayout>
  );
}

/** Everything that the portal may keep, and whether it does. */
function StoredDataTable(): ReactNode {
  const t = useT();
  const rows = [
    ...deviceKeys.map((key) => ({
      key,
      kept: deviceStore.get(key) !== null,
      lifetime: t(keysKeptAfterSignOut.has(key) ? "device.untilDeleted" : "device.untilSignOut"),
    })),
    { key: "cookie" as const, kept: hasLanguageCookie(), lifetime: t("device.oneYear") },
    {
      key: "portal-session" as const,
      kept: deviceStore.get("accessToken") !== null,
      lifetime: t("device.untilSignOut"),
    },
    ...tabKeys.map((key) => ({ key, kept: tabStore.get(key) !== null, lifetime: t("device.untilTabClosed") })),
    { key: "drafts" as const, kept: listDraftKeys().length > 0, lifetime: t("device.untilSent") },
  ];
  return (
    <DataTable
      caption={t("device.kept")}
      captionHidden
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: "purpose", header: t("device.purpose"), cell: ({ key }) => t(`device.${key}`) },
        { key: "name", header: t("device.name"), cell: ({ key }) => <code>{getDisplayName(key)}</code> },
        { key: "lifetime", header: t("device.lifetime"), cell: ({ lifetime }) => lifetime },
        {
          key: "now",
          header: t("device.now"),
          cell: ({ kept }) => (
            <StatusChip tone={kept ? "info" : "neutral"} icon={kept ? "check" : "close"}>
              {t(kept ? "device.set" : "device.notSet")}
            </StatusChip>
          ),
        },
      ]}
    />
  );
}
