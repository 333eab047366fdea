/** The largest number of entries on a page that the contract allows. */
export const maxPerPage = 100;
