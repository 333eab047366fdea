import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { notificationCountKey } from "../../api/notificationCountKey.ts";
import {
  getCountNotificationsQueryOptions,
  getReadNotificationsQueryOptions,
} from "../../generated/queries/notification/index.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { createAnnouncementStore } from "../../realtime/announcementRecords.ts";
import type { NotificationSnapshot } from "../../realtime/missedNotifications.ts";
import { useLocation } from "wouter";
import { paths } from "../../config/paths.ts";
import type { NotificationMessage } from "../../generated/contract.d.ts";
import { showPushMessage } from "../../state/pushMessages.ts";
import { openStompConnection } from "../../realtime/stompConnection.ts";
import { getCurrentSession, getTokenStorage } from "../../auth/tokenStorage.ts";
import { getSettings } from "../../config/settings.ts";
import { createRealtimeHandlers, type RealtimeHandlersOptions } from "../../realtime/realtimeHandlers.ts";

/** Keeps the STOMP connection open while a user is signed in. Reconnects when the user changes the account. */
export function RealtimeConnection({ accountKey }: { accountKey: string }): ReactNode {
  const queryClient = useQueryClient();
  const { getCachedSnapshot, readSnapshot, readCount } = useNotificationSnapshots();
  const t = useT();
  const formatSummary = useEffectEvent((count: number) => t("notifications.missed", { count }));
  const [, navigate] = useLocation();
  const showMessage = useEffectEvent(({ id }: NotificationMessage) =>
    showPushMessage(id, {
      title: t("notifications.push"),
      body: t("notifications.pushText"),
      onOpen: () => navigate(paths.notifications),
    }),
  );
  const getCached = useEffectEvent(getCachedSnapshot);
  const read = useEffectEvent(readSnapshot);
  const readOnlyCount = useEffectEvent(readCount);

  useEffect(() => {
    const { socketUrl, socketDestination } = getSettings();
    const announcements = createAnnouncementStore(`${getCurrentSession()?.id ?? ""} ${accountKey}`);
    const { onMessage, onStateChange, onSuspend, dispose } = createRealtimeHandlers(queryClient, {
      announcements,
      getCachedSnapshot: () => getCached(),
      readSnapshot: () => read(),
      readCount: () => readOnlyCount(),
      formatSummary: (count) => formatSummary(count),
      showPushMessage: (message) => showMessage(message),
    });
    const { close, suspend, resume, retry } = openStompConnection({
      url: new URL(socketUrl, location.href.replace(/^http/, "ws")).href,
      destination: socketDestination,
      getConnectHeaders: () => getTokenStorage().getConnectHeaders(),
      onMessage,
      onStateChange,
    });
    // A browser keeps no page with an open connection in the back/forward cache.
    const onPageHide = (): void => {
      onSuspend();
      suspend();
    };
    // Whoever comes back to the page waits for no timer, which browsers slow down in a hidden one.
    const onVisibilityChange = (): void => {
      if (document.visibilityState === "visible") retry();
    };
    document.addEventListener("visibilitychange", onVisibilityChange);
    addEventListener("pagehide", onPageHide);
    addEventListener("pageshow", resume);
    // Without a test: only the protocol of a browser can freeze a page.
    document.addEventListener("freeze", onSuspend);
    return () => {
      document.removeEventListener("visibilitychange", onVisibilityChange);
      removeEventListener("pagehide", onPageHide);
      removeEventListener("pageshow", resume);
      document.removeEventListener("freeze", onSuspend);
      dispose();
      close();
      if (getCurrentSession() === undefined) announcements.clear();
    };
  }, [accountKey, queryClient]);
  return null;
}

/** Returns how the live feed gets the notifications of the current language: from the cache, and from the server. */
function useNotificationSnapshots(): Pick<RealtimeHandlersOptions, "getCachedSnapshot" | "readSnapshot" | "readCount"> {
  const queryClient = useQueryClient();
  const language = useLanguage();
  // No page asked for them: a failure needs no toast, and the next reconnection reads them again.
  const query = { meta: { errorDisplay: "silent" }, staleTime: 0 } as const;
  const listOptions = getReadNotificationsQueryOptions({ lang: language }, { query });
  const countOptions = getCountNotificationsQueryOptions(
    { lang: language },
    { query: { ...query, queryKey: notificationCountKey } },
  );
  return {
    getCachedSnapshot: (): NotificationSnapshot => ({
      language,
      list: queryClient.getQueryData(listOptions.queryKey),
      count: queryClient.getQueryData(countOptions.queryKey),
    }),
    readSnapshot: async (): Promise<NotificationSnapshot> => {
      const [list, count] = await Promise.all([
        queryClient.fetchQuery(listOptions),
        queryClient.fetchQuery(countOptions).catch(() => undefined),
      ]);
      return { language, list, count };
    },
    readCount: () => queryClient.fetchQuery(countOptions),
  };
}
