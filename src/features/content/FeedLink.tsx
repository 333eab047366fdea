import type { ReactNode } from "react";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { feedMediaType, getFeedPath, type FeedPlacement } from "../../i18n/feedPaths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { Icon } from "../../components/icons/Icon.tsx";
import { feedIcon } from "../../components/icons/paths/feedIcon.ts";
import { useHydrated } from "../../components/loading/hydration.ts";

/** Renders a link to the Atom feed of a placement; nothing where the server has no feeds, whose pages name none. */
export function FeedLink({ placement }: { placement: FeedPlacement }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const isHydrated = useHydrated();
  if (!isHydrated || document.querySelector(`link[type="${feedMediaType}"]`) === null) return null;
  return (
    <p>
      <ButtonLink size="small" href={location.origin + getFeedPath(placement, lang)}>
        <Icon path={feedIcon} />
        {t("post.feed")}
      </ButtonLink>
    </p>
  );
}
