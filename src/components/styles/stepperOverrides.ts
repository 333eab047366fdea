import type { ThemeOptions } from "@mui/material/styles";

/** MUI overrides of the steps of a wizard: larger numbers, readable names, a line in the colour of the finished steps. */
export const stepperOverrides: NonNullable<ThemeOptions["components"]> = {
  MuiStep: {
    styleOverrides: {
      root: {
        // As wide as its longest word; a word breaks only where all of them do not fit, as with wide letters on a phone.
        "&.MuiStep-alternativeLabel": { flex: "1 1 min-content", minWidth: 0, overflowWrap: "break-word" },
        // The halves of the lines to its neighbours. The connectors of MUI are right only between steps of equal width.
        "&::before, &::after": {
          content: '""',
          position: "absolute",
          top: 11,
          insetInline: "0 calc(50% + 20px)",
          borderTop: "2px solid var(--color-divider)",
        },
        "&::after": { insetInline: "calc(50% + 20px) 0" },
        "&.Mui-completed::before, &.Mui-completed::after, &[aria-current]::before": {
          borderColor: "var(--color-brand)",
        },
        "&:first-of-type::before, &:last-of-type::after": { display: "none" },
      },
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: {
        color: "var(--color-divider)",
        "& .MuiStepIcon-text": { fill: "var(--color-text)", fontWeight: 700 },
        "&.Mui-active .MuiStepIcon-text": { fill: "var(--color-on-brand)" },
        "@media (forced-colors: active)": {
          "&.Mui-active": { color: "Highlight" },
          "&.Mui-active .MuiStepIcon-text": { fill: "HighlightText" },
        },
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
