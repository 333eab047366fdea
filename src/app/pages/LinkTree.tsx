import "./LinkTree.css";
import { Link } from "../../components/navigation/Link.tsx";

/** A link with its children. */
export type LinkTreeItem = { label: string; href: string; children?: readonly LinkTreeItem[] };

/** Renders nested lists of links. */
export function LinkTree({ items }: { items: readonly LinkTreeItem[] }) {
  return (
    <ul className="link-tree" role="list">
      {items.map(({ label, href, children = [] }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
          {children.length > 0 && <LinkTree items={children} />}
        </li>
      ))}
    </ul>
  );
}
