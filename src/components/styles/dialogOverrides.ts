import type { ThemeOptions } from "@mui/material/styles";

const phoneQuery = "@media (max-width: 600px)";

/** How dialogs look: a sheet of paper over a dimmed page, and the whole screen on a phone unless it is a mere question. */
export const dialogOverrides: NonNullable<ThemeOptions["components"]> = {
  MuiBackdrop: { styleOverrides: { root: { background: "var(--scrim)" } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: 16,
        width: "calc(100% - 32px)",
        maxHeight: "calc(100% - 32px)",
        borderRadius: "var(--radius-large)",
        boxShadow: "var(--lift)",
        [phoneQuery]: {
          "&:not(.dialog-question)": {
            margin: 0,
            width: "100%",
            maxWidth: "100%",
            height: "100%",
            maxHeight: "none",
            borderRadius: 0,
          },
        },
        "@media (forced-colors: active)": { border: "1px solid CanvasText" },
      },
    },
  },
};
