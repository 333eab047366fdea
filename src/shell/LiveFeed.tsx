import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { staleAfterPush, staleAfterSilence } from "../cache/stale.ts";
import { useLatestWords } from "../i18n/Words.tsx";
import { openFeed } from "../live/feed.ts";
import { paths } from "../paths.ts";
import { heldTokens } from "../session/tokens.ts";
import { settings } from "../settings.ts";
import { shared } from "../view/shared.ts";
import { showToast } from "../view/toasts.ts";

/** How long after a message the server is asked again, in milliseconds: a flood of messages asks once. */
const settle = 1000;

/** Keeps the live feed open while somebody is signed in: each message is shown and counted; after a pause everything is read again. */
export default function LiveFeed({ account }: { account: string }): ReactNode {
  const cache = useQueryClient();
  const words = useLatestWords();

  useEffect(() => {
    const { socketUrl, socketDestination } = settings();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reread = (reads: readonly string[]): void => {
      for (const read of reads) void cache.invalidateQueries({ queryKey: [read] });
    };
    const close = openFeed({
      url: new URL(socketUrl, location.href.replace(/^http/, "ws")).href,
      destination: socketDestination,
      token: () => heldTokens()?.access,
      onMessage: ({ type, description, title }) => {
        cache.setQueriesData<number>({ queryKey: ["countNotifications"] }, (count = 0) => count + 1);
        if (type === "QUESTION") showToast({ tone: "info", text: words.current("notifications.question", { title }), href: paths.generalEvaluation });
        else showToast({ tone: "info", text: description || title });
        clearTimeout(timer);
        timer = setTimeout(() => reread(staleAfterPush.notificationPushed), settle);
      },
      onState: (state) => {
        shared.feed = state;
        // What was pushed while nobody listened is only known to the server.
        if (state !== "connecting") reread(staleAfterSilence);
      },
    });
    return () => {
      clearTimeout(timer);
      shared.feed = undefined;
      close();
    };
  }, [account, cache, words]);
  return null;
}
