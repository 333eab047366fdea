/**
 * The working days in which the law promises an answer to an appeal: normally 15, and 30 when a matter has to be examined, as
 * `dueWorkingDays` of the contract says. Of an appeal that was sent, the server says the time itself.
 */
export const answerWorkingDays = { normal: 15, examined: 30 } as const;
