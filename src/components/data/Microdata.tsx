import type { ReactNode } from "react";

/** A thing of schema.org: its type and its properties. Properties without a value are left out. */
export type MicrodataItem = {
  type: string;
  properties: Readonly<Record<string, string | undefined | MicrodataItem | readonly MicrodataItem[]>>;
};

/**
 * Describes what a page is about to search engines; nothing of it is visible. Microdata and not JSON-LD: Trusted Types forbid
 * scripts to add a script element, even one with data only.
 */
export function Microdata(item: MicrodataItem): ReactNode {
  return (
    <div hidden>
      <Item {...item} />
    </div>
  );
}

function Item({ type, properties, name }: MicrodataItem & { name?: string }): ReactNode {
  return (
    <span itemScope itemType={`https://schema.org/${type}`} itemProp={name}>
      {Object.entries(properties).map(([property, value]) => {
        if (value === undefined) return null;
        if (typeof value === "string") return <meta key={property} itemProp={property} content={value} />;
        const items: readonly MicrodataItem[] = "type" in value ? [value] : value;
        return items.map((item, index) => <Item key={`${property} ${index}`} {...item} name={property} />);
      })}
    </span>
  );
}
