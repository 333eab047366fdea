import "./ShortcutList.css";

/** Keys and what they do. */
export type KeyListProps = { items: readonly { keys: string; does: string; off?: boolean }[] };

/** Keys beside what they do; those that are turned off are struck out. */
export function KeyList({ items }: KeyListProps) {
  return (
    <dl className="key-list">
      {items.map(({ keys, does, off }) => (
        <div key={keys}>
          <dt>
            {keys.split(" + ").map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{off ? <s>{does}</s> : does}</dd>
        </div>
      ))}
    </dl>
  );
}
