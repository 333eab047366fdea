import "./Link.css";
import type { ComponentPropsWithRef } from "react";
import { Link as RouterLink } from "wouter";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Icon } from "../icons/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { externalIcon } from "../icons/paths/externalIcon.ts";

/** The target of a link. An external link opens in a new tab, which it announces to screen readers. */
export type LinkTarget = { href: string; external?: boolean | undefined };

type LinkProps = LinkTarget & Omit<ComponentPropsWithRef<"a">, "href" | "style" | "rel" | "target">;

/** Renders a router link for a path, a plain link for a fragment or another scheme, or an external link in a new tab. */
export function Link({ href, external, className, children, ...rest }: LinkProps) {
  const t = useT();
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
          <Icon path={externalIcon} size="small" />
        </span>
        <VisuallyHidden> {t("link.external")}</VisuallyHidden>
      </a>
    );
  }
  // The browser handles fragments, telephone numbers and absolute URLs.
  if (!href.startsWith("/")) {
    return (
      <a {...rest} href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink {...rest} href={href} {...(className !== undefined && { className })}>
      {children}
    </RouterLink>
  );
}
