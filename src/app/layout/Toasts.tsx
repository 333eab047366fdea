import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useWords } from "../../i18n/Words.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { Toasts as Region } from "./ToastRegion.tsx";
import { dismissToast, holdToast, toastStore } from "../../state/toasts.ts";

/** How many messages are seen at once; the others are counted. */
const seen = 3;

/** The messages at the bottom right, present and empty from the first paint on. */
export function Toasts(): ReactNode {
  const say = useWords();
  const { shown } = useSnapshot(toastStore);
  return (
    <Region
      label={say("toasts.label")}
      items={shown.map(({ id, tone, text, href }) => ({ id, tone, text: href === undefined ? text : <Link href={href}>{text}</Link> }))}
      onDismiss={dismissToast}
      onHold={holdToast}
      dismissLabel={say("action.dismiss")}
      more={shown.length > seen ? say("toasts.more", { count: shown.length - seen }) : undefined}
    />
  );
}
