/**
 * Generated from openapi/. Do not edit.
 */
import { fakeFormSchema, fakeItemCount, fakeLanguage, fakeLength, fakeNumber, fakePictureUrl, fakeText, fakeUrl, faker } from "../../fakeData.ts";

import type {
  AccountChoice,
  Amount,
  Answer,
  Appeal,
  AppealDetail,
  AppealDraft,
  AppealKind,
  AppealLookup,
  AppealLookupResult,
  AppealMessage,
  AppealMessageAuthor,
  AppealMessageDraft,
  AppealMessages,
  AppealReceipt,
  AppealSort,
  AppealStep,
  Appeals,
  ApplicationDraft,
  ApplicationStatus,
  Authority,
  CallCenter,
  Callback,
  CallbackDraft,
  CallbackReceipt,
  CallbackSlot,
  Certificate,
  CertificateCheck,
  CertificateStatus,
  CommandResult,
  CompetitionCategory,
  CompetitionFeedbackDraft,
  CompetitionQualityType,
  ComplaintCategory,
  ComplaintDraft,
  Confirmation,
  ConsumerFeedbackDraft,
  ContactUpdate,
  Counterparty,
  CounterpartyDraft,
  Credentials,
  Currency,
  Document,
  DocumentIds,
  DocumentSort,
  DocumentUpload,
  Documents,
  Draft,
  DraftUpdate,
  Drafts,
  Email,
  Etalon,
  EtalonCategory,
  Etalons,
  EvaluationDraft,
  EvaluationScope,
  EvaluationSummary,
  EvaluationTally,
  ExchangeRate,
  ExchangeRateHistory,
  ExchangeRates,
  Faq,
  Faqs,
  Feedback,
  FeedbackCategory,
  FeedbackDraft,
  FeedbackReceipt,
  FeedbackType,
  Feedbacks,
  FieldProblem,
  FollowedAppeal,
  FollowedAppealStep,
  GoodsCode,
  HandOver,
  Id,
  IdentitySession,
  Incident,
  Language,
  LanguageChoice,
  Manufacturer,
  MarketPrice,
  MarketPriceSort,
  MarketPrices,
  NewPassword,
  Notification,
  NotificationChannels,
  NotificationCount,
  NotificationEvent,
  NotificationMessage,
  NotificationSettings,
  ObligationSort,
  Obligations,
  Office,
  Offices,
  OpeningHours,
  OwnWords,
  PagePath,
  Paging,
  PaidPayment,
  PaidPaymentSort,
  PaidPayments,
  PasswordChange,
  PasswordCheck,
  PasswordReset,
  Payment,
  PaymentStart,
  Period,
  PersonName,
  PhoneNumber,
  Picture,
  Pin,
  Possessor,
  PossessorDraft,
  Post,
  PostDetail,
  PostPlace,
  Posts,
  PricePoint,
  Problem,
  ProblemCode,
  Product,
  Products,
  Question,
  QuestionAnswer,
  Questionnaire,
  Questionnaires,
  RatePoint,
  Reference,
  Region,
  RegisterEntries,
  RegisterEntry,
  RegisterName,
  Registration,
  RemarkDraft,
  RenewedTokens,
  Report,
  ReportReceipt,
  ReportSubmission,
  Reports,
  RequiredDocument,
  RiskGroup,
  RiskGroups,
  Role,
  SearchResult,
  SearchResults,
  Service,
  ServiceDetail,
  ServiceForm,
  ServiceFormField,
  ServiceState,
  ServiceStatus,
  ServiceStep,
  ServiceType,
  Services,
  SessionEnd,
  SessionTokens,
  Standard,
  StandardStatus,
  Standards,
  StoredDraft,
  Subject,
  SuggestionDraft,
  Taxpayer,
  Token,
  Topic,
  TraderAnswer,
  User,
  UserLanguage,
  UserUpdate,
  VerificationCode,
  Voen
} from '../../../src/generated/queries/model/index.ts';



export const getTokenMock = (): Token => ((() => faker.string.alphanumeric(40))())

