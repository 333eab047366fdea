import "./ShortcutList.css";

/** Keys and what they do. */
export type ShortcutListProps = { items: readonly { keys: string; description: string; isDisabled?: boolean }[] };

/** Keys beside what they do; those that are turned off are struck out. */
export function ShortcutList({ items }: ShortcutListProps) {
  return (
    <dl className="shortcut-list">
      {items.map(({ keys, description, isDisabled }) => (
        <div key={keys}>
          <dt>
            {keys.split(" + ").map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{isDisabled ? <s>{description}</s> : description}</dd>
        </div>
      ))}
    </dl>
  );
}
