import { useMutationState, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Banner } from "../../components/feedback/Banner.tsx";
import { DataTable } from "../../components/data/DataTable.tsx";
import { Switch } from "../../components/forms/Switch.tsx";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";
import type { NotificationChannels } from "../../generated/contract.d.ts";
import {
  getReadNotificationSettingsQueryKey,
  getUpdateNotificationSettingsMutationKey,
  useReadNotificationSettings,
  useUpdateNotificationSettings,
  type UpdateNotificationSettingsMutationVariables,
} from "../../generated/queries/notification-settings/index.ts";
import { useLanguage, useMessageLookup, useT } from "../../i18n/IntlProvider.tsx";
import { Section } from "../../components/layout/Section.tsx";
import type { User } from "../../auth/sessionStore.ts";
import { requestPushPermission, supportsPushMessages } from "../../state/pushMessages.ts";
import { useFormatContact } from "./useFormatContact.ts";

type Channel = Exclude<keyof NotificationChannels, "event">;

/**
 * Renders a switch for each kind of event and each channel, which is saved at once. Renders nothing when the server has no
 * choice of channels. Reads `readNotificationSettings`, sends `updateNotificationSettings`.
 */
export function NotificationSettings({ user }: { user: User }): ReactNode {
  const t = useT();
  const { find } = useMessageLookup();
  const formatEvent = ({ event }: NotificationChannels): string => find(`notificationSettings.event.${event}`) ?? event;
  const { items, save, hasSaved } = useNotificationSettings();
  const [refusalCount, setRefusalCount] = useState(0);
  const contactText = useFormatContact(user);
  if (items === undefined || items.length === 0) return null;

  const onChange = async (event: string, channel: Channel, checked: boolean): Promise<void> => {
    const isAllowed = channel !== "push" || !checked || (await requestPushPermission());
    setRefusalCount((count) => (isAllowed ? 0 : count + 1));
    if (isAllowed) save(event, { [channel]: checked });
  };
  const channels: readonly Channel[] = supportsPushMessages() ? ["email", "sms", "push"] : ["email", "sms"];
  return (
    <Section title={t("notificationSettings.title")}>
      <p>{t("notificationSettings.text")}</p>
      <p>{contactText}</p>
      <p>{t(supportsPushMessages() ? "notificationSettings.browserText" : "notificationSettings.unsupported")}</p>
      {/* Screen readers announce a change only in a region that is already rendered, and each refusal is one. */}
      <div role="status" className={refusalCount === 0 ? "visually-hidden" : undefined}>
        {refusalCount > 0 && (
          <Banner key={refusalCount} tone="warning">
            {t("notificationSettings.blocked")}
          </Banner>
        )}
      </div>
      <DataTable
        caption={t("notificationSettings.title")}
        captionHidden
        rows={items}
        rowKey={({ event }) => event}
        columns={[
          {
            key: "event",
            header: t("notificationSettings.event"),
            cell: formatEvent,
          },
          ...channels.map((channel) => ({
            key: channel,
            header: t(`notificationSettings.channel.${channel}`),
            numeric: true,
            cell: (row: NotificationChannels) => (
              <Switch
                label={
                  <VisuallyHidden>
                    {t("notificationSettings.switch", {
                      event: formatEvent(row),
                      channel: t(`notificationSettings.channel.${channel}`),
                    })}
                  </VisuallyHidden>
                }
                checked={row[channel]}
                onChange={(checked) => void onChange(row.event, channel, checked)}
              />
            ),
          })),
        ]}
      />
      <p role="status">{hasSaved && refusalCount === 0 && t("notificationSettings.saved")}</p>
    </Section>
  );
}

/**
 * Returns the channels of each event, and a function that saves those of one event. A change that is being sent is shown
 * over what was read, whichever response comes first, and a failed one no longer.
 */
function useNotificationSettings(): {
  items: readonly NotificationChannels[] | undefined;
  save: (event: string, changes: Partial<Record<Channel, boolean>>) => void;
  hasSaved: boolean;
} {
  const lang = useLanguage();
  const queryClient = useQueryClient();
  // The same in every language: the settings have no text.
  const queryKey = getReadNotificationSettingsQueryKey();
  // A server without the operation leaves the part out. Only this page shows the settings, so every visit asks again.
  const query = useReadNotificationSettings(
    { lang },
    { query: { queryKey, meta: { errorDisplay: "silent" }, refetchOnMount: "always" } },
  );
  const update = useUpdateNotificationSettings({
    mutation: {
      // One request at a time, so that the last change is the last that the server receives.
      scope: { id: "notificationSettings" },
      onSuccess: (settings) => {
        // A response that was requested before the change may lack it.
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, settings);
      },
      // A toast reports the failure. Whether the server has saved the change, only the server knows.
      onError: () => void query.refetch(),
    },
  });
  const sent = useMutationState({
    filters: { mutationKey: getUpdateNotificationSettingsMutationKey(), status: "pending" },
    select: ({ state }) => (state.variables as UpdateNotificationSettingsMutationVariables).data.items,
  }).flat();
  const items = query.data?.items.map((row) => sent.findLast(({ event }) => event === row.event) ?? row);
  // A permission of the browser may be given late: what was changed meanwhile stays.
  const latestItems = useRef(items);
  useEffect(() => {
    latestItems.current = items;
  });
  return {
    items,
    save: (event, changes) => {
      const row = latestItems.current?.find((item) => item.event === event);
      if (row !== undefined) update.mutate({ data: { items: [{ ...row, ...changes }] } });
    },
    hasSaved: update.isSuccess,
  };
}
