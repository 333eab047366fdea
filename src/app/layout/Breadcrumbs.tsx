import "./Breadcrumbs.css";
import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Icon } from "../../components/icons/Icon.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { NameInText } from "../../components/text/NameInText.tsx";
import { pageTitleStore } from "../../state/pageTitle.ts";
import { getBreadcrumbs } from "../navigation.ts";
import { useRouteMatch } from "../routing/routeMatch.ts";
import { chevronRightIcon } from "../../components/icons/paths/chevronRightIcon.ts";

/** Renders the breadcrumbs of the current page: the sections from the home page to the page itself, which is no link. */
export default function Breadcrumbs(): ReactNode {
  const t = useT();
  const match = useRouteMatch();
  const pageTitle = useSnapshot(pageTitleStore).current;
  if ("redirectTo" in match) return null;
  const items = getBreadcrumbs(t, match, pageTitle);
  const lastIndex = items.length - 1;
  return (
    <nav aria-label={t("breadcrumb.label")}>
      <ol className="breadcrumb-list" role="list">
        {items.map((item, index) => (
          <li key={item.label}>
            {item.href && index < lastIndex ? (
              <Link href={item.href}>
                <bdi>{item.label}</bdi>
              </Link>
            ) : (
              <bdi
                lang={pageTitle?.name === undefined ? item.lang : undefined}
                aria-current={index === lastIndex ? "page" : undefined}
              >
                {pageTitle?.name === undefined ? (
                  item.label
                ) : (
                  <NameInText text={item.label} name={pageTitle.name} lang={item.lang} />
                )}
              </bdi>
            )}
            {/* After the label, so that no line begins with a separator. */}
            {index < lastIndex && <Icon path={chevronRightIcon} size="small" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
