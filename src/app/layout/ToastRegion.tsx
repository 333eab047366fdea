import "../../components/styles/tone.css";
import "./ToastRegion.css";
import { Toast } from "@base-ui/react/toast";
import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from "react";
import { useSnapshot } from "valtio";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Icon } from "../../components/icons/Icon.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { toneIcons } from "../../components/styles/tone.ts";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";
import { dismissToast, pauseToast, toastStore, type Toast as StoredToast } from "../../state/toasts.ts";
import { choosePlacement, type ToastPlacement } from "./toastPlacement.ts";
import { useLeftFormFailures } from "./useLeftFormFailures.ts";
import { closeIcon } from "../../components/icons/paths/closeIcon.ts";

/** Older toasts are only counted, so that they cover little of a form. */
const maxVisible = 1;

/** The time between the insertion of the live region and its first text, without which screen readers miss the text. */
const announcementDelayMs = 100;

/** How long a text stays in the live region. It is announced at once; later it would only be read a second time. */
const announcementDurationMs = 3000;

type ToastData = Pick<StoredToast, "tone" | "href" | "lang">;

/**
 * Renders the toasts of the toast store, which also holds their timers. A button or Escape dismisses a toast; pointer or
 * focus on one of them stops the timers of all. The timer of a toast that is only counted does not run.
 */
export default function ToastRegion(): ReactNode {
  const t = useT();
  const viewport = useRef<HTMLDivElement>(null);
  useLeftFormFailures();
  return (
    <Toast.Provider limit={maxVisible} timeout={0}>
      <Toast.Portal ref={keepExposed}>
        <Toast.Viewport
          ref={viewport}
          className="toasts"
          aria-label={t("toasts.label")}
          aria-live={undefined}
          render={(props, { expanded }) => <ToastViewport {...props} viewport={viewport} isInUse={expanded} />}
        >
          <ToastList />
        </Toast.Viewport>
        <ToastAnnouncements />
      </Toast.Portal>
    </Toast.Provider>
  );
}

type ToastViewportProps = ComponentProps<"div"> & {
  viewport: RefObject<HTMLElement | null>;
  /** Whether the pointer or focus is on a toast. */
  isInUse: boolean;
};

function ToastViewport({ viewport, isInUse, ...props }: ToastViewportProps): ReactNode {
  usePausedTimers(isInUse);
  return <div {...props} data-placement={usePlacement(viewport)} />;
}

/**
 * Keeps the toasts usable above a modal dialog: removes the `aria-hidden` that it sets on everything beside itself, and hides
 * from it that the focus moves to a toast, which it would take back.
 */
function keepExposed(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const observer = new MutationObserver(() => element.removeAttribute("aria-hidden"));
  observer.observe(element, { attributeFilter: ["aria-hidden"] });
  const onFocus = (event: FocusEvent): void => {
    if (document.querySelector("[role=dialog]") !== null) event.stopPropagation();
  };
  element.addEventListener("focusin", onFocus);
  return () => {
    observer.disconnect();
    element.removeEventListener("focusin", onFocus);
  };
}

/** Stops the timers of the toasts that are only counted, and of all while `isPaused`. */
function usePausedTimers(isPaused: boolean): void {
  const { toasts } = useSnapshot(toastStore);
  useEffect(() => {
    const paused = isPaused ? toasts : toasts.slice(0, -maxVisible);
    for (const { id } of paused) pauseToast(id, true);
    return () => {
      for (const { id } of paused) pauseToast(id, false);
    };
  }, [isPaused, toasts]);
}

