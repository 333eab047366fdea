export const newsIcon =
  "M4 5.5h13v12a2 2 0 0 0 2 2h-13a2 2 0 0 1-2-2zM17 9.5h3.5v8a1.8 1.8 0 0 1-3.5 .5M7 9h7M7 12.5h7M7 16h4";
