import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import type { components } from "../generated/contract.d.ts";
import { preferences } from "../preferences/preferences.ts";
import { Picture } from "../ui/Picture.tsx";

/** The picture of a post, or its words for a reader who has turned pictures off. `eager` where it is seen at once. */
export function PostPicture({ image: { url, alt }, eager }: { image: components["schemas"]["PostImage"]; eager?: boolean }): ReactNode {
  const { showImages } = useSnapshot(preferences);
  return <Picture src={url} alt={alt} width={640} height={360} shown={showImages} eager={eager} />;
}
