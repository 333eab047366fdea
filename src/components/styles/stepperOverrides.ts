import type { ThemeOptions } from "@mui/material/styles";

/** The distance of a line from the edge of a step beyond its number. */
const besideNumber = "calc(50% + 20px)";

/** MUI overrides of the steps of a wizard: larger numbers, readable names, a line in the colour of the finished steps. */
export const stepperOverrides: NonNullable<ThemeOptions["components"]> = {
  MuiStep: {
    styleOverrides: {
      root: {
        // As wide as its longest word; a word breaks only where all of them do not fit, as with wide letters on a phone.
        "&.MuiStep-alternativeLabel": { flex: "1 1 min-content", minWidth: 0, overflowWrap: "break-word" },
        // The steps differ in width: the line between two numbers is half of each step, and not one line of the second step.
        "&.MuiStep-alternativeLabel:not(:last-of-type)::after": {
          content: '""',
          position: "absolute",
          insetBlockStart: 11,
          insetInline: `${besideNumber} 0`,
          borderBlockStart: "2px solid var(--color-divider)",
        },
        "&.Mui-completed::after": { borderColor: "var(--color-brand)" },
      },
    },
  },
  MuiStepConnector: {
    styleOverrides: {
      root: { "&.MuiStepConnector-alternativeLabel": { top: 11, left: 0, right: besideNumber } },
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