export const getAccountChoiceMock = (overrideResponse: Partial<AccountChoice> = {}): AccountChoice => ({token: getTokenMock(), refreshToken: getTokenMock(), message: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getAmountMock = (): Amount => ((() => faker.number.float({ min: 1, max: 5000, fractionDigits: 2 }))())

export const getAnswerMock = (): Answer => (faker.helpers.arrayElement(['YES','NO','PARTIALLY'] as const))

export const getIdMock = (): Id => ((() => faker.helpers.arrayElement([faker.number.int({ min: 1 }), faker.string.alphanumeric(8)]))())

export const getAppealKindMock = (): AppealKind => (faker.helpers.arrayElement(['APPLICATION','COMPLAINT','SUGGESTION'] as const))

export const getApplicationStatusMock = (): ApplicationStatus => (faker.helpers.arrayElement(['CERTIFICATE_ISSUED','REFUSED','IN_PROCESS','WAITING','PROGRESS','SEND_FOR_SIGN'] as const))

export const getLanguageMock = (): Language => ((() => fakeLanguage())())

export const getAppealMock = (overrideResponse: Partial<Appeal> = {}): Appeal => ({id: getIdMock(), appealNumber: (() => fakeNumber())(), serviceType: fakeText({min: 1, max: 500}), kind: getAppealKindMock(), appealDate: faker.date.past().toISOString().slice(0, 19) + 'Z', status: getApplicationStatusMock(), dueDate: (() => faker.date.soon({ days: 30 }).toISOString().slice(0, 10))(), dueWorkingDays: faker.number.int({min: 0, max: 365}), withdrawnAt: faker.date.past().toISOString().slice(0, 19) + 'Z', evaluated: faker.datatype.boolean(), needsDocument: faker.datatype.boolean(), lang: getLanguageMock(), ...overrideResponse})

export const getComplaintCategoryMock = (): ComplaintCategory => (faker.helpers.arrayElement(['DEFECTIVE_GOODS','CONSUMER_RIGHTS','CHEATING','CONTRACT_TERMS','MISSING_INFORMATION'] as const))

export const getCounterpartyMock = (overrideResponse: Partial<Counterparty> = {}): Counterparty => ({name: fakeText({min: 1, max: 200}), voen: (() => faker.string.numeric(10))(), ...overrideResponse})

export const getAppealStepMock = (overrideResponse: Partial<AppealStep> = {}): AppealStep => ({status: getApplicationStatusMock(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', note: fakeText({min: 10, max: 4000}), correction: faker.datatype.boolean(), ...overrideResponse})

export const getDocumentMock = (overrideResponse: Partial<Document> = {}): Document => ({id: getIdMock(), name: fakeText({min: 1, max: 200}), fileName: (() => `${faker.string.alpha(8)}.pdf`)(), mimeType: (() => faker.helpers.arrayElement(["application/pdf", "image/jpeg", "video/mp4"]))(), size: faker.number.int({min: 0, max: 1000000000}), lang: getLanguageMock(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', appealNumber: (() => fakeNumber())(), certificateNo: (() => fakeNumber())(), ...overrideResponse})

export const getCurrencyMock = (): Currency => (faker.helpers.arrayElement(['AZN'] as const))

export const getPaymentMock = (overrideResponse: Partial<Payment> = {}): Payment => ({id: getIdMock(), serviceType: fakeText({min: 1, max: 500}), appealNumber: (() => fakeNumber())(), paymentTarget: fakeText({min: 1, max: 300}), amount: getAmountMock(), serviceFee: getAmountMock(), governmentFee: getAmountMock(), dueDate: (() => faker.date.soon({ days: 30 }).toISOString().slice(0, 10))(), currency: getCurrencyMock(), lang: getLanguageMock(), ...overrideResponse})

export const getPaidPaymentMock = (): PaidPayment => ({...{ ...getPaymentMock() },...{paymentDate: faker.date.past().toISOString().slice(0, 19) + 'Z'},})

export const getTraderAnswerMock = (overrideResponse: Partial<TraderAnswer> = {}): TraderAnswer => ({name: fakeText({min: 1, max: 300}), text: fakeText({min: 1, max: 8000}), lang: getLanguageMock(), answeredAt: faker.date.past().toISOString().slice(0, 19) + 'Z', documents: Array.from({ length: fakeLength({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getDocumentMock() })), ...overrideResponse})

export const getAppealDetailMock = (): AppealDetail => ({...{ ...getAppealMock() },...{applicant: (() => faker.person.fullName())(), serviceId: getIdMock(), category: getComplaintCategoryMock(), subject: fakeText({min: 1, max: 200}), text: fakeText({min: 1, max: 200}), counterparty: { ...getCounterpartyMock() }, answers: {}, history: Array.from({ length: fakeLength({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getAppealStepMock() })), documents: Array.from({ length: fakeLength({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getDocumentMock() })), payments: Array.from({ length: fakeLength({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([{ ...getPaidPaymentMock() },{ ...getPaymentMock() },]))), withdrawable: faker.datatype.boolean(), correctable: faker.datatype.boolean(), traderAnswer: { ...getTraderAnswerMock() }, evaluationId: getIdMock()},})

export const getDocumentIdsMock = (): DocumentIds => (Array.from({ length: fakeLength({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (getIdMock())))

export const getApplicationDraftMock = (overrideResponse: Partial<ApplicationDraft> = {}): ApplicationDraft => ({kind: "APPLICATION", serviceId: getIdMock(), answers: {}, documentIds: getDocumentIdsMock(), ...overrideResponse})

export const getSubjectMock = (): Subject => (fakeText({min: 5, max: 100}))

export const getOwnWordsMock = (): OwnWords => (fakeText({min: 5, max: 100}))

export const getVoenMock = (): Voen => ((() => faker.string.numeric(10))())

export const getCounterpartyDraftMock = (overrideResponse: Partial<CounterpartyDraft> = {}): CounterpartyDraft => ({name: fakeText({min: 5, max: 100}), voen: getVoenMock(), ...overrideResponse})

export const getComplaintDraftMock = (overrideResponse: Partial<ComplaintDraft> = {}): ComplaintDraft => ({kind: "COMPLAINT", category: getComplaintCategoryMock(), subject: getSubjectMock(), text: getOwnWordsMock(), counterparty: { ...getCounterpartyDraftMock() }, serviceId: getIdMock(), documentIds: getDocumentIdsMock(), ...overrideResponse})

export const getSuggestionDraftMock = (overrideResponse: Partial<SuggestionDraft> = {}): SuggestionDraft => ({kind: "SUGGESTION", subject: getSubjectMock(), text: getOwnWordsMock(), documentIds: getDocumentIdsMock(), ...overrideResponse})

export const getAppealDraftMock = (): AppealDraft => (faker.helpers.arrayElement([{ ...getApplicationDraftMock() },{ ...getComplaintDraftMock() },{ ...getSuggestionDraftMock() },]))

export const getEmailMock = (): Email => (faker.internet.email())

export const getAppealLookupMock = (overrideResponse: Partial<AppealLookup> = {}): AppealLookup => ({appealNumber: (() => fakeNumber())(), email: getEmailMock(), ...overrideResponse})

export const getFollowedAppealStepMock = (overrideResponse: Partial<FollowedAppealStep> = {}): FollowedAppealStep => ({status: getApplicationStatusMock(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getFollowedAppealMock = (overrideResponse: Partial<FollowedAppeal> = {}): FollowedAppeal => ({appealNumber: (() => fakeNumber())(), kind: getAppealKindMock(), appealDate: faker.date.past().toISOString().slice(0, 19) + 'Z', status: getApplicationStatusMock(), dueDate: (() => faker.date.soon({ days: 30 }).toISOString().slice(0, 10))(), withdrawnAt: faker.date.past().toISOString().slice(0, 19) + 'Z', history: Array.from({ length: fakeLength({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getFollowedAppealStepMock() })), ...overrideResponse})

export const getAppealLookupResultMock = (overrideResponse: Partial<AppealLookupResult> = {}): AppealLookupResult => ({appealNumber: (() => fakeNumber())(), appeal: { ...getFollowedAppealMock() }, ...overrideResponse})

export const getAppealMessageAuthorMock = (): AppealMessageAuthor => (faker.helpers.arrayElement(['APPLICANT','SERVICE'] as const))

export const getAppealMessageMock = (overrideResponse: Partial<AppealMessage> = {}): AppealMessage => ({id: getIdMock(), author: getAppealMessageAuthorMock(), text: fakeText({min: 1, max: 200}), lang: getLanguageMock(), sentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', documents: Array.from({ length: fakeLength({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getDocumentMock() })), needsDocument: faker.datatype.boolean(), ...overrideResponse})

export const getAppealMessageDraftMock = (overrideResponse: Partial<AppealMessageDraft> = {}): AppealMessageDraft => ({text: getOwnWordsMock(), documentIds: getDocumentIdsMock(), ...overrideResponse})

export const getPagingMock = (overrideResponse: Partial<Paging> = {}): Paging => ({page: faker.number.int({min: 1, max: 100000}), perPage: faker.number.int({min: 1, max: 100}), total: faker.number.int({min: 0, max: 10000000}), ...overrideResponse})

export const getAppealMessagesMock = (): AppealMessages => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getAppealMessageMock() }))},})

export const getConfirmationMock = (overrideResponse: Partial<Confirmation> = {}): Confirmation => ({message: fakeText({min: 1, max: 1000}), ...overrideResponse})

export const getAppealReceiptMock = (): AppealReceipt => ({...{ ...getAppealMock() },...{ ...getConfirmationMock() },})

export const getAppealSortMock = (): AppealSort => (faker.helpers.arrayElement(['appealDate.desc','appealDate.asc','dueDate.asc','dueDate.desc'] as const))

export const getAppealsMock = (): Appeals => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getAppealMock() }))},})

export const getAuthorityMock = (): Authority => (faker.helpers.arrayElement(['ASAN_USER','ADMIN','USER'] as const))

export const getOpeningHoursMock = (overrideResponse: Partial<OpeningHours> = {}): OpeningHours => ({days: fakeText({min: 1, max: 200}), weekdays: (() => [1, 2, 3, 4, 5])(), opens: (() => "09:00")(), closes: (() => "18:00")(), ...overrideResponse})

export const getCallbackSlotMock = (overrideResponse: Partial<CallbackSlot> = {}): CallbackSlot => ({id: getIdMock(), from: (() => `${faker.date.soon({ days: 5 }).toISOString().slice(0, 10)}T08:00:00Z`)(), to: (() => `${faker.date.soon({ days: 5 }).toISOString().slice(0, 10)}T08:30:00Z`)(), free: faker.datatype.boolean(), ...overrideResponse})

export const getCallCenterMock = (overrideResponse: Partial<CallCenter> = {}): CallCenter => ({phoneNumber: (() => `+994${faker.string.numeric(9)}`)(), hours: Array.from({ length: fakeLength({min: 1, max: 14}) }, (_, i) => i + 1).map(() => ({ ...getOpeningHoursMock() })), openNow: faker.datatype.boolean(), chatUrl: fakeUrl(), slots: Array.from({ length: fakeLength({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getCallbackSlotMock() })), ...overrideResponse})

export const getCallbackMock = (overrideResponse: Partial<Callback> = {}): Callback => ({id: getIdMock(), phoneNumber: (() => `+994${faker.string.numeric(9)}`)(), slot: { ...getCallbackSlotMock() }, topic: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getPhoneNumberMock = (): PhoneNumber => ((() => `+994${faker.string.numeric(9)}`)())

export const getCallbackDraftMock = (overrideResponse: Partial<CallbackDraft> = {}): CallbackDraft => ({phoneNumber: getPhoneNumberMock(), slot: getIdMock(), topic: getSubjectMock(), ...overrideResponse})

export const getCallbackReceiptMock = (): CallbackReceipt => ({...{ ...getCallbackMock() },...{ ...getConfirmationMock() },})

export const getCertificateStatusMock = (): CertificateStatus => (faker.helpers.arrayElement(['VALID','EXPIRED','WITHDRAWN'] as const))

export const getCertificateMock = (overrideResponse: Partial<Certificate> = {}): Certificate => ({certificateNo: (() => fakeNumber())(), kind: fakeText({min: 1, max: 500}), holder: fakeText({min: 1, max: 300}), issueDate: faker.date.past().toISOString().slice(0, 10), validUntil: (() => faker.date.future().toISOString().slice(0, 10))(), status: getCertificateStatusMock(), lang: getLanguageMock(), ...overrideResponse})

export const getCertificateCheckMock = (overrideResponse: Partial<CertificateCheck> = {}): CertificateCheck => ({certificateNo: (() => fakeNumber())(), certificate: { ...getCertificateMock() }, ...overrideResponse})

export const getCommandResultMock = (overrideResponse: Partial<CommandResult> = {}): CommandResult => ({message: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getCompetitionCategoryMock = (): CompetitionCategory => (faker.helpers.arrayElement(['HORIZONTAL_AGREEMENT','VERTICAL_AGREEMENT','DOMINANCE_ABUSE'] as const))

export const getCompetitionFeedbackDraftMock = (overrideResponse: Partial<CompetitionFeedbackDraft> = {}): CompetitionFeedbackDraft => ({type: "COMPETITION_VIOLATION", category: getCompetitionCategoryMock(), subject: getSubjectMock(), description: getOwnWordsMock(), documentIds: getDocumentIdsMock(), ...overrideResponse})

export const getCompetitionQualityTypeMock = (): CompetitionQualityType => (faker.helpers.arrayElement(['1','2'] as const))

export const getConsumerFeedbackDraftMock = (overrideResponse: Partial<ConsumerFeedbackDraft> = {}): ConsumerFeedbackDraft => ({type: "CONSUMER_RIGHTS", category: getComplaintCategoryMock(), subject: getSubjectMock(), description: getOwnWordsMock(), documentIds: getDocumentIdsMock(), ...overrideResponse})

export const getContactUpdateMock = (overrideResponse: Partial<ContactUpdate> = {}): ContactUpdate => ({email: getEmailMock(), phoneNumber: getPhoneNumberMock(), note: fakeText({min: 10, max: 2000}), ...overrideResponse})

export const getCredentialsMock = (overrideResponse: Partial<Credentials> = {}): Credentials => ({username: getEmailMock(), password: fakeText({min: 5, max: 256}), ...overrideResponse})

export const getDocumentSortMock = (): DocumentSort => (faker.helpers.arrayElement(['createdAt.desc','createdAt.asc','name.asc','name.desc'] as const))

export const getDocumentUploadMock = (overrideResponse: Partial<DocumentUpload> = {}): DocumentUpload => ({file: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), name: fakeText({min: 5, max: 100}), ...overrideResponse})

export const getDocumentsMock = (): Documents => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getDocumentMock() }))},})

export const getDraftMock = (overrideResponse: Partial<Draft> = {}): Draft => ({data: faker.helpers.arrayElement([null,]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDraftUpdateMock = (overrideResponse: Partial<DraftUpdate> = {}): DraftUpdate => ({data: faker.helpers.arrayElement([null,]), ...overrideResponse})

export const getStoredDraftMock = (overrideResponse: Partial<StoredDraft> = {}): StoredDraft => ({formKey: fakeText({min: 1, max: 64}), data: {}, updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDraftsMock = (): Drafts => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getStoredDraftMock() }))},})

export const getEtalonCategoryMock = (): EtalonCategory => (faker.helpers.arrayElement(['temperature','mass','electric','pressure','kinematic-viscosity','density','time-frequency','dosimetric'] as const))

export const getPictureMock = (overrideResponse: Partial<Picture> = {}): Picture => ({url: (() => fakePictureUrl())(), alt: fakeText({min: 10, max: 500}), ...overrideResponse})

export const getEtalonMock = (overrideResponse: Partial<Etalon> = {}): Etalon => ({id: getIdMock(), category: getEtalonCategoryMock(), name: fakeText({min: 1, max: 500}), range: fakeText({min: 1, max: 300}), uncertainty: fakeText({min: 1, max: 300}), keeper: fakeText({min: 1, max: 300}), certificateNo: (() => fakeNumber())(), validUntil: (() => faker.date.future().toISOString().slice(0, 10))(), image: { ...getPictureMock() }, lang: getLanguageMock(), ...overrideResponse})

export const getEtalonsMock = (): Etalons => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getEtalonMock() }))},})

export const getQuestionAnswerMock = (overrideResponse: Partial<QuestionAnswer> = {}): QuestionAnswer => ({questionId: getIdMock(), answer: getAnswerMock(), comment: fakeText({min: 10, max: 1000}), ...overrideResponse})

export const getEvaluationDraftMock = (overrideResponse: Partial<EvaluationDraft> = {}): EvaluationDraft => ({questionnaireId: getIdMock(), appealId: getIdMock(), answers: Array.from({ length: fakeLength({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getQuestionAnswerMock() })), ...overrideResponse})

export const getEvaluationScopeMock = (): EvaluationScope => (faker.helpers.arrayElement(['SERVICE','GENERAL'] as const))

export const getEvaluationTallyMock = (overrideResponse: Partial<EvaluationTally> = {}): EvaluationTally => ({serviceId: getIdMock(), serviceTitle: fakeText({min: 1, max: 500}), yes: faker.number.int({min: 0, max: 100000000}), no: faker.number.int({min: 0, max: 100000000}), partially: faker.number.int({min: 0, max: 100000000}), total: faker.number.int({min: 0, max: 300000000}), lang: getLanguageMock(), ...overrideResponse})

export const getEvaluationSummaryMock = (): EvaluationSummary => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getEvaluationTallyMock() }))},})

