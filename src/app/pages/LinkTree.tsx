import "./LinkTree.css";
import { Link } from "../../components/navigation/Link.tsx";

/** A link with its children. Without `href` it is a heading. */
export type LinkTreeItem = { label: string; href?: string | undefined; children?: readonly LinkTreeItem[] | undefined };

/** Renders nested lists of links. */
export function LinkTree({ items }: { items: readonly LinkTreeItem[] }) {
  return (
    <ul className="link-tree" role="list">
      {items.map(({ label, href, children = [] }) => (
        <li key={href ?? label}>
          {href === undefined ? <span className="link-tree-label">{label}</span> : <Link href={href}>{label}</Link>}
          {children.length > 0 && <LinkTree items={children} />}
        </li>
      ))}
    </ul>
  );
}
