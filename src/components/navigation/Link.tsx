import "./Link.css";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Link as RouterLink } from "wouter";
import { Icon } from "../icons/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

/** Where a link leads. An external one opens in a new tab and must say so: `externalNote` is heard after its words. */
export type LinkTarget =
  | { href: string; external?: false | undefined; externalNote?: undefined }
  | { href: string; external: true; externalNote: ReactNode };

/** A link: its target and whatever an anchor takes. */
export type LinkProps = LinkTarget & Omit<ComponentPropsWithRef<"a">, "href" | "style" | "rel" | "target">;

/** Moves inside the application, leaves it safely, or jumps within the page, by what the address says. */
export function Link({ href, external, externalNote, className, children, ...rest }: LinkProps) {
  if (external) {
    return (
      <a
        {...rest}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={`${className ?? ""} link-external`.trim()}
      >
        {children}
        <span className="link-external-mark" aria-hidden="true">
          <Icon name="external" size="small" />
        </span>
        <VisuallyHidden> {externalNote}</VisuallyHidden>
      </a>
    );
  }
  // A fragment, a telephone number or an absolute address is the browser's business, not the router's.
  if (!href.startsWith("/")) {
    return (
      <a {...rest} href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink {...rest} href={href} className={className ?? ""}>
      {children}
    </RouterLink>
  );
}
