/** Returns an ISO time without an offset as Baku time, on every device, and any other text as it is. */
export const toBakuTime = (text: string): string => text.replace(/^(\d{4}-\d\d-\d\d)[T ]([\d:.]+)$/, "$1T$2+04:00");
