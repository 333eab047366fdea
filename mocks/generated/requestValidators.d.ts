// Generated from openapi/. Do not edit.

/** The operations of the contract. */
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

/** The operations that need authentication. */
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

/** An error of Ajv. */
export type ValidationError = { instancePath: string; keyword: string; params: Record<string, unknown>; message?: string };

/** Returns whether a value is valid. `errors` has the reasons. */
export type RequestValidator = { (value: unknown): boolean; errors?: ValidationError[] | null };

/** Validators of path, query and header parameters, by operation. */
export declare const parameterValidators: Readonly<Record<OperationId, RequestValidator>>;

/** Validators of request bodies, by operation. */
export declare const bodyValidators: Readonly<Partial<Record<OperationId, RequestValidator>>>;
