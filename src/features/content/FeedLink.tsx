import type { ReactNode } from "react";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { feedMediaType, getFeedPath, type FeedPlacement } from "../../i18n/feedPaths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { Icon } from "../../components/icons/Icon.tsx";
import { useHydrated } from "../../components/loading/hydration.ts";

// Not in iconPaths: the first view does not need it.
const feedIcon = { path: "M5 5.5a13.5 13.5 0 0 1 13.5 13.5M5 11a8 8 0 0 1 8 8M5 18a1 1 0 1 0 2 0a1 1 0 1 0 -2 0" };

/** Renders a link to the Atom feed of a placement; nothing where the server has no feeds, whose pages name none. */
export function FeedLink({ placement }: { placement: FeedPlacement }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const isHydrated = useHydrated();
  if (!isHydrated || document.querySelector(`link[type="${feedMediaType}"]`) === null) return null;
  return (
    <p>
      <ButtonLink size="small" href={location.origin + getFeedPath(placement, lang)}>
        <Icon name={feedIcon} />
        {t("post.feed")}
      </ButtonLink>
    </p>
  );
}
