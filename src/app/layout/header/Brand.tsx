import "./Brand.css";
import type { ReactNode } from "react";
import { Emblem } from "./Emblem.tsx";
import type { EmblemProps } from "./Emblem.tsx";
import { Link } from "../../../components/navigation/Link.tsx";

type BrandProps = EmblemProps & {
  href: string;
  name: ReactNode;
  /** Replaces a long name at phone width. Screen readers still read the full name. */
  shortName: ReactNode;
  owner: ReactNode;
};

/** Renders the emblem and the name of the portal as a link to the home page. */
export function Brand({ href, name, shortName, owner, symbol }: BrandProps) {
  return (
    <Link href={href} className="brand">
      <Emblem symbol={symbol} />
      <span>
        <span className="brand-name brand-short">{shortName}</span>
        <span className="brand-name"> {name}</span>
        <span className="brand-owner"> {owner}</span>
      </span>
    </Link>
  );
}
