export const externalIcon =
  "M13.5 4.5h6v6M19.5 4.5L11 13M10 5.5H6a1.5 1.5 0 0 0-1.5 1.5v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-4";
