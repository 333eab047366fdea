import "./QrCode.css";
import { useMemo } from "react";
import { encode } from "uqr";

type QrCodeProps = {
  /** The text of the code, such as a URL. */
  text: string;
  /** The accessible name: where the code leads. */
  label: string;
};

/** Renders a text as a QR code, black on white in every display mode, because cameras need the contrast. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => getModules(text), [text]);
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

/** Returns the dark modules as one path. The border is the four modules that the standard asks for. */
function getModules(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 4, ecc: "M" });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join("");
  return { size, path };
}
