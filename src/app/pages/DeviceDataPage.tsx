import { Suspense, type ReactNode } from "react";
import { ClientOnly } from "../../components/loading/ClientOnly.tsx";
import { hasLanguageCookie } from "../../i18n/language.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import type { MessageId } from "../../generated/messages/ids.ts";
import { paths } from "../../config/paths.ts";
import type { Settings } from "../../config/settings.ts";
import { deleteDeviceData, isSignOutPending } from "../../auth/deleteDeviceData.ts";
import { redirectToLogout } from "../../auth/logoutRedirect.ts";
import { hasStoredSession } from "../../auth/sessionStore.ts";
import { deviceStore, listDraftKeys, tabStore } from "../../config/storage.ts";
import { deviceKeys, keyLifetimes, listKeysWithLifetime, type DeviceKey } from "../../config/deviceKeys.ts";
import { tabKeys } from "../../config/tabKeys.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { DataTable } from "../../components/data/DataTable.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { requestConfirmation } from "../../state/confirmation.ts";
import { useSettings } from "../../components/loading/useSettings.ts";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { checkIcon } from "../../components/icons/paths/checkIcon.ts";
import { closeIcon } from "../../components/icons/paths/closeIcon.ts";
import { useQueryParams } from "../../state/useQueryString.ts";

/** Returns the message that says how long the device keeps an entry. */
function getLifetimeId(key: DeviceKey): MessageId {
  const lifetime = keyLifetimes[key];
  if (lifetime === "preference") return "device.untilDeleted";
  // A visitor has marks without a sign-in, which a sign-out would end.
  return lifetime === "marks" ? "device.untilSignOutOrDeleted" : "device.untilSignOut";
}

/** Entries that a portal has only where this browser keeps the tokens, and only where a gateway does. */
const keysByTokenStorage: Readonly<Record<Settings["tokenStorage"], ReadonlySet<string>>> = {
  browser: new Set(listKeysWithLifetime("tokens")),
  gateway: new Set([...listKeysWithLifetime("gateway"), "gatewayCookie"]),
};

const displayNames: Readonly<Record<string, string>> = {
  cookie: "locale (cookie)",
  gatewayCookie: "__Host-portal-session (cookie)",
  drafts: "draft:…",
};

/** Returns the name of an entry as the developer tools of a browser show it. */
const getDisplayName = (key: string): string => displayNames[key] ?? key;

// The page has just been loaded: screen readers miss a text that is rendered together with its live region.
const focusOnMount = (outcome: HTMLElement | null): void => outcome?.focus({ preventScroll: true });

/** Renders what the portal stores on the device, its purpose and lifetime, and a button to delete all of it. */
export default function DeviceDataPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const wasCleared = useQueryParams().has("cleared");
  const onClear = async (): Promise<void> => {
    if (!(await requestConfirmation({ message: t("device.confirm"), acceptLabel: t("device.clear") }))) return;
    const { viaIdentity } = await deleteDeviceData();
    if (viaIdentity) redirectToLogout();
    // A full load: state in memory would be stored again.
    else location.assign(`${paths.deviceData}?cleared`);
  };
  return (
    <PageLayout title={title} lead={t("device.lead")}>
      {wasCleared && (
        <div tabIndex={-1} ref={focusOnMount}>
          {isSignOutPending() ? (
            <Banner tone="warning">{t("device.clearedSignOutPending")}</Banner>
          ) : (
            <Banner tone="success">{t("device.cleared")}</Banner>
          )}
        </div>
      )}
      <Section title={t("device.kept")}>
        <Suspense fallback={<Skeleton shape="list" />}>
          <ClientOnly>
            <StoredDataTable />
          </ClientOnly>
        </Suspense>
      </Section>
      <Section title={t("device.clearTitle")}>
        <p>{t("device.clearText")}</p>
        <div>
          <Button tone="danger" onClick={() => void onClear()}>
            {t("device.clear")}
          </Button>
        </div>
      </Section>
    </PageLayout>
  );
}

/** Renders each entry that the portal may store, and whether it is set. */
function StoredDataTable(): ReactNode {
  const t = useT();
  const { tokenStorage } = useSettings();
  const otherKeys = keysByTokenStorage[tokenStorage === "gateway" ? "browser" : "gateway"];
  const allRows = [
    ...deviceKeys.map((key) => ({
      key,
      isSet: deviceStore.get(key) !== null,
      lifetime: t(getLifetimeId(key)),
    })),
    { key: "cookie" as const, isSet: hasLanguageCookie(), lifetime: t("device.oneYear") },
    {
      key: "portal-session" as const,
      isSet: hasStoredSession(),
      lifetime: t("device.untilSignOut"),
    },
    ...tabKeys.map((key) => ({ key, isSet: tabStore.get(key) !== null, lifetime: t("device.untilTabClosed") })),
    {
      key: "gatewayCookie" as const,
      isSet: deviceStore.get("gatewaySession") !== null,
      lifetime: t("device.untilSignOut"),
    },
    { key: "drafts" as const, isSet: listDraftKeys().length > 0, lifetime: t("device.untilSent") },
  ];
  const rows = allRows.filter(({ key, isSet }) => isSet || !otherKeys.has(key));
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
          isStatus: true,
          cell: ({ isSet }) => (
            <StatusChip tone={isSet ? "info" : "neutral"} icon={isSet ? checkIcon : closeIcon}>
              {t(isSet ? "device.set" : "device.notSet")}
            </StatusChip>
          ),
        },
      ]}
    />
  );
}
