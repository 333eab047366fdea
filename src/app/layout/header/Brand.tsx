import "./Brand.css";
import type { ReactNode } from "react";
import { Emblem } from "./Emblem.tsx";
import type { EmblemProps } from "./Emblem.tsx";
import { Link } from "../../../components/navigation/Link.tsx";

/** The service's name, a line on whose portal it is, and the way home. */
export type BrandProps = EmblemProps & {
  href: string;
  name: ReactNode;
  /** What stands for a long name at phone width; the full one is still heard. */
  shortName?: ReactNode;
  owner?: ReactNode;
};

/** The emblem and the name at the head of the page; together they are the link home. */
export function Brand({ href, name, shortName, owner, symbol }: BrandProps) {
  return (
    <Link href={href} className="brand">
      <Emblem symbol={symbol} />
      <span>
        {shortName && <span className="brand-name brand-short">{shortName}</span>}
        <span className="brand-name"> {name}</span>
        {owner && <span className="brand-owner"> {owner}</span>}
      </span>
    </Link>
  );
}
