/** All sessionStorage keys of the portal, except the drafts of forms. */
export const tabKeys = [
  "pendingSignIn",
  "returnTo",
  "failedLoginReturns",
  "sessionOfTab",
  "registeredPossessor",
  "accountPossessor",
  "pendingPayment",
  "bookedCallback",
  "renewed",
] as const;
