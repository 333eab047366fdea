/** The largest file that is shown in the portal, in bytes; larger ones would fill a phone's memory and are only saved. */
export const maxPreviewBytes = 25 * 1000 * 1000;
