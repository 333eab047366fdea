/** How long an appeal stays at each step, in seconds, where somebody tries the portal: long enough to read what it says. */
export const defaultAppealStepSeconds = 60;
