import "./ResponsiveImage.css";

/** A picture with its words and its size in pixels, which keeps its place while it loads. */
export type ResponsiveImageProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** False when the visitor has turned pictures off: nothing is fetched and the words stand in the picture's place. */
  shown: boolean;
  /** In the first view, so fetched at once. */
  eager?: boolean | undefined;
};

/** A picture, or its words. */
export function ResponsiveImage({ src, alt, width, height, shown, eager }: ResponsiveImageProps) {
  if (!shown) return alt ? <p className="responsive-image-alt">{alt}</p> : null;
  return (
    <img
      className="responsive-image"
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
