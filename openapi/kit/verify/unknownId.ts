/** An id that no server has assigned. */
export const unknownId = 2_000_000_000;
