import { useEffect, useState } from "react";

/** The time after which the first view is over without any interaction, in milliseconds. */
export const firstViewMs = 3000;

const eventTypes = ["pointermove", "pointerdown", "keydown", "touchstart", "wheel", "scroll"] as const;

let end: Promise<void> | undefined;
let finish: () => void;
let isOver = false;
let isHeldBack = false;

/** Resolves once the visitor has begun to use the page, or has had three seconds to look at it. */
export function waitForFirstViewEnd(): Promise<void> {
  end ??= new Promise((resolve) => {
    finish = (): void => {
      isOver = true;
      clearTimeout(timer);
      for (const type of eventTypes) removeEventListener(type, finish, true);
      resolve();
    };
    const timer = setTimeout(finish, firstViewMs);
    for (const type of eventTypes) addEventListener(type, finish, { capture: true, passive: true });
  });
  return end;
}

/** Returns whether the first view is over. */
export const isFirstViewOver = (): boolean => isOver;

/** Ends the first view: something is known that the page has to show at once. */
export function endFirstView(): void {
  void waitForFirstViewEnd();
  finish();
}

/**
 * Returns whether the first view is over. What it does not show waits for that: on a slow phone it would delay what the first
 * view shows.
 */
export function useFirstViewOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => void waitForFirstViewEnd().then(() => setOver(true)), []);
  return isOver;
}

/** Makes the loaders of `afterFirstView` wait: the page shows all that the visitor needs at first. */
export function holdBackUntilFirstViewEnds(): void {
  isHeldBack = true;
}

/**
 * Returns a loader for `lazyWithRetry` that waits for the end of a first view that holds it back. Meanwhile the prerendered
 * HTML stays, whose links work.
 */
export const afterFirstView =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    if (isHeldBack) await waitForFirstViewEnd();
    return load();
  };

/**
 * Returns a loader that also waits for the end of the first view, but not where the element with this id begins inside the
 * viewport.
 */
export const whenVisible =
  <Module>(id: string, load: () => Promise<Module>) =>
  (): Promise<Module> =>
    isHeldBack && Number(document.getElementById(id)?.getBoundingClientRect().top) >= innerHeight
      ? afterFirstView(load)()
      : load();
