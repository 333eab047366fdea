import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import type { Picture } from "../../generated/contract.d.ts";
import { preferences } from "../../config/preferences.ts";
import type { Language } from "../../i18n/language.ts";
import { useHydrated } from "../loading/hydration.ts";
import { ResponsiveImage } from "./ResponsiveImage.tsx";

/** `lang` is the language of the alternative text. */
type ContentImageProps = { image: Picture; lang?: Language | undefined; eager?: boolean };

/** Renders an image of the content in the full width, or its alternative text when the visitor has turned images off. */
export function ContentImage({ image: { url, alt }, lang, eager }: ContentImageProps): ReactNode {
  const { showImages } = useSnapshot(preferences);
  const isHydrated = useHydrated();
  return (
    <ResponsiveImage
      src={url}
      alt={alt}
      lang={lang}
      width={640}
      height={360}
      shown={!isHydrated || showImages}
      // Rendered HTML does not know the preference. Without images the style hides it, and no hidden lazy image is requested.
      eager={eager && isHydrated}
    />
  );
}