export const getExchangeRateMock = (overrideResponse: Partial<ExchangeRate> = {}): ExchangeRate => ({code: (() => faker.finance.currencyCode())(), nominal: (() => faker.helpers.arrayElement([1, 100]))(), name: fakeText({min: 1, max: 100}), lang: getLanguageMock(), rate: (() => faker.number.float({ min: 0.01, max: 4, fractionDigits: 4 }))(), change: (() => faker.number.float({ min: -0.1, max: 0.1, fractionDigits: 4 }))(), date: faker.date.past().toISOString().slice(0, 10), ...overrideResponse})

export const getRatePointMock = (overrideResponse: Partial<RatePoint> = {}): RatePoint => ({date: faker.date.past().toISOString().slice(0, 10), rate: faker.number.float({min: 0, max: 1000000, fractionDigits: 2}), ...overrideResponse})

export const getExchangeRateHistoryMock = (overrideResponse: Partial<ExchangeRateHistory> = {}): ExchangeRateHistory => ({code: (() => "EUR")(), nominal: faker.number.int({min: 1, max: 100000}), name: fakeText({min: 1, max: 100}), lang: getLanguageMock(), items: Array.from({ length: fakeItemCount({min: 1, max: 366}) }, (_, i) => i + 1).map(() => ({ ...getRatePointMock() })), ...overrideResponse})

