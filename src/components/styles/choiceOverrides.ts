import type { ThemeOptions } from "@mui/material/styles";

// The native control inside is invisible, so its root wears the ring; a radio stands in a card that has one already.
const ring = { outline: "3px solid var(--color-focus)", outlineOffset: -4, borderRadius: 12 };

/** How radio buttons and check boxes look: full-sized targets and a clear ring. */
export const choiceOverrides: NonNullable<ThemeOptions["components"]> = {
  MuiRadio: {
    styleOverrides: {
      root: { width: 44, height: 44, padding: 0, color: "var(--color-border)" },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: { width: 44, height: 44, padding: 0, color: "var(--color-border)", "&.Mui-focusVisible": ring },
    },
  },
};
