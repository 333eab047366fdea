import "./CellWithDetail.css";
import type { ReactNode } from "react";

type CellWithDetailProps = { name: ReactNode; detail?: ReactNode; image?: ReactNode };

/** Renders a name in a table cell, with muted details below it and a small image beside it. */
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
