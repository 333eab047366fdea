/** Characters that change the direction of the text after them, such as U+202E, which reverses it. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** Removes the bidirectional controls of a text, which would otherwise change the direction of the text around it. */
export const removeBidiControls = (text: string): string => text.replaceAll(bidiControls, "");
