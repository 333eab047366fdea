import type { ThemeOptions } from "@mui/material/styles";

/** MUI overrides of the steps of a wizard: larger numbers, readable names, a line in the colour of the finished steps. */
export const stepperOverrides: NonNullable<ThemeOptions["components"]> = {
  MuiStep: {
    styleOverrides: {
      root: {
        "&:first-of-type": { paddingInlineStart: 0 },
        // As wide as its longest word; a word breaks only where all of them do not fit, as with wide letters on a phone.
        "&.MuiStep-alternativeLabel": { flex: "1 1 min-content", minWidth: 0, overflowWrap: "break-word" },
      },
    },
  },
  MuiStepConnector: {
    styleOverrides: {
      line: {
        borderTopWidth: 2,
        borderColor: "var(--color-divider)",
        ".Mui-active &, .Mui-completed &": { borderColor: "var(--color-brand)" },
      },
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: {
        color: "var(--color-divider)",
        "& .MuiStepIcon-text": { fill: "var(--color-text)", fontWeight: 700 },
        "&.Mui-active .MuiStepIcon-text": { fill: "var(--color-on-brand)" },
      },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      label: {
        fontSize: "var(--font-size-small)",
        color: "var(--color-text-muted)",
        "&.Mui-active": { color: "var(--color-text)", fontWeight: 600 },
        "&.Mui-completed": { color: "var(--color-text)" },
        "&.MuiStepLabel-alternativeLabel": { marginTop: 8 },
      },
    },
  },
};