export const getExchangeRatesMock = (): ExchangeRates => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getExchangeRateMock() }))},})

export const getTopicMock = (overrideResponse: Partial<Topic> = {}): Topic => ({id: getIdMock(), title: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getFaqMock = (overrideResponse: Partial<Faq> = {}): Faq => ({id: getIdMock(), category: { ...getTopicMock() }, question: fakeText({min: 1, max: 500}), answer: fakeText({min: 1, max: 8000}), lang: getLanguageMock(), ...overrideResponse})

export const getFaqsMock = (): Faqs => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getFaqMock() })), categories: Array.from({ length: fakeLength({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getTopicMock() }))},})

export const getFeedbackTypeMock = (): FeedbackType => (faker.helpers.arrayElement(['CONSUMER_RIGHTS','COMPETITION_VIOLATION'] as const))

export const getFeedbackCategoryMock = (): FeedbackCategory => (faker.helpers.arrayElement([getComplaintCategoryMock(),getCompetitionCategoryMock(),]))

export const getFeedbackMock = (overrideResponse: Partial<Feedback> = {}): Feedback => ({id: getIdMock(), type: getFeedbackTypeMock(), category: getFeedbackCategoryMock(), subject: fakeText({min: 1, max: 200}), text: fakeText({min: 1, max: 200}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', answer: fakeText({min: 1, max: 8000}), answerLang: getLanguageMock(), answeredAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getFeedbackDraftMock = (): FeedbackDraft => (faker.helpers.arrayElement([{ ...getConsumerFeedbackDraftMock() },{ ...getCompetitionFeedbackDraftMock() },]))

export const getFeedbackReceiptMock = (): FeedbackReceipt => ({...{ ...getFeedbackMock() },...{ ...getConfirmationMock() },})

export const getFeedbacksMock = (): Feedbacks => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getFeedbackMock() }))},})

