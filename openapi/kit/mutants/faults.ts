import type { SeededFault } from "./fault.ts";
import { correctAppealFaults } from "./faults/appeals/correctAppeal.ts";
import { findAppealFaults } from "./faults/appeals/findAppeal.ts";
import { listAppealMessagesFaults } from "./faults/appeals/listAppealMessages.ts";
import { listAppealsFaults } from "./faults/appeals/listAppeals.ts";
import { readAppealFaults } from "./faults/appeals/readAppeal.ts";
import { sendAppealFaults } from "./faults/appeals/sendAppeal.ts";
import { sendAppealMessageFaults } from "./faults/appeals/sendAppealMessage.ts";
import { withdrawAppealFaults } from "./faults/appeals/withdrawAppeal.ts";
import { chooseAccountFaults } from "./faults/auth/chooseAccount.ts";
import { handOverSessionFaults } from "./faults/auth/handOverSession.ts";
import { renewSessionFaults } from "./faults/auth/renewSession.ts";
import { signInFaults } from "./faults/auth/signIn.ts";
import { signInWithIdentityFaults } from "./faults/auth/signInWithIdentity.ts";
import { readCallCenterFaults } from "./faults/callCenter/readCallCenter.ts";
import { requestCallbackFaults } from "./faults/callCenter/requestCallback.ts";
import { checkCertificateFaults } from "./faults/certificates/checkCertificate.ts";
import { downloadDocumentFaults } from "./faults/documents/downloadDocument.ts";
import { listDocumentsFaults } from "./faults/documents/listDocuments.ts";
import { uploadDocumentFaults } from "./faults/documents/uploadDocument.ts";
import { keepDraftFaults } from "./faults/drafts/keepDraft.ts";
import { listDraftsFaults } from "./faults/drafts/listDrafts.ts";
import { readDraftFaults } from "./faults/drafts/readDraft.ts";
import { listEtalonsFaults } from "./faults/etalons/listEtalons.ts";
import { listQuestionnairesFaults } from "./faults/evaluations/listQuestionnaires.ts";
import { readEvaluationSummaryFaults } from "./faults/evaluations/readEvaluationSummary.ts";
import { sendEvaluationFaults } from "./faults/evaluations/sendEvaluation.ts";
import { listFaqFaults } from "./faults/faq/listFaq.ts";
import { notificationPushedFaults } from "./faults/feed/notificationPushed.ts";
import { listFeedbacksFaults } from "./faults/feedbacks/listFeedbacks.ts";
import { sendFeedbackFaults } from "./faults/feedbacks/sendFeedback.ts";
import { countNotificationsFaults } from "./faults/notification/countNotifications.ts";
import { markNotificationsReadFaults } from "./faults/notification/markNotificationsRead.ts";
import { readNotificationsFaults } from "./faults/notification/readNotifications.ts";
import { readNotificationSettingsFaults } from "./faults/notificationSettings/readNotificationSettings.ts";
import { updateNotificationSettingsFaults } from "./faults/notificationSettings/updateNotificationSettings.ts";
import { listOfficesFaults } from "./faults/offices/listOffices.ts";
import { downloadReceiptFaults } from "./faults/payments/downloadReceipt.ts";
import { listObligationsFaults } from "./faults/payments/listObligations.ts";
import { listPaidPaymentsFaults } from "./faults/payments/listPaidPayments.ts";
import { startPaymentFaults } from "./faults/payments/startPayment.ts";
import { readPossessorFaults } from "./faults/possessor/readPossessor.ts";
import { registerPossessorFaults } from "./faults/possessor/registerPossessor.ts";
import { updatePossessorFaults } from "./faults/possessor/updatePossessor.ts";
import { listPostsFaults } from "./faults/posts/listPosts.ts";
import { readPostFaults } from "./faults/posts/readPost.ts";
import { listMarketPricesFaults } from "./faults/prices/listMarketPrices.ts";
import { searchProductsFaults } from "./faults/products/searchProducts.ts";
import { listExchangeRatesFaults } from "./faults/rates/listExchangeRates.ts";
import { readExchangeRateHistoryFaults } from "./faults/rates/readExchangeRateHistory.ts";
import { searchRegisterFaults } from "./faults/registers/searchRegister.ts";
import { sendRemarkFaults } from "./faults/remarks/sendRemark.ts";
import { listReportsFaults } from "./faults/reports/listReports.ts";
import { submitReportFaults } from "./faults/reports/submitReport.ts";
import { listRiskGroupsFaults } from "./faults/riskGroups/listRiskGroups.ts";
import { searchPortalFaults } from "./faults/search/searchPortal.ts";
import { listServicesFaults } from "./faults/services/listServices.ts";
import { readServiceFaults } from "./faults/services/readService.ts";
import { signOutFaults } from "./faults/session/signOut.ts";
import { listStandardsFaults } from "./faults/standards/listStandards.ts";
import { readServiceStatusFaults } from "./faults/status/readServiceStatus.ts";
import { activateAccountFaults } from "./faults/user/activateAccount.ts";
import { changePasswordFaults } from "./faults/user/changePassword.ts";
import { checkNewPasswordFaults } from "./faults/user/checkNewPassword.ts";
import { checkOwnPasswordFaults } from "./faults/user/checkOwnPassword.ts";
import { chooseLanguageFaults } from "./faults/user/chooseLanguage.ts";
import { lookUpTaxpayerFaults } from "./faults/user/lookUpTaxpayer.ts";
import { readUserFaults } from "./faults/user/readUser.ts";
import { registerUserFaults } from "./faults/user/registerUser.ts";
import { requestPasswordResetFaults } from "./faults/user/requestPasswordReset.ts";
import { resetPasswordFaults } from "./faults/user/resetPassword.ts";
import { updateContactsFaults } from "./faults/user/updateContacts.ts";
import { updateUserFaults } from "./faults/user/updateUser.ts";

