export const accessibilityIcon =
  "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7.3v.1M7.5 10.2l4.5 .9l4.5-.9M12 11.1v2.7M9.5 17.8l2.5-4l2.5 4";