export const getFieldProblemMock = (overrideResponse: Partial<FieldProblem> = {}): FieldProblem => ({field: fakeText({min: 1, max: 200}), message: fakeText({min: 1, max: 1000}), ...overrideResponse})

export const getGoodsCodeMock = (): GoodsCode => ((() => faker.string.numeric(9))())

export const getHandOverMock = (overrideResponse: Partial<HandOver> = {}): HandOver => ({token: getTokenMock(), refreshToken: getTokenMock(), privileges: Array.from({ length: fakeLength({min: 1, max: 5}) }, (_, i) => i + 1).map(() => (fakeText({min: 1, max: 200}))), ...overrideResponse})

export const getSessionTokensMock = (overrideResponse: Partial<SessionTokens> = {}): SessionTokens => ({token: getTokenMock(), refreshToken: getTokenMock(), message: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getIdentitySessionMock = (): IdentitySession => ({...{ ...getSessionTokensMock() },...{asanToken: getTokenMock(), messengerToken: getTokenMock(), messengerRefreshToken: getTokenMock()},})

export const getIncidentMock = (overrideResponse: Partial<Incident> = {}): Incident => ({description: fakeText({min: 1, max: 1000}), lang: getLanguageMock(), startedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getLanguageChoiceMock = (overrideResponse: Partial<LanguageChoice> = {}): LanguageChoice => ({isoCode: getLanguageMock(), ...overrideResponse})

export const getManufacturerMock = (overrideResponse: Partial<Manufacturer> = {}): Manufacturer => ({id: getIdMock(), name: fakeText({min: 1, max: 200}), voen: (() => faker.string.numeric(10))(), positionName: fakeText({min: 1, max: 200}), selectedCertNumber: (() => fakeNumber())(), selected: faker.datatype.boolean(), ...overrideResponse})

export const getRegionMock = (overrideResponse: Partial<Region> = {}): Region => ({id: getIdMock(), title: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getPricePointMock = (overrideResponse: Partial<PricePoint> = {}): PricePoint => ({date: faker.date.past().toISOString().slice(0, 10), avgPrice: getAmountMock(), ...overrideResponse})

export const getMarketPriceMock = (overrideResponse: Partial<MarketPrice> = {}): MarketPrice => ({id: getIdMock(), productId: getIdMock(), product: fakeText({min: 1, max: 300}), unit: (() => "kq")(), region: { ...getRegionMock() }, category: { ...getTopicMock() }, minPrice: getAmountMock(), avgPrice: getAmountMock(), maxPrice: getAmountMock(), changePercent: faker.number.float({min: -100, max: 100000, fractionDigits: 2}), date: faker.date.past().toISOString().slice(0, 10), history: Array.from({ length: fakeLength({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPricePointMock() })), currency: getCurrencyMock(), lang: getLanguageMock(), ...overrideResponse})

export const getMarketPriceSortMock = (): MarketPriceSort => (faker.helpers.arrayElement(['product.asc','product.desc','avgPrice.asc','avgPrice.desc','changePercent.asc','changePercent.desc'] as const))

export const getMarketPricesMock = (): MarketPrices => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getMarketPriceMock() })), regions: Array.from({ length: fakeLength({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getRegionMock() })), categories: Array.from({ length: fakeLength({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getTopicMock() }))},})

export const getNewPasswordMock = (): NewPassword => ((() => "Şəffaf-Bazar-2026")())

export const getNotificationMessageMock = (overrideResponse: Partial<NotificationMessage> = {}): NotificationMessage => ({id: getIdMock(), type: (() => faker.helpers.arrayElement(["SIMPLE_NOTIFICATION", "QUESTION"]))(), appealId: getIdMock(), title: fakeText({min: 1, max: 200}), description: fakeText({min: 1, max: 200}), push: faker.datatype.boolean(), createdAt: (() => `${faker.date.past().toISOString().slice(0, 19)}Z`)(), ...overrideResponse})

export const getNotificationMock = (): Notification => ({...{ ...getNotificationMessageMock() },...{read: faker.datatype.boolean()},})

export const getNotificationEventMock = (): NotificationEvent => (faker.helpers.arrayElement(['APPEAL_STATUS','APPEAL_MESSAGE','PAYMENT','EVALUATION'] as const))

export const getNotificationChannelsMock = (overrideResponse: Partial<NotificationChannels> = {}): NotificationChannels => ({event: getNotificationEventMock(), email: faker.datatype.boolean(), sms: faker.datatype.boolean(), push: faker.datatype.boolean(), ...overrideResponse})

export const getNotificationCountMock = (): NotificationCount => ((() => faker.number.int({ max: 30 }))())

export const getNotificationSettingsMock = (overrideResponse: Partial<NotificationSettings> = {}): NotificationSettings => ({items: Array.from({ length: fakeItemCount({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getNotificationChannelsMock() })), ...overrideResponse})

export const getObligationSortMock = (): ObligationSort => (faker.helpers.arrayElement(['dueDate.asc','dueDate.desc','amount.asc','amount.desc'] as const))

export const getObligationsMock = (): Obligations => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPaymentMock() }))},})

