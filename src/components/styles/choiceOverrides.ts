import type { ThemeOptions } from "@mui/material/styles";

// The native input is invisible, so the root shows the focus ring.
const focusRing = { outline: "3px solid var(--color-focus)", outlineOffset: -4, borderRadius: 12 };

/** MUI overrides of checkboxes: full target size and a visible focus ring. */
export const choiceOverrides: NonNullable<ThemeOptions["components"]> = {
  MuiCheckbox: {
    styleOverrides: {
      root: {
        width: "var(--target-size)",
        height: "var(--target-size)",
        padding: 0,
        color: "var(--color-border)",
        "&.Mui-focusVisible": focusRing,
      },
    },
  },
};
