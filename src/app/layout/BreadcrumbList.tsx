import "./BreadcrumbList.css";
import { Icon } from "../../components/icons/Icon.tsx";
import { Link } from "../../components/navigation/Link.tsx";

/** The way from home to this page; the last item is the page itself and is no link. */
export type BreadcrumbListProps = {
  label: string;
  items: readonly { label: string; href?: string | undefined }[];
};

/** Where this page stands. */
export function BreadcrumbList({ label, items }: BreadcrumbListProps) {
  const last = items.length - 1;
  return (
    <nav aria-label={label}>
      <ol className="breadcrumb-list" role="list">
        {items.map((item, place) => (
          <li key={item.label}>
            {item.href && place < last ? (
              <Link href={item.href}>{item.label}</Link>
            ) : (
              <span aria-current={place === last ? "page" : undefined}>{item.label}</span>
            )}
            {/* After the words, so that no line begins with it. */}
            {place < last && <Icon name="chevron-right" size="small" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
