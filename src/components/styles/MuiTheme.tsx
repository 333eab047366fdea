import { ThemeProvider, createTheme, enhanceHighContrast } from "@mui/material/styles";
import { createContext, use, useInsertionEffect } from "react";
import type { ReactNode } from "react";
import { choiceOverrides } from "./choiceOverrides.ts";
import { dialogOverrides } from "./dialogOverrides.ts";
import { inputOverrides } from "./inputOverrides.ts";
import { stepperOverrides } from "./stepperOverrides.ts";

// Adds the members of a theme with custom properties to its type.
declare module "@mui/material/styles" {
  interface CssThemeVariables {
    enabled: true;
  }
}

// `nativeColor` lets the palette refer to the custom properties of tokens.css.
const createPortalTheme = () =>
  enhanceHighContrast(
    createTheme({
      cssVariables: { nativeColor: true, disableCssColorScheme: true },
      // No transitions, for whatever the visitor prefers: MUI computes the layout once more to start one, and a dialog that
      // fades in cannot be read meanwhile.
      motion: { reducedMotion: "always" },
      palette: {
        primary: {
          main: "var(--color-brand)",
          dark: "var(--color-brand-strong)",
          light: "var(--color-brand-border)",
          contrastText: "var(--color-on-brand)",
        },
        error: { main: "var(--color-error)", contrastText: "var(--color-surface)" },
        warning: { main: "var(--color-warning)", contrastText: "var(--color-surface)" },
        info: { main: "var(--color-info)", contrastText: "var(--color-surface)" },
        success: { main: "var(--color-success)", contrastText: "var(--color-surface)" },
        text: { primary: "var(--color-text)", secondary: "var(--color-text-muted)", disabled: "var(--color-neutral)" },
        background: { default: "var(--color-background)", paper: "var(--color-surface)" },
        divider: "var(--color-divider)",
      },
      shape: { borderRadius: 8 },
      typography: { fontFamily: "var(--font-family)", button: { textTransform: "none" } },
      components: {
        MuiButtonBase: { defaultProps: { disableRipple: true } },
        ...inputOverrides,
        ...choiceOverrides,
        ...dialogOverrides,
        ...stepperOverrides,
      },
    }),
  );

let theme: ReturnType<typeof createPortalTheme> | undefined;
const getTheme = (): ReturnType<typeof createPortalTheme> => (theme ??= createPortalTheme());

// Before the first form or dialog needs it, but not in the task that evaluates the modules of MUI: on a slow phone, both
// together would delay a press.
if ("requestIdleCallback" in globalThis) requestIdleCallback(() => void getTheme());

const HasThemeContext = createContext(false);

let hasVariables = false;

/**
 * Sets the custom properties of the theme on the document, once. ThemeProvider inserts a style sheet with them when it is
 * rendered and removes it at the end, so that the browser computes the styles of the whole page again for each dialog.
 */
function setVariables(): void {
  if (hasVariables) return;
  hasVariables = true;
  for (const sheet of getTheme().generateStyleSheets() as { ":root": Record<string, string | number> }[])
    for (const [name, value] of Object.entries(sheet[":root"]))
      document.documentElement.style.setProperty(name, String(value));
}

/**
 * Provides the MUI theme with the tokens of the portal. Dialog includes it; a form in a page needs one around it.
 * A nested MuiTheme does nothing.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  useInsertionEffect(setVariables, []);
  if (use(HasThemeContext)) return children;
  return (
    <HasThemeContext value={true}>
      <ThemeProvider theme={getTheme()} storageManager={null} disableStyleSheetGeneration>
        {children}
      </ThemeProvider>
    </HasThemeContext>
  );
}