/** All faults that can be seeded, by the operation that is verified first. */
export const seededFaults: readonly SeededFault[] = [
  ...correctAppealFaults,
  ...findAppealFaults,
  ...listAppealMessagesFaults,
  ...listAppealsFaults,
  ...readAppealFaults,
  ...sendAppealFaults,
  ...sendAppealMessageFaults,
  ...withdrawAppealFaults,
  ...chooseAccountFaults,
  ...handOverSessionFaults,
  ...renewSessionFaults,
  ...signInFaults,
  ...signInWithIdentityFaults,
  ...readCallCenterFaults,
  ...requestCallbackFaults,
  ...checkCertificateFaults,
  ...downloadDocumentFaults,
  ...listDocumentsFaults,
  ...uploadDocumentFaults,
  ...keepDraftFaults,
  ...listDraftsFaults,
  ...readDraftFaults,
  ...listEtalonsFaults,
  ...listQuestionnairesFaults,
  ...readEvaluationSummaryFaults,
  ...sendEvaluationFaults,
  ...listFaqFaults,
  ...notificationPushedFaults,
  ...listFeedbacksFaults,
  ...sendFeedbackFaults,
  ...countNotificationsFaults,
  ...markNotificationsReadFaults,
  ...readNotificationsFaults,
  ...readNotificationSettingsFaults,
  ...updateNotificationSettingsFaults,
  ...listOfficesFaults,
  ...downloadReceiptFaults,
  ...listObligationsFaults,
  ...listPaidPaymentsFaults,
  ...startPaymentFaults,
  ...readPossessorFaults,
  ...registerPossessorFaults,
  ...updatePossessorFaults,
  ...listPostsFaults,
  ...readPostFaults,
  ...listMarketPricesFaults,
  ...searchProductsFaults,
  ...listExchangeRatesFaults,
  ...readExchangeRateHistoryFaults,
  ...searchRegisterFaults,
  ...sendRemarkFaults,
  ...listReportsFaults,
  ...submitReportFaults,
  ...listRiskGroupsFaults,
  ...searchPortalFaults,
  ...listServicesFaults,
  ...readServiceFaults,
  ...signOutFaults,
  ...listStandardsFaults,
  ...readServiceStatusFaults,
  ...activateAccountFaults,
  ...changePasswordFaults,
  ...checkNewPasswordFaults,
  ...checkOwnPasswordFaults,
  ...chooseLanguageFaults,
  ...lookUpTaxpayerFaults,
  ...readUserFaults,
  ...registerUserFaults,
  ...requestPasswordResetFaults,
  ...resetPasswordFaults,
  ...updateContactsFaults,
  ...updateUserFaults,
];
