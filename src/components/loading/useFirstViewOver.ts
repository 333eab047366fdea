import { useEffect, useState } from "react";

/** The time after which the first view is over without any interaction, in milliseconds. */
const firstViewMs = 3000;

const eventTypes = ["pointerdown", "keydown", "touchstart", "wheel"] as const;

/**
 * Returns whether the visitor has begun to use the page, or has had three seconds to look at it. What the first view does
 * not show waits for that: on a slow phone it would delay what it shows.
 */
export function useFirstViewOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isOver) return undefined;
    const end = (): void => setOver(true);
    const timer = setTimeout(end, firstViewMs);
    for (const type of eventTypes) addEventListener(type, end, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of eventTypes) removeEventListener(type, end);
    };
  }, [isOver]);
  return isOver;
}
