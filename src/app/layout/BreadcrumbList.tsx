import "./BreadcrumbList.css";
import type { Language } from "../../i18n/language.ts";
import { Icon } from "../../components/icons/Icon.tsx";
import { Link } from "../../components/navigation/Link.tsx";

/**
 * The sections from the home page to the current page. The last item is the page itself and no link; `lang` is the language of
 * its label when that is not the language of the page.
 */
export type BreadcrumbListProps = {
  label: string;
  items: readonly { label: string; href?: string | undefined; lang?: Language | undefined }[];
};

/** Renders breadcrumb navigation. */
export function BreadcrumbList({ label, items }: BreadcrumbListProps) {
  const lastIndex = items.length - 1;
  return (
    <nav aria-label={label}>
      <ol className="breadcrumb-list" role="list">
        {items.map((item, index) => (
          <li key={item.label}>
            {item.href && index < lastIndex ? (
              <Link href={item.href}>
                <bdi>{item.label}</bdi>
              </Link>
            ) : (
              <bdi lang={item.lang} aria-current={index === lastIndex ? "page" : undefined}>
                {item.label}
              </bdi>
            )}
            {/* After the label, so that no line begins with a separator. */}
            {index < lastIndex && <Icon name="chevron-right" size="small" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
