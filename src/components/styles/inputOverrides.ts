import type { ThemeOptions } from "@mui/material/styles";

/** MUI overrides of text fields and selects: border, focus ring, error and disabled states. */
export const inputOverrides: NonNullable<ThemeOptions["components"]> = {
  MuiInputBase: {
    // MUI needs the autofill keyframes only for floating labels, which we do not use.
    defaultProps: { fullWidth: true, disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        border: "1px solid var(--color-border)",
        borderRadius: "var(--radius)",
        background: "var(--color-surface)",
        "&:hover": { borderColor: "var(--color-text)" },
        "&.Mui-focused": {
          borderColor: "var(--color-brand)",
          outline: "3px solid var(--color-focus)",
          outlineOffset: 1,
          boxShadow: "0 0 0 1px var(--color-focus-halo)",
        },
        "&.Mui-error": { borderColor: "var(--color-error)", boxShadow: "inset 0 0 0 1px var(--color-error)" },
        "&.Mui-disabled": { background: "var(--color-surface-muted)", borderColor: "var(--color-divider)" },
        "&.MuiInputBase-multiline": { padding: 0 },
      },
      input: {
        height: "auto",
        padding: "0.6875rem 0.875rem",
        lineHeight: 1.5,
        borderRadius: 7,
        // iOS enlarges the page for an input with a smaller font, and leaves it so.
        "@media (pointer: coarse)": { fontSize: "max(1rem, 16px)" },
        "&:focus-visible": { outline: "none", boxShadow: "none" },
        // As high as its text, between four and twelve lines: the browser does it without a layout for each key.
        "textarea&": {
          padding: "0.6875rem 0.875rem",
          fieldSizing: "content",
          minHeight: "6em",
          maxHeight: "18em",
          resize: "vertical",
        },
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: { "&&&": { paddingRight: "2.75rem" }, "&:focus": { background: "none" } },
      icon: { right: "0.75rem", color: "var(--color-brand)" },
    },
  },
};
