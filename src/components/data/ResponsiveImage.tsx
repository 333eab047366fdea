import "./ResponsiveImage.css";

type ResponsiveImageProps = {
  src: string;
  alt: string;
  /** The language of the alternative text. */
  lang?: string | undefined;
  /** The intrinsic size in pixels, which reserves the space while the image loads. */
  width: number;
  height: number;
  /** False renders the alternative text and loads no image. */
  shown: boolean;
  /** Loads the image immediately: it is in the initial viewport. */
  eager?: boolean | undefined;
};

/** Renders an image, or its alternative text. */
export function ResponsiveImage({ src, alt, lang, width, height, shown, eager }: ResponsiveImageProps) {
  if (!shown)
    return alt ? (
      <p className="responsive-image-alt" lang={lang}>
        {alt}
      </p>
    ) : null;
  return (
    <img
      className="responsive-image"
      src={src}
      alt={alt}
      lang={lang}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
