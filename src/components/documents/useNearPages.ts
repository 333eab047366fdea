import { useCallback, useEffect, useRef, useState } from "react";
import { lowWindowQuery } from "../../generated/styleTokens.ts";
import { useMediaQuery } from "../../state/useMediaQuery.ts";

/** How far from the visible part a page counts as near: the height of this part, above and below it. */
const nearMargin = "100% 0px";

/** The pages near the visible part of the dialog, and the function that observes the element of a page. */
type NearPages = {
  nearPages: ReadonlySet<number>;
  /** Observes the element of a page. Returns the function that ends it. */
  observePage: (element: HTMLElement, page: number) => () => void;
};

/** Returns what scrolls the pages of a dialog: its body, or in a low window the dialog. */
function getScroller(page: HTMLElement, isLow: boolean): Element | null {
  const body = page.closest(".dialog-body");
  return isLow ? (body?.parentElement ?? null) : body;
}

/** Returns the pages whose elements are in or near the visible part of the dialog that contains them. */
export function useNearPages(): NearPages {
  const [nearPages, setNearPages] = useState<ReadonlySet<number>>(new Set());
  const pagesByElement = useRef(new Map<Element, number>());
  const observer = useRef<IntersectionObserver>(undefined);
  const isLow = useMediaQuery(lowWindowQuery);

  // A new function for another scroller: the pages are observed again.
  const observePage = useCallback(
    (element: HTMLElement, page: number) => {
      const pages = pagesByElement.current;
      // The margin has an effect only with the element that scrolls as root.
      const root = getScroller(element, isLow);
      if (observer.current?.root !== root) {
        observer.current?.disconnect();
        observer.current = new IntersectionObserver(
          (entries) =>
            setNearPages((previous) => {
              const next = new Set(previous);
              for (const { target, isIntersecting } of entries) {
                const number = pages.get(target);
                if (number === undefined) continue;
                if (isIntersecting) next.add(number);
                else next.delete(number);
              }
              return next;
            }),
          { root, rootMargin: nearMargin },
        );
      }
      pages.set(element, page);
      observer.current.observe(element);
      return () => {
        pages.delete(element);
        observer.current?.unobserve(element);
      };
    },
    [isLow],
  );

  useEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = undefined;
    },
    [],
  );
  return { nearPages, observePage };
}
