// Generated from src/components/styles/breakpoints.css and tokens.css. Do not edit.
export const smallestPhoneQuery = "(max-width: 360px)";
export const smallPhoneQuery = "(max-width: 480px)";
export const phoneQuery = "(max-width: 600px)";
export const largePhoneQuery = "(max-width: 700px)";
export const tabletQuery = "(max-width: 900px)";
export const laptopQuery = "(max-width: 1279px)";
export const abovePhoneQuery = "(min-width: 601px)";
export const desktopQuery = "(min-width: 901px)";
export const railQuery = "(min-width: 901px) and (max-width: 1199px)";
export const wideQuery = "(min-width: 1200px)";
export const veryWideQuery = "(min-width: 1600px)";
export const tallDesktopQuery = "(min-width: 57em) and (min-height: 57em)";
export const lowWindowQuery = "(max-height: 480px)";
export const themeColors = {"competition":"#062c3a","quality":"#08301f"};
export const colors = {"background":"#faf8f3","brand":"#0d5066","brandBorder":"#b4d0d7","brandSubtle":"#e6f0f2","accent":"#f2ab34"};