function ToastList(): ReactNode {
  const t = useT();
  const toasts = useRenderedToasts();
  const hiddenCount = toasts.filter(({ limited }) => limited).length;
  return (
    <>
      {hiddenCount > 0 && <p className="toasts-more">{t("toasts.more", { count: hiddenCount })}</p>}
      <ol className="toasts-list" role="list">
        {toasts.toReversed().map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ol>
    </>
  );
}

/** Renders the live region: the texts of new toasts, without the names of their buttons. */
function ToastAnnouncements(): ReactNode {
  const { toasts } = Toast.useToastManager<ToastData>();
  return (
    <VisuallyHidden>
      <span role="status" aria-atomic={false}>
        {toasts.map(({ id, description, data }) => (
          <Announcement key={id} lang={data?.lang}>
            {description}{" "}
          </Announcement>
        ))}
      </span>
    </VisuallyHidden>
  );
}

function Announcement({ lang, children }: { lang: string | undefined; children: ReactNode }): ReactNode {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), announcementDurationMs);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? null : <span lang={lang}>{children}</span>;
}

/** Adds the toasts of the store to the library's list, and closes those that the store no longer has. The newest is first. */
function useRenderedToasts(): Toast.Root.ToastObject<ToastData>[] {
  const { toasts: stored } = useSnapshot(toastStore);
  const { toasts: rendered, add, close } = Toast.useToastManager<ToastData>();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), announcementDelayMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isReady) return;
    const open = rendered.filter(({ transitionStatus }) => transitionStatus !== "ending").map(({ id }) => id);
    for (const { id, text, shownAtMs: _shownAtMs, ...data } of stored)
      if (!open.includes(id)) add({ id, description: text, data, onClose: () => dismissToast(id) });
    for (const id of open) if (!stored.some((toast) => toast.id === id)) close(id);
  }, [isReady, stored, rendered, add, close]);
  return rendered;
}

function ToastItem({ toast }: { toast: Toast.Root.ToastObject<ToastData> }): ReactNode {
  return (
    // An entry of a list, not a dialog as by default: it announces something and asks nothing.
    <Toast.Root
      toast={toast}
      swipeDirection={[]}
      render={<li />}
      role="listitem"
      aria-modal={undefined}
      tabIndex={-1}
      className="toast"
      data-tone={toast.data?.tone}
    >
      {toast.limited !== true && <ToastContent toast={toast} />}
    </Toast.Root>
  );
}

function ToastContent({ toast }: { toast: Toast.Root.ToastObject<ToastData> }): ReactNode {
  const t = useT();
  const { tone = "info", href, lang } = toast.data ?? {};
  return (
    <>
      <Icon path={toneIcons[tone]} />
      <Toast.Description render={<div />} className="toast-text" lang={lang}>
        {href === undefined ? toast.description : <Link href={href}>{toast.description}</Link>}
      </Toast.Description>
      {/* A click does not take the focus from a field or a dialog. */}
      <Toast.Close className="toast-dismiss" aria-hidden={undefined} onMouseDown={(event) => event.preventDefault()}>
        <Icon path={closeIcon} />
        <VisuallyHidden>{t("action.dismiss")}</VisuallyHidden>
      </Toast.Close>
    </>
  );
}

/** Returns where the toasts do not cover the focused element (WCAG 2.4.11). */
function usePlacement(viewport: RefObject<HTMLElement | null>): ToastPlacement {
  const [placement, setPlacement] = useState<ToastPlacement>("bottom");
  useEffect(() => {
    const element = viewport.current;
    if (element === null) return undefined;
    let frame = 0;
    const updatePlacement = (): void => {
      const { activeElement } = document;
      if (activeElement === null || element.contains(activeElement)) return;
      setPlacement(
        choosePlacement(activeElement.getBoundingClientRect(), element.getBoundingClientRect(), innerHeight),
      );
    };
    // The browser scrolls a focused element into view after the event.
    const onChange = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(updatePlacement);
    };
    const eventTypes = ["focusin", "scroll", "resize"] as const;
    for (const type of eventTypes) addEventListener(type, onChange, { capture: true, passive: true });
    const observer = new ResizeObserver(updatePlacement);
    observer.observe(element);
    // A message that appears above the focused element moves it without an event.
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const type of eventTypes) removeEventListener(type, onChange, { capture: true });
    };
  }, [viewport]);
  return placement;
}