export const getOfficeMock = (overrideResponse: Partial<Office> = {}): Office => ({id: getIdMock(), title: fakeText({min: 1, max: 300}), region: { ...getRegionMock() }, address: fakeText({min: 1, max: 500}), phoneNumber: (() => `+994${faker.string.numeric(9)}`)(), hours: Array.from({ length: fakeLength({min: 1, max: 14}) }, (_, i) => i + 1).map(() => ({ ...getOpeningHoursMock() })), closedDates: Array.from({ length: fakeLength({min: 1, max: 31}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 10))), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), lang: getLanguageMock(), ...overrideResponse})

export const getOfficesMock = (): Offices => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getOfficeMock() })), regions: Array.from({ length: fakeLength({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getRegionMock() }))},})

export const getPagePathMock = (): PagePath => ((() => `/${faker.string.alphanumeric(8)}`)())

export const getPaidPaymentSortMock = (): PaidPaymentSort => (faker.helpers.arrayElement(['paymentDate.desc','paymentDate.asc','amount.asc','amount.desc'] as const))

export const getPaidPaymentsMock = (): PaidPayments => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPaidPaymentMock() }))},})

export const getPasswordChangeMock = (overrideResponse: Partial<PasswordChange> = {}): PasswordChange => ({oldPassword: fakeText({min: 1, max: 256}), newPassword: getNewPasswordMock(), repeatedPassword: (() => "Şəffaf-Bazar-2026")(), ...overrideResponse})

export const getPasswordCheckMock = (overrideResponse: Partial<PasswordCheck> = {}): PasswordCheck => ({valid: (() => true)(), reason: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getPasswordResetMock = (overrideResponse: Partial<PasswordReset> = {}): PasswordReset => ({newPassword: getNewPasswordMock(), repeatedPassword: (() => "Şəffaf-Bazar-2026")(), ...overrideResponse})

export const getPaymentStartMock = (overrideResponse: Partial<PaymentStart> = {}): PaymentStart => ({redirectUrl: (() => "https://pay.bank.example/s/7f3b20c1")(), ...overrideResponse})

export const getPeriodMock = (overrideResponse: Partial<Period> = {}): Period => ({from: faker.date.past().toISOString().slice(0, 10), to: faker.date.past().toISOString().slice(0, 10), ...overrideResponse})

export const getPersonNameMock = (): PersonName => ((() => faker.person.firstName())())

export const getPinMock = (): Pin => ((() => faker.helpers.arrayElement(["5A1B2C3", "7XK20PM", "1ZZ9Q4T"]))())

export const getPossessorMock = (overrideResponse: Partial<Possessor> = {}): Possessor => ({id: getIdMock(), name: fakeText({min: 1, max: 200}), address: fakeText({min: 1, max: 200}), description: fakeText({min: 1, max: 200}), country: (() => faker.location.country())(), taxNumber: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getPossessorDraftMock = (overrideResponse: Partial<PossessorDraft> = {}): PossessorDraft => ({name: (() => faker.company.name())(), address: (() => faker.location.streetAddress({ useFullAddress: true }))(), description: fakeText({min: 10, max: 2000}), country: (() => faker.location.country())(), taxNumber: fakeText({min: 10, max: 50}), ...overrideResponse})

export const getPostPlaceMock = (): PostPlace => (faker.helpers.arrayElement(['news','useful-information','market-prices','government-info','bulletin'] as const))

export const getPostMock = (overrideResponse: Partial<Post> = {}): Post => ({id: getIdMock(), place: getPostPlaceMock(), title: fakeText({min: 1, max: 500}), summary: fakeText({min: 10, max: 2000}), image: { ...getPictureMock() }, publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', documentId: getIdMock(), lang: getLanguageMock(), ...overrideResponse})

export const getPostDetailMock = (): PostDetail => ({...{ ...getPostMock() },...{content: fakeText({min: 10, max: 200000}), related: Array.from({ length: fakeLength({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPostMock() }))},})

export const getPostsMock = (): Posts => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPostMock() }))},})

export const getProblemCodeMock = (): ProblemCode => (faker.helpers.arrayElement(['INVALID_PARAMETERS','UNAUTHORIZED','WRONG_CREDENTIALS','IDENTITY_REFUSED','SESSION_ENDED','FORBIDDEN','NOT_FOUND','NO_SUCH_CALL','NOT_ACCEPTABLE','EMAIL_NOT_VERIFIED','APPEAL_CLOSED','APPEAL_TAKEN_UP','ALREADY_PAID','ALREADY_EVALUATED','SLOT_TAKEN','CHANGED','TOO_LARGE','FILE_TOO_LARGE','UNSUPPORTED_MEDIA_TYPE','NOT_ACCEPTED','WRONG_CODE','CODE_EXPIRED','KEY_REUSED','TOO_MANY_REQUESTS','UNKNOWN','UNAVAILABLE'] as const))

export const getProblemMock = (overrideResponse: Partial<Problem> = {}): Problem => ({message: fakeText({min: 1, max: 1000}), type: (() => "about:blank")(), title: (() => "Conflict")(), status: faker.number.int({min: 400, max: 599}), detail: fakeText({min: 10, max: 1000}), instance: (() => `urn:uuid:${faker.string.uuid()}`)(), code: getProblemCodeMock(), fields: Array.from({ length: fakeLength({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getFieldProblemMock() })), ...overrideResponse})

export const getRiskGroupMock = (overrideResponse: Partial<RiskGroup> = {}): RiskGroup => ({id: getIdMock(), code: (() => fakeNumber())(), title: fakeText({min: 1, max: 300}), description: fakeText({min: 10, max: 2000}), productCount: faker.number.int({min: 0, max: 1000000}), lang: getLanguageMock(), ...overrideResponse})

export const getProductMock = (overrideResponse: Partial<Product> = {}): Product => ({goodsCode: getGoodsCodeMock(), productCategory: fakeText({min: 1, max: 300}), name: fakeText({min: 1, max: 500}), description: fakeText({min: 10, max: 2000}), riskGroup: { ...getRiskGroupMock() }, requirements: Array.from({ length: fakeLength({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (fakeText({min: 1, max: 500}))), lang: getLanguageMock(), ...overrideResponse})

export const getProductsMock = (): Products => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getProductMock() }))},})

