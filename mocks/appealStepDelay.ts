/**
 * How long an appeal stays at each step while a person tries the portal, in seconds. One minute is enough to read each
 * status.
 */
export const defaultAppealStepSeconds = 60;
