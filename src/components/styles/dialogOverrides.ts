import type { ThemeOptions } from "@mui/material/styles";
import { phoneQuery } from "../../generated/styleTokens.ts";

/** MUI overrides of dialogs: centred over a backdrop; full screen on phones unless the dialog only asks a question. */
export const dialogOverrides: NonNullable<ThemeOptions["components"]> = {
  MuiBackdrop: { styleOverrides: { root: { background: "var(--color-backdrop)" } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: 16,
        width: "calc(100% - 32px)",
        maxHeight: "calc(100% - 32px)",
        borderRadius: "var(--radius-large)",
        boxShadow: "var(--shadow-overlay)",
        [`@media ${phoneQuery}`]: {
          "&:not(.dialog-prompt)": {
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