export const getQuestionMock = (overrideResponse: Partial<Question> = {}): Question => ({id: getIdMock(), text: fakeText({min: 1, max: 500}), commentAllowed: faker.datatype.boolean(), ...overrideResponse})

export const getQuestionnaireMock = (overrideResponse: Partial<Questionnaire> = {}): Questionnaire => ({id: getIdMock(), scope: getEvaluationScopeMock(), title: fakeText({min: 1, max: 500}), serviceId: getIdMock(), questions: Array.from({ length: fakeLength({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getQuestionMock() })), lang: getLanguageMock(), ...overrideResponse})

export const getQuestionnairesMock = (): Questionnaires => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getQuestionnaireMock() }))},})

export const getReferenceMock = (overrideResponse: Partial<Reference> = {}): Reference => ({title: fakeText({min: 1, max: 500}), url: fakeUrl(), ...overrideResponse})

export const getRegisterEntryMock = (overrideResponse: Partial<RegisterEntry> = {}): RegisterEntry => ({registryNumber: (() => fakeNumber())(), name: fakeText({min: 1, max: 500}), type: fakeText({min: 10, max: 200}), manufacturer: fakeText({min: 10, max: 300}), country: (() => faker.location.country())(), certificateNo: (() => fakeNumber())(), validFrom: faker.date.past().toISOString().slice(0, 10), validUntil: (() => faker.date.future().toISOString().slice(0, 10))(), removedAt: faker.date.past().toISOString().slice(0, 10), lang: getLanguageMock(), ...overrideResponse})

export const getRegisterEntriesMock = (): RegisterEntries => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getRegisterEntryMock() }))},})

export const getRegisterNameMock = (): RegisterName => (faker.helpers.arrayElement(['measurement-tools','removed-measurement-tools','standard-samples','nomenclature'] as const))

export const getRegistrationMock = (overrideResponse: Partial<Registration> = {}): Registration => ({name: getPersonNameMock(), surname: getPersonNameMock(), fatherName: getPersonNameMock(), username: getEmailMock(), password: getNewPasswordMock(), repeatedPassword: (() => "Şəffaf-Bazar-2026")(), phoneNumber: getPhoneNumberMock(), possessorIds: Array.from({ length: fakeLength({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (getIdMock())), ...overrideResponse})

export const getRemarkDraftMock = (overrideResponse: Partial<RemarkDraft> = {}): RemarkDraft => ({page: getPagePathMock(), text: getOwnWordsMock(), ...overrideResponse})

export const getRenewedTokensMock = (overrideResponse: Partial<RenewedTokens> = {}): RenewedTokens => ({accessToken: getTokenMock(), refreshToken: getTokenMock(), ...overrideResponse})

export const getReportMock = (overrideResponse: Partial<Report> = {}): Report => ({id: getIdMock(), title: fakeText({min: 1, max: 500}), period: { ...getPeriodMock() }, dueDate: (() => faker.date.soon({ days: 30 }).toISOString().slice(0, 10))(), submittedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', documentId: getIdMock(), lang: getLanguageMock(), ...overrideResponse})

export const getReportReceiptMock = (): ReportReceipt => ({...{ ...getReportMock() },...{ ...getConfirmationMock() },})

export const getReportSubmissionMock = (overrideResponse: Partial<ReportSubmission> = {}): ReportSubmission => ({documentId: getIdMock(), ...overrideResponse})

export const getReportsMock = (): Reports => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getReportMock() }))},})

export const getRequiredDocumentMock = (overrideResponse: Partial<RequiredDocument> = {}): RequiredDocument => ({title: fakeText({min: 1, max: 300}), description: fakeText({min: 10, max: 2000}), mandatory: faker.datatype.boolean(), ...overrideResponse})

export const getRiskGroupsMock = (): RiskGroups => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getRiskGroupMock() }))},})

export const getRoleMock = (overrideResponse: Partial<Role> = {}): Role => ({authority: (() => faker.helpers.arrayElement(["ASAN_USER", "ADMIN"]))(), ...overrideResponse})

export const getSearchResultMock = (overrideResponse: Partial<SearchResult> = {}): SearchResult => ({id: getIdMock(), title: fakeText({min: 1, max: 200}), content: fakeText({min: 1, max: 200}), searchPlace: fakeText({min: 1, max: 200}), lang: getLanguageMock(), ...overrideResponse})

