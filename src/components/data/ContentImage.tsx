import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import type { components } from "../../generated/contract.d.ts";
import { preferences } from "../../config/preferences.ts";
import { ResponsiveImage } from "./ResponsiveImage.tsx";

/** The picture of an article or a thing, as wide as its place; its words instead when the reader has turned pictures off. */
export function ContentImage({
  image: { url, alt },
  eager,
}: {
  image: components["schemas"]["Picture"];
  eager?: boolean;
}): ReactNode {
  const { showImages } = useSnapshot(preferences);
  return <ResponsiveImage src={url} alt={alt} width={640} height={360} shown={showImages} eager={eager} />;
}
