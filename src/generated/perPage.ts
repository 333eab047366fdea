// Generated from openapi/. Do not edit.

/** The number of entries of a page of a list, unless the request asks for another. */
export const defaultPerPage = 10;

/** The largest number of entries of a page of a list. */
export const maxPerPage = 100;