export const getSearchResultsMock = (overrideResponse: Partial<SearchResults> = {}): SearchResults => ({page: faker.number.int(), perPage: faker.number.int(), total: faker.number.int({min: 0}), items: Array.from({ length: fakeItemCount({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({ ...getSearchResultMock() })), ...overrideResponse})

export const getServiceTypeMock = (): ServiceType => (faker.helpers.arrayElement(['E_SERVICE','INFORMATIVE'] as const))

export const getServiceMock = (overrideResponse: Partial<Service> = {}): Service => ({id: getIdMock(), code: (() => fakeNumber())(), title: fakeText({min: 1, max: 500}), summary: fakeText({min: 10, max: 2000}), type: getServiceTypeMock(), audience: fakeText({min: 10, max: 300}), durationWorkingDays: faker.number.int({min: 0, max: 365}), serviceFee: getAmountMock(), governmentFee: getAmountMock(), externalUrl: fakeUrl(), externalSite: fakeText({min: 1, max: 200}), currency: getCurrencyMock(), lang: getLanguageMock(), ...overrideResponse})

export const getServiceStepMock = (overrideResponse: Partial<ServiceStep> = {}): ServiceStep => ({title: fakeText({min: 1, max: 300}), description: fakeText({min: 10, max: 2000}), ...overrideResponse})

export const getServiceFormFieldMock = (overrideResponse: Partial<ServiceFormField> = {}): ServiceFormField => ({type: faker.helpers.arrayElement(['string','number','integer','boolean'] as const), title: fakeText({min: 1, max: 300}), description: fakeText({min: 10, max: 1000}), enum: Array.from({ length: fakeLength({min: 1, max: 300}) }, (_, i) => i + 1).map(() => (fakeText({min: 10, max: 200}))), format: faker.helpers.arrayElement(['date','email'] as const), minLength: faker.number.int({min: 0, max: 4000}), maxLength: faker.number.int({min: 1, max: 4000}), minimum: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), maximum: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), ...overrideResponse})

export const getServiceFormMock = (overrideResponse: Partial<ServiceForm> = {}): ServiceForm => ({schema: (() => fakeFormSchema())(), uiSchema: {}, ...overrideResponse})

export const getServiceDetailMock = (): ServiceDetail => ({...{ ...getServiceMock() },...{steps: Array.from({ length: fakeLength({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({ ...getServiceStepMock() })), requiredDocuments: Array.from({ length: fakeLength({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getRequiredDocumentMock() })), legalBasis: Array.from({ length: fakeLength({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getReferenceMock() })), form: { ...getServiceFormMock() }},})

export const getServiceStateMock = (): ServiceState => (faker.helpers.arrayElement(['OK','DEGRADED','DOWN'] as const))

export const getServiceStatusMock = (overrideResponse: Partial<ServiceStatus> = {}): ServiceStatus => ({state: getServiceStateMock(), message: fakeText({min: 1, max: 1000}), lang: getLanguageMock(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', lastIncident: { ...getIncidentMock() }, ...overrideResponse})

export const getServicesMock = (): Services => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getServiceMock() }))},})

export const getSessionEndMock = (overrideResponse: Partial<SessionEnd> = {}): SessionEnd => ({refreshToken: getTokenMock(), ...overrideResponse})

export const getStandardStatusMock = (): StandardStatus => (faker.helpers.arrayElement(['IN_FORCE','REPLACED','WITHDRAWN'] as const))

export const getStandardMock = (overrideResponse: Partial<Standard> = {}): Standard => ({id: getIdMock(), designation: (() => fakeNumber())(), title: fakeText({min: 1, max: 500}), ics: (() => "67.020")(), status: getStandardStatusMock(), adoptedAt: faker.date.past().toISOString().slice(0, 10), replacedBy: (() => fakeNumber())(), url: fakeUrl(), lang: getLanguageMock(), ...overrideResponse})

export const getStandardsMock = (): Standards => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getStandardMock() }))},})

export const getTaxpayerMock = (overrideResponse: Partial<Taxpayer> = {}): Taxpayer => ({tpn: (() => faker.string.numeric(10))(), name: fakeText({min: 1, max: 200}), address: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getUserLanguageMock = (overrideResponse: Partial<UserLanguage> = {}): UserLanguage => ({isoCode: (() => fakeLanguage())(), ...overrideResponse})

export const getUserMock = (overrideResponse: Partial<User> = {}): User => ({id: getIdMock(), name: (() => faker.person.firstName())(), surname: (() => faker.person.lastName())(), fatherName: (() => faker.person.firstName())(), foreign: faker.datatype.boolean(), roles: Array.from({ length: fakeLength({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({ ...getRoleMock() })), language: { ...getUserLanguageMock() }, manufacturers: Array.from({ length: fakeLength({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({ ...getManufacturerMock() })), pin: (() => faker.string.alphanumeric({ length: 7, casing: "upper" }))(), email: (() => faker.internet.email())(), phoneNumber: (() => `+994${faker.string.numeric(9)}`)(), possessorIds: Array.from({ length: fakeLength({min: 1, max: 5}) }, (_, i) => i + 1).map(() => (getIdMock())), note: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getUserUpdateMock = (overrideResponse: Partial<UserUpdate> = {}): UserUpdate => ({name: getPersonNameMock(), surname: getPersonNameMock(), fatherName: getPersonNameMock(), pin: getPinMock(), email: getEmailMock(), phoneNumber: getPhoneNumberMock(), possessorIds: Array.from({ length: fakeLength({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (getIdMock())), note: fakeText({min: 10, max: 2000}), ...overrideResponse})

export const getVerificationCodeMock = (): VerificationCode => ((() => faker.string.numeric(6))())