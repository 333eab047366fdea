import "./LinkTree.css";
import { Link } from "../../components/navigation/Link.tsx";

/** A link and those that stand under it. Without an address it is only the heading of its branch. */
export type LinkTreeItem = { label: string; href?: string | undefined; children?: readonly LinkTreeItem[] | undefined };

/** Links in the order of a table of contents, each branch indented under its stem. */
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
