import "./CellWithDetail.css";
import type { ReactNode } from "react";

/** A thing in a cell of a table: its name, a line or two about it, its picture. */
export type CellWithDetailProps = { name: ReactNode; detail?: ReactNode; image?: ReactNode };

/** A name with quieter words under it and a small picture beside it. */
export function CellWithDetail({ name, detail, image }: CellWithDetailProps) {
  return (
    <div className="cell-with-detail">
      {image && <div className="cell-with-detail-image">{image}</div>}
      <div className="cell-with-detail-content">
        {name}
        {detail && <div className="cell-with-detail-text">{detail}</div>}
      </div>
    </div>
  );
}
