/** The hand-written modules of the portal. */
export const modulePattern = /^src\/(?!generated\/).+\.tsx?$/;
