import "./CellWithDetail.css";
import type { ReactNode } from "react";

/** A thing in a cell of a table: its name, a line or two about it, its picture. */
export type ThingProps = { name: ReactNode; more?: ReactNode; picture?: ReactNode };

/** A name with quieter words under it and a small picture beside it. */
export function Thing({ name, more, picture }: ThingProps) {
  return (
    <div className="thing">
      {picture && <div className="thing-picture">{picture}</div>}
      <div className="thing-words">
        {name}
        {more && <div className="thing-more">{more}</div>}
      </div>
    </div>
  );
}
