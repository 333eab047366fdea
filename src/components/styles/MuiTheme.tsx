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
        main: "var(--brand)",
        dark: "var(--brand-strong)",
        light: "var(--brand-line)",
        contrastText: "var(--on-brand)",
      },
      error: { main: "var(--error)", contrastText: "var(--surface)" },
      warning: { main: "var(--warning)", contrastText: "var(--surface)" },
      info: { main: "var(--info)", contrastText: "var(--surface)" },
      success: { main: "var(--success)", contrastText: "var(--surface)" },
      text: { primary: "var(--ink)", secondary: "var(--ink-soft)", disabled: "var(--neutral)" },
      background: { default: "var(--ground)", paper: "var(--surface)" },
      divider: "var(--hairline)",
    },
    shape: { borderRadius: 8 },
    typography: { fontFamily: "var(--face)", button: { textTransform: "none" } },
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
