import "./SectionNav.css";
import { Link } from "./Link.tsx";

type SectionNavProps = {
  label: string;
  items: readonly { label: string; href: string; current?: boolean | undefined }[];
};

/** Renders links to the pages of a section, in a row below its title. */
export function SectionNav({ label, items }: SectionNavProps) {
  return (
    <nav aria-label={label}>
      <ul className="section-nav" role="list">
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href} className="section-nav-item" aria-current={item.current ? "page" : undefined}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
