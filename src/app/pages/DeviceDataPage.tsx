import { Suspense, type ReactNode } from "react";
import { useSearch } from "wouter";
import { InBrowser } from "../../components/loading/ClientOnly.tsx";
import { forgetLanguageCookie, languageCookieKept } from "../../i18n/language.ts";
import { useWords } from "../../i18n/Words.tsx";
import { paths } from "../../config/paths.ts";
import { leaveIdentity } from "../../auth/loginRedirect.ts";
import { signOut } from "../../auth/session.ts";
import { deviceKeys, deviceStore, draftKeys, forgetAll, tabKeys, tabStore, type DeviceKey } from "../../config/storage.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { DataTable } from "../../components/data/DataTable.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { confirm } from "../../state/confirmation.ts";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** What stays when somebody signs out. */
const settingsOfReader: ReadonlySet<DeviceKey> = new Set(["locale", "websitePreferences", "shortcuts"]);

/** How the reader's browser names something that is kept. */
const nameOf = (key: string): string => (key === "cookie" ? "locale (cookie)" : key === "drafts" ? "draft:…" : key);

/** What the portal keeps on the reader's device, why and for how long, and the way to delete all of it. */
export default function DeviceData({ title }: ScreenProps): ReactNode {
  const say = useWords();
  const cleared = new URLSearchParams(useSearch()).has("cleared");
  const clear = async (): Promise<void> => {
    if (!(await confirm({ message: say("device.confirm"), acceptLabel: say("device.clear") }))) return;
    const { viaIdentity } = await signOut();
    forgetAll();
    forgetLanguageCookie();
    if (viaIdentity) leaveIdentity();
    // Loaded anew, so that nothing the page still remembers is written back.
    else location.assign(`${paths.deviceData}?cleared`);
  };
  return (
    <Page title={title} lead={say("device.lead")}>
      {cleared && (
        <Banner tone="success" announce="polite">
          {say("device.cleared")}
        </Banner>
      )}
      <Section title={say("device.kept")}>
        {/* What is there nobody knows before the page has come to the device. */}
        <Suspense fallback={<Skeleton shape="list" label={say("state.loading")} />}>
          <InBrowser>
            <Kept />
          </InBrowser>
        </Suspense>
      </Section>
      <Section title={say("device.clearTitle")}>
        <p>{say("device.clearText")}</p>
        <div>
          <Button tone="danger" onClick={() => void clear()}>
            {say("device.clear")}
          </Button>
        </div>
      </Section>
    </Page>
  );
}

/** Everything that the portal may keep, and whether it does. */
function Kept(): ReactNode {
  const say = useWords();
  const rows = [
    ...deviceKeys.map((key) => ({ key, kept: deviceStore.get(key) !== null, lifetime: say(settingsOfReader.has(key) ? "device.untilDeleted" : "device.untilSignOut") })),
    { key: "cookie" as const, kept: languageCookieKept(), lifetime: say("device.oneYear") },
    { key: "portal-session" as const, kept: deviceStore.get("accessToken") !== null, lifetime: say("device.untilSignOut") },
    ...tabKeys.map((key) => ({ key, kept: tabStore.get(key) !== null, lifetime: say("device.untilTabClosed") })),
    { key: "drafts" as const, kept: draftKeys().length > 0, lifetime: say("device.untilSent") },
  ];
  return (
    <DataTable
      caption={say("device.kept")}
      captionHidden
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: "purpose", header: say("device.purpose"), cell: ({ key }) => say(`device.${key}`) },
        { key: "name", header: say("device.name"), cell: ({ key }) => <code>{nameOf(key)}</code> },
        { key: "lifetime", header: say("device.lifetime"), cell: ({ lifetime }) => lifetime },
        { key: "now", header: say("device.now"), cell: ({ kept }) => <StatusChip tone={kept ? "info" : "neutral"} icon={kept ? "check" : "close"}>{say(kept ? "device.set" : "device.notSet")}</StatusChip> },
      ]}
    />
  );
}
