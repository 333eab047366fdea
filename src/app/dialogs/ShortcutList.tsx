import "./ShortcutList.css";

type ShortcutListProps = { items: readonly { keys: string; description: string; isDisabled?: boolean }[] };

/** Renders keys with their descriptions. Disabled shortcuts are struck through. */
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
