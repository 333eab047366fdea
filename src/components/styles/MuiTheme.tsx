import { ThemeProvider, createTheme, enhanceHighContrast } from "@mui/material/styles";
import { createContext, use } from "react";
import type { ReactNode } from "react";
import { choiceOverrides } from "./choiceOverrides.ts";
import { dialogOverrides } from "./dialogOverrides.ts";
import { inputOverrides } from "./inputOverrides.ts";

// Native colours let the palette repeat the names of tokens.css, so that no colour is said twice.
const theme = enhanceHighContrast(
  createTheme({
    cssVariables: { nativeColor: true, disableCssColorScheme: true },
    motion: { reducedMotion: "system" },
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
    },
  }),
);

const ThemedContext = createContext(false);

/**
 * Dresses the fields and dialogs below it in the portal's own tokens. Dialog brings its own; a form that stands
 * in a page needs one around it. Inside another it does nothing.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  if (use(ThemedContext)) return children;
  return (
    <ThemedContext value={true}>
      <ThemeProvider theme={theme} storageManager={null}>
        {children}
      </ThemeProvider>
    </ThemedContext>
  );
}
