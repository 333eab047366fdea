// Generated from openapi/. Do not edit.

/** Every call of the contract, by its operationId. */
export type OperationId =
  | "signIn"
  | "chooseAccount"
  | "signInWithIdentity"
  | "renewSession"
  | "handOverSession"
  | "registerUser"
  | "activateAccount"
  | "readUser"
  | "changePassword"
  | "updateUser"
  | "updateContacts"
  | "checkNewPassword"
  | "checkOwnPassword"
  | "requestPasswordReset"
  | "chooseLanguage"
  | "resetPassword"
  | "lookUpTaxpayer"
  | "registerPossessor"
  | "readPossessor"
  | "updatePossessor"
  | "readNotifications"
  | "countNotifications"
  | "markNotificationsRead"
  | "searchPortal"
  | "listServices"
  | "readService"
  | "listPosts"
  | "readPost"
  | "listExchangeRates"
  | "listAppeals"
  | "sendAppeal"
  | "readAppeal"
  | "withdrawAppeal"
  | "readDraft"
  | "keepDraft"
  | "listDocuments"
  | "uploadDocument"
  | "downloadDocument"
  | "listObligations"
  | "listPaidPayments"
  | "startPayment"
  | "downloadReceipt"
  | "listReports"
  | "submitReport"
  | "listFeedbacks"
  | "sendFeedback"
  | "listQuestionnaires"
  | "sendEvaluation"
  | "readEvaluationSummary"
  | "listFaq"
  | "listMarketPrices"
  | "searchProducts"
  | "listRiskGroups"
  | "listStandards"
  | "listEtalons"
  | "searchRegister"
  | "readCallCenter"
  | "requestCallback"
  | "sendRemark"
  | "readServiceStatus";

/** The calls that need somebody signed in. */
export type SecuredOperationId =
  | "chooseAccount"
  | "handOverSession"
  | "readUser"
  | "changePassword"
  | "updateUser"
  | "updateContacts"
  | "checkOwnPassword"
  | "chooseLanguage"
  | "updatePossessor"
  | "readNotifications"
  | "countNotifications"
  | "markNotificationsRead"
  | "listAppeals"
  | "sendAppeal"
  | "readAppeal"
  | "withdrawAppeal"
  | "readDraft"
  | "keepDraft"
  | "listDocuments"
  | "uploadDocument"
  | "downloadDocument"
  | "listObligations"
  | "listPaidPayments"
  | "startPayment"
  | "downloadReceipt"
  | "listReports"
  | "submitReport"
  | "listFeedbacks"
  | "sendFeedback"
  | "requestCallback";

/** One broken rule, as Ajv reports it. */
export type ValidationError = { instancePath: string; keyword: string; params: Record<string, unknown>; message?: string };

/** Whether a value keeps the contract's rules; `errors` says which it breaks. */
export type RequestValidator = { (value: unknown): boolean; errors?: ValidationError[] | null };

/** Checks of path and query taken together, by call. */
export declare const parameterValidators: Readonly<Record<OperationId, RequestValidator>>;

/** Checks of the body, by call; only those calls that have one. */
export declare const bodyValidators: Readonly<Partial<Record<OperationId, RequestValidator>>>;
