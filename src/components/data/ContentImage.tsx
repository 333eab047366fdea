import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import type { Picture } from "../../generated/contract.d.ts";
import { preferences } from "../../config/preferences.ts";
import { useHydrated } from "../loading/hydration.ts";
import { ResponsiveImage } from "./ResponsiveImage.tsx";

/** Renders an image of the content in the full width, or its alternative text when the visitor has turned images off. */
export function ContentImage({ image: { url, alt }, eager }: { image: Picture; eager?: boolean }): ReactNode {
  const { showImages } = useSnapshot(preferences);
  const isHydrated = useHydrated();
  return (
    <ResponsiveImage src={url} alt={alt} width={640} height={360} shown={!isHydrated || showImages} eager={eager} />
  );
}
