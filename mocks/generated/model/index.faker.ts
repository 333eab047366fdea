/**
 * Generated from openapi/. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  AccountChoice,
  Amount,
  Answer,
  Appeal,
  AppealDetail,
  AppealDraft,
  AppealKind,
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
  CommandResult,
  CompetitionCategory,
  CompetitionFeedbackDraft,
  CompetitionQualityType,
  ComplaintCategory,
  ComplaintDraft,
  Confirmation,
  ConsumerFeedbackDraft,
  ContactUpdate,
  ContentId,
  Counterparty,
  Credentials,
  Document,
  DocumentIds,
  DocumentSort,
  DocumentUpload,
  Documents,
  Draft,
  DraftUpdate,
  Email,
  Etalon,
  EtalonCategory,
  Etalons,
  EvaluationDraft,
  EvaluationScope,
  EvaluationSummary,
  EvaluationTally,
  ExchangeRate,
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
  NotificationCount,
  NotificationMessage,
  ObligationSort,
  Obligations,
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
  Product,
  Products,
  Question,
  QuestionAnswer,
  Questionnaire,
  Questionnaires,
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
  SessionTokens,
  Standard,
  StandardStatus,
  Standards,
  Subject,
  SuggestionDraft,
  Taxpayer,
  Token,
  Topic,
  User,
  UserLanguage,
  UserUpdate,
  VerificationCode,
  Voen
} from '../../../src/generated/queries/model/index.ts';



export const getTokenMock = (): Token => (faker.string.alpha({length: {min: 1, max: 8192}}))

export const getAccountChoiceMock = (overrideResponse: Partial<AccountChoice> = {}): AccountChoice => ({token: getTokenMock(), refreshToken: getTokenMock(), message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getAmountMock = (): Amount => (faker.number.float({min: 0, max: 1000000000, fractionDigits: 2}))

export const getAnswerMock = (): Answer => (faker.helpers.arrayElement(['YES','NO','PARTIALLY'] as const))

export const getAppealKindMock = (): AppealKind => (faker.helpers.arrayElement(['APPLICATION','COMPLAINT','SUGGESTION'] as const))

export const getApplicationStatusMock = (): ApplicationStatus => (faker.helpers.arrayElement(['CERTIFICATE_ISSUED','REFUSED','IN_PROCESS','WAITING','PROGRESS','SEND_FOR_SIGN'] as const))

export const getLanguageMock = (): Language => (faker.helpers.arrayElement(['az','ru','en'] as const))

export const getAppealMock = (overrideResponse: Partial<Appeal> = {}): Appeal => ({id: faker.number.int({min: 1}), appealNumber: faker.string.alpha({length: {min: 1, max: 64}}), serviceType: faker.string.alpha({length: {min: 1, max: 500}}), kind: getAppealKindMock(), appealDate: faker.date.past().toISOString().slice(0, 19) + 'Z', status: getApplicationStatusMock(), dueDate: faker.date.past().toISOString().slice(0, 10), dueWorkingDays: faker.number.int({min: 0, max: 365}), withdrawnAt: faker.date.past().toISOString().slice(0, 19) + 'Z', lang: getLanguageMock(), ...overrideResponse})

export const getContentIdMock = (): ContentId => ((() => faker.string.alphanumeric(8))())

export const getComplaintCategoryMock = (): ComplaintCategory => (faker.helpers.arrayElement(['DEFECTIVE_GOODS','CONSUMER_RIGHTS','CHEATING','CONTRACT_TERMS','MISSING_INFORMATION'] as const))

export const getVoenMock = (): Voen => ((() => faker.string.numeric(10))())

export const getCounterpartyMock = (overrideResponse: Partial<Counterparty> = {}): Counterparty => ({name: faker.helpers.fromRegExp("\\S"), voen: getVoenMock(), ...overrideResponse})

export const getAppealStepMock = (overrideResponse: Partial<AppealStep> = {}): AppealStep => ({status: getApplicationStatusMock(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', note: faker.string.alpha({length: {min: 10, max: 4000}}), ...overrideResponse})

export const getDocumentMock = (overrideResponse: Partial<Document> = {}): Document => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 300}}), fileName: faker.string.alpha({length: {min: 1, max: 255}}), mimeType: (() => faker.helpers.arrayElement(["application/pdf", "image/jpeg", "video/mp4"]))(), size: faker.number.int({min: 0, max: 1000000000}), lang: getLanguageMock(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', appealNumber: faker.string.alpha({length: {min: 1, max: 64}}), ...overrideResponse})

export const getPaymentMock = (overrideResponse: Partial<Payment> = {}): Payment => ({id: faker.number.int({min: 1}), serviceType: faker.string.alpha({length: {min: 1, max: 500}}), appealNumber: faker.string.alpha({length: {min: 1, max: 64}}), paymentTarget: faker.string.alpha({length: {min: 1, max: 300}}), amount: getAmountMock(), serviceFee: getAmountMock(), governmentFee: getAmountMock(), dueDate: faker.date.past().toISOString().slice(0, 10), lang: getLanguageMock(), ...overrideResponse})

export const getPaidPaymentMock = (): PaidPayment => ({...{ ...getPaymentMock() },...{paymentDate: faker.date.past().toISOString().slice(0, 19) + 'Z'},})

export const getAppealDetailMock = (): AppealDetail => ({...{ ...getAppealMock() },...{applicant: faker.string.alpha({length: {min: 1, max: 300}}), serviceId: getContentIdMock(), category: getComplaintCategoryMock(), subject: faker.string.alpha({length: {min: 10, max: 300}}), text: faker.string.alpha({length: {min: 10, max: 4000}}), counterparty: { ...getCounterpartyMock() }, answers: {}, history: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getAppealStepMock() })), documents: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getDocumentMock() })), payments: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([{ ...getPaidPaymentMock() },{ ...getPaymentMock() },]))), withdrawable: faker.datatype.boolean(), evaluationId: faker.number.int({min: 1})},})

export const getDocumentIdsMock = (): DocumentIds => (Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))))

export const getApplicationDraftMock = (overrideResponse: Partial<ApplicationDraft> = {}): ApplicationDraft => ({kind: "APPLICATION", serviceId: getContentIdMock(), answers: {}, documentIds: getDocumentIdsMock(), ...overrideResponse})

export const getSubjectMock = (): Subject => (faker.helpers.fromRegExp("\\S"))

export const getOwnWordsMock = (): OwnWords => (faker.helpers.fromRegExp("\\S"))

export const getComplaintDraftMock = (overrideResponse: Partial<ComplaintDraft> = {}): ComplaintDraft => ({kind: "COMPLAINT", category: getComplaintCategoryMock(), subject: getSubjectMock(), text: getOwnWordsMock(), counterparty: { ...getCounterpartyMock() }, serviceId: getContentIdMock(), documentIds: getDocumentIdsMock(), ...overrideResponse})

export const getSuggestionDraftMock = (overrideResponse: Partial<SuggestionDraft> = {}): SuggestionDraft => ({kind: "SUGGESTION", subject: getSubjectMock(), text: getOwnWordsMock(), documentIds: getDocumentIdsMock(), ...overrideResponse})

export const getAppealDraftMock = (): AppealDraft => (faker.helpers.arrayElement([{ ...getApplicationDraftMock() },{ ...getComplaintDraftMock() },{ ...getSuggestionDraftMock() },]))

export const getConfirmationMock = (overrideResponse: Partial<Confirmation> = {}): Confirmation => ({message: faker.string.alpha({length: {min: 1, max: 1000}}), ...overrideResponse})

export const getAppealReceiptMock = (): AppealReceipt => ({...{ ...getAppealMock() },...{ ...getConfirmationMock() },})

export const getAppealSortMock = (): AppealSort => (faker.helpers.arrayElement(['appealDate.desc','appealDate.asc','dueDate.asc','dueDate.desc'] as const))

export const getPagingMock = (overrideResponse: Partial<Paging> = {}): Paging => ({page: faker.number.int({min: 1, max: 100000}), perPage: faker.number.int({min: 1, max: 100}), total: faker.number.int({min: 0, max: 10000000}), ...overrideResponse})

export const getAppealsMock = (): Appeals => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getAppealMock() }))},})

export const getAuthorityMock = (): Authority => (faker.helpers.arrayElement(['ASAN_USER','ADMIN','USER'] as const))

export const getPhoneNumberMock = (): PhoneNumber => ((() => `+994${faker.string.numeric(9)}`)())

export const getOpeningHoursMock = (overrideResponse: Partial<OpeningHours> = {}): OpeningHours => ({days: faker.string.alpha({length: {min: 1, max: 200}}), weekdays: (() => [1, 2, 3, 4, 5])(), opens: (() => "09:00")(), closes: (() => "18:00")(), ...overrideResponse})

export const getCallbackSlotMock = (overrideResponse: Partial<CallbackSlot> = {}): CallbackSlot => ({id: getContentIdMock(), from: faker.date.past().toISOString().slice(0, 19) + 'Z', to: faker.date.past().toISOString().slice(0, 19) + 'Z', free: faker.datatype.boolean(), ...overrideResponse})

export const getCallCenterMock = (overrideResponse: Partial<CallCenter> = {}): CallCenter => ({phone: getPhoneNumberMock(), hours: Array.from({ length: faker.number.int({min: 1, max: 14}) }, (_, i) => i + 1).map(() => ({ ...getOpeningHoursMock() })), openNow: faker.datatype.boolean(), chatUrl: faker.internet.url(), slots: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getCallbackSlotMock() })), ...overrideResponse})

export const getCallbackMock = (overrideResponse: Partial<Callback> = {}): Callback => ({id: faker.number.int({min: 1}), phone: getPhoneNumberMock(), slot: { ...getCallbackSlotMock() }, topic: faker.string.alpha({length: {min: 10, max: 300}}), ...overrideResponse})

export const getCallbackDraftMock = (overrideResponse: Partial<CallbackDraft> = {}): CallbackDraft => ({phone: getPhoneNumberMock(), slot: getContentIdMock(), topic: getSubjectMock(), ...overrideResponse})

export const getCallbackReceiptMock = (): CallbackReceipt => ({...{ ...getCallbackMock() },...{ ...getConfirmationMock() },})

export const getCompetitionCategoryMock = (): CompetitionCategory => (faker.helpers.arrayElement(['HORIZONTAL_AGREEMENT','VERTICAL_AGREEMENT','DOMINANCE_ABUSE'] as const))

export const getCompetitionFeedbackDraftMock = (overrideResponse: Partial<CompetitionFeedbackDraft> = {}): CompetitionFeedbackDraft => ({type: "COMPETITION_VIOLATION", category: getCompetitionCategoryMock(), subject: getSubjectMock(), description: getOwnWordsMock(), documentIds: getDocumentIdsMock(), ...overrideResponse})

export const getCompetitionQualityTypeMock = (): CompetitionQualityType => (faker.helpers.arrayElement(['1','2'] as const))

export const getConsumerFeedbackDraftMock = (overrideResponse: Partial<ConsumerFeedbackDraft> = {}): ConsumerFeedbackDraft => ({type: "CONSUMER_RIGHTS", category: getComplaintCategoryMock(), subject: getSubjectMock(), description: getOwnWordsMock(), documentIds: getDocumentIdsMock(), ...overrideResponse})

export const getEmailMock = (): Email => (faker.internet.email())

export const getContactUpdateMock = (overrideResponse: Partial<ContactUpdate> = {}): ContactUpdate => ({email: getEmailMock(), phoneNumber: getPhoneNumberMock(), note: faker.string.alpha({length: {min: 10, max: 2000}}), ...overrideResponse})

export const getCredentialsMock = (overrideResponse: Partial<Credentials> = {}): Credentials => ({username: getEmailMock(), password: faker.string.alpha({length: {min: 5, max: 256}}), ...overrideResponse})

export const getDocumentSortMock = (): DocumentSort => (faker.helpers.arrayElement(['createdAt.desc','createdAt.asc','name.asc','name.desc'] as const))

export const getDocumentUploadMock = (overrideResponse: Partial<DocumentUpload> = {}): DocumentUpload => ({file: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), name: faker.helpers.fromRegExp("\\S"), ...overrideResponse})

export const getDocumentsMock = (): Documents => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getDocumentMock() }))},})

export const getDraftMock = (overrideResponse: Partial<Draft> = {}): Draft => ({data: faker.helpers.arrayElement([null,]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDraftUpdateMock = (overrideResponse: Partial<DraftUpdate> = {}): DraftUpdate => ({data: faker.helpers.arrayElement([null,]), ...overrideResponse})

export const getEtalonCategoryMock = (): EtalonCategory => (faker.helpers.arrayElement(['temperature','mass','electric','pressure','kinematic-viscosity','density','time-frequency','dosimetric'] as const))

export const getPictureMock = (overrideResponse: Partial<Picture> = {}): Picture => ({url: faker.string.alpha({length: {min: 1, max: 2048}}), alt: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getEtalonMock = (overrideResponse: Partial<Etalon> = {}): Etalon => ({id: getContentIdMock(), category: getEtalonCategoryMock(), name: faker.string.alpha({length: {min: 1, max: 500}}), range: faker.string.alpha({length: {min: 1, max: 300}}), uncertainty: faker.string.alpha({length: {min: 1, max: 300}}), keeper: faker.string.alpha({length: {min: 1, max: 300}}), certificateNo: faker.string.alpha({length: {min: 1, max: 64}}), validUntil: faker.date.past().toISOString().slice(0, 10), image: { ...getPictureMock() }, lang: getLanguageMock(), ...overrideResponse})

export const getEtalonsMock = (): Etalons => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getEtalonMock() }))},})

export const getQuestionAnswerMock = (overrideResponse: Partial<QuestionAnswer> = {}): QuestionAnswer => ({questionId: faker.number.int({min: 1}), answer: getAnswerMock(), comment: faker.string.alpha({length: {min: 10, max: 1000}}), ...overrideResponse})

export const getEvaluationDraftMock = (overrideResponse: Partial<EvaluationDraft> = {}): EvaluationDraft => ({questionnaireId: faker.number.int({min: 1}), appealId: faker.number.int({min: 1}), answers: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getQuestionAnswerMock() })), ...overrideResponse})

export const getEvaluationScopeMock = (): EvaluationScope => (faker.helpers.arrayElement(['SERVICE','GENERAL'] as const))

export const getEvaluationTallyMock = (overrideResponse: Partial<EvaluationTally> = {}): EvaluationTally => ({serviceId: getContentIdMock(), serviceTitle: faker.string.alpha({length: {min: 1, max: 500}}), yes: faker.number.int({min: 0, max: 100000000}), no: faker.number.int({min: 0, max: 100000000}), partially: faker.number.int({min: 0, max: 100000000}), total: faker.number.int({min: 0, max: 300000000}), lang: getLanguageMock(), ...overrideResponse})

export const getEvaluationSummaryMock = (): EvaluationSummary => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getEvaluationTallyMock() }))},})

export const getExchangeRateMock = (overrideResponse: Partial<ExchangeRate> = {}): ExchangeRate => ({code: (() => faker.finance.currencyCode())(), nominal: faker.number.int({min: 1, max: 100000}), name: faker.string.alpha({length: {min: 1, max: 100}}), rate: faker.number.float({min: 0, max: 1000000, fractionDigits: 2}), change: faker.number.float({min: -1000000, max: 1000000, fractionDigits: 2}), date: faker.date.past().toISOString().slice(0, 10), ...overrideResponse})

export const getExchangeRatesMock = (): ExchangeRates => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getExchangeRateMock() }))},})

export const getTopicMock = (overrideResponse: Partial<Topic> = {}): Topic => ({id: getContentIdMock(), title: faker.string.alpha({length: {min: 1, max: 200}}), ...overrideResponse})

export const getFaqMock = (overrideResponse: Partial<Faq> = {}): Faq => ({id: getContentIdMock(), category: { ...getTopicMock() }, question: faker.string.alpha({length: {min: 1, max: 500}}), answer: faker.string.alpha({length: {min: 1, max: 8000}}), lang: getLanguageMock(), ...overrideResponse})

export const getFaqsMock = (): Faqs => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getFaqMock() })), categories: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getTopicMock() }))},})

export const getFeedbackTypeMock = (): FeedbackType => (faker.helpers.arrayElement(['CONSUMER_RIGHTS','COMPETITION_VIOLATION'] as const))

export const getFeedbackCategoryMock = (): FeedbackCategory => (faker.helpers.arrayElement([getComplaintCategoryMock(),getCompetitionCategoryMock(),]))

export const getFeedbackMock = (overrideResponse: Partial<Feedback> = {}): Feedback => ({id: faker.number.int({min: 1}), type: getFeedbackTypeMock(), category: getFeedbackCategoryMock(), subject: faker.string.alpha({length: {min: 10, max: 300}}), text: faker.string.alpha({length: {min: 10, max: 4000}}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', answer: faker.string.alpha({length: {min: 1, max: 8000}}), answeredAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getFeedbackDraftMock = (): FeedbackDraft => (faker.helpers.arrayElement([{ ...getConsumerFeedbackDraftMock() },{ ...getCompetitionFeedbackDraftMock() },]))

export const getFeedbackReceiptMock = (): FeedbackReceipt => ({...{ ...getFeedbackMock() },...{ ...getConfirmationMock() },})

export const getFeedbacksMock = (): Feedbacks => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getFeedbackMock() }))},})

export const getFieldProblemMock = (overrideResponse: Partial<FieldProblem> = {}): FieldProblem => ({field: faker.string.alpha({length: {min: 1, max: 200}}), message: faker.string.alpha({length: {min: 1, max: 1000}}), ...overrideResponse})

export const getGoodsCodeMock = (): GoodsCode => ((() => faker.string.numeric(9))())

export const getHandOverMock = (overrideResponse: Partial<HandOver> = {}): HandOver => ({token: getTokenMock(), refreshToken: getTokenMock(), privileges: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getSessionTokensMock = (overrideResponse: Partial<SessionTokens> = {}): SessionTokens => ({token: getTokenMock(), refreshToken: getTokenMock(), message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getIdentitySessionMock = (): IdentitySession => ({...{ ...getSessionTokensMock() },...{asanToken: getTokenMock(), messengerToken: getTokenMock(), messengerRefreshToken: getTokenMock()},})

export const getIncidentMock = (overrideResponse: Partial<Incident> = {}): Incident => ({description: faker.string.alpha({length: {min: 1, max: 1000}}), startedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getLanguageChoiceMock = (overrideResponse: Partial<LanguageChoice> = {}): LanguageChoice => ({isoCode: getLanguageMock(), ...overrideResponse})

export const getIdMock = (): Id => (faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}),faker.number.int(),]))

export const getManufacturerMock = (overrideResponse: Partial<Manufacturer> = {}): Manufacturer => ({id: getIdMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), voen: faker.string.alpha({length: {min: 10, max: 20}}), positionName: faker.string.alpha({length: {min: 10, max: 20}}), selectedCertNumber: faker.string.alpha({length: {min: 10, max: 20}}), selected: faker.datatype.boolean(), ...overrideResponse})

export const getRegionMock = (overrideResponse: Partial<Region> = {}): Region => ({id: getContentIdMock(), title: faker.string.alpha({length: {min: 1, max: 200}}), ...overrideResponse})

export const getPricePointMock = (overrideResponse: Partial<PricePoint> = {}): PricePoint => ({date: faker.date.past().toISOString().slice(0, 10), avgPrice: getAmountMock(), ...overrideResponse})

export const getMarketPriceMock = (overrideResponse: Partial<MarketPrice> = {}): MarketPrice => ({id: getContentIdMock(), product: faker.string.alpha({length: {min: 1, max: 300}}), unit: faker.string.alpha({length: {min: 1, max: 64}}), region: { ...getRegionMock() }, category: { ...getTopicMock() }, minPrice: getAmountMock(), avgPrice: getAmountMock(), maxPrice: getAmountMock(), changePercent: faker.number.float({min: -100, max: 100000, fractionDigits: 2}), date: faker.date.past().toISOString().slice(0, 10), history: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPricePointMock() })), lang: getLanguageMock(), ...overrideResponse})

export const getMarketPriceSortMock = (): MarketPriceSort => (faker.helpers.arrayElement(['product.asc','product.desc','avgPrice.asc','avgPrice.desc','changePercent.asc','changePercent.desc'] as const))

export const getMarketPricesMock = (): MarketPrices => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getMarketPriceMock() })), regions: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getRegionMock() })), categories: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getTopicMock() }))},})

export const getNewPasswordMock = (): NewPassword => ((() => "Şəffaf-Bazar-2026")())

export const getNotificationMessageMock = (overrideResponse: Partial<NotificationMessage> = {}): NotificationMessage => ({id: getIdMock(), type: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getNotificationMock = (): Notification => ({...{ ...getNotificationMessageMock() },...{read: faker.datatype.boolean()},})

export const getNotificationCountMock = (): NotificationCount => (faker.number.int({min: 0}))

export const getObligationSortMock = (): ObligationSort => (faker.helpers.arrayElement(['dueDate.asc','dueDate.desc','amount.asc','amount.desc'] as const))

export const getObligationsMock = (): Obligations => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPaymentMock() }))},})

export const getPaidPaymentSortMock = (): PaidPaymentSort => (faker.helpers.arrayElement(['paymentDate.desc','paymentDate.asc','amount.asc','amount.desc'] as const))

export const getPaidPaymentsMock = (): PaidPayments => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPaidPaymentMock() }))},})

export const getPasswordChangeMock = (overrideResponse: Partial<PasswordChange> = {}): PasswordChange => ({oldPassword: faker.string.alpha({length: {min: 1, max: 256}}), newPassword: getNewPasswordMock(), repeatedPassword: (() => "Şəffaf-Bazar-2026")(), ...overrideResponse})

export const getPasswordCheckMock = (overrideResponse: Partial<PasswordCheck> = {}): PasswordCheck => ({valid: faker.datatype.boolean(), reason: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getPasswordResetMock = (overrideResponse: Partial<PasswordReset> = {}): PasswordReset => ({newPassword: getNewPasswordMock(), repeatedPassword: (() => "Şəffaf-Bazar-2026")(), ...overrideResponse})

export const getPaymentStartMock = (overrideResponse: Partial<PaymentStart> = {}): PaymentStart => ({redirectUrl: (() => "https://pay.bank.example/s/7f3b20c1")(), ...overrideResponse})

export const getPeriodMock = (overrideResponse: Partial<Period> = {}): Period => ({from: faker.date.past().toISOString().slice(0, 10), to: faker.date.past().toISOString().slice(0, 10), ...overrideResponse})

export const getPersonNameMock = (): PersonName => ((() => faker.person.firstName())())

export const getPinMock = (): Pin => ((() => faker.helpers.arrayElement(["5A1B2C3", "7XK20PM", "1ZZ9Q4T"]))())

export const getPossessorMock = (overrideResponse: Partial<Possessor> = {}): Possessor => ({id: getIdMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getPossessorDraftMock = (overrideResponse: Partial<PossessorDraft> = {}): PossessorDraft => ({name: (() => faker.company.name())(), address: (() => faker.location.streetAddress({ useFullAddress: true }))(), description: faker.string.alpha({length: {min: 10, max: 2000}}), ...overrideResponse})

export const getPostPlaceMock = (): PostPlace => (faker.helpers.arrayElement(['news','useful-information','market-prices','government-info','bulletin'] as const))

export const getPostMock = (overrideResponse: Partial<Post> = {}): Post => ({id: getContentIdMock(), place: getPostPlaceMock(), title: faker.string.alpha({length: {min: 1, max: 500}}), summary: faker.string.alpha({length: {min: 10, max: 2000}}), image: { ...getPictureMock() }, publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', documentId: faker.number.int({min: 1}), lang: getLanguageMock(), ...overrideResponse})

export const getPostDetailMock = (): PostDetail => ({...{ ...getPostMock() },...{content: faker.string.alpha({length: {min: 10, max: 200000}}), related: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPostMock() }))},})

export const getPostsMock = (): Posts => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPostMock() }))},})

export const getProblemMock = (overrideResponse: Partial<Problem> = {}): Problem => ({message: faker.string.alpha({length: {min: 1, max: 1000}}), code: (() => faker.string.alpha({ length: 8, casing: "upper" }))(), fields: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getFieldProblemMock() })), ...overrideResponse})

export const getRiskGroupMock = (overrideResponse: Partial<RiskGroup> = {}): RiskGroup => ({id: getContentIdMock(), code: faker.string.alpha({length: {min: 1, max: 32}}), title: faker.string.alpha({length: {min: 1, max: 300}}), description: faker.string.alpha({length: {min: 10, max: 2000}}), productCount: faker.number.int({min: 0, max: 1000000}), lang: getLanguageMock(), ...overrideResponse})

export const getProductMock = (overrideResponse: Partial<Product> = {}): Product => ({goodsCode: getGoodsCodeMock(), productCategory: faker.string.alpha({length: {min: 1, max: 300}}), name: faker.string.alpha({length: {min: 1, max: 500}}), description: faker.string.alpha({length: {min: 10, max: 2000}}), riskGroup: { ...getRiskGroupMock() }, requirements: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 500}}))), lang: getLanguageMock(), ...overrideResponse})

export const getProductsMock = (): Products => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getProductMock() }))},})

export const getQuestionMock = (overrideResponse: Partial<Question> = {}): Question => ({id: faker.number.int({min: 1}), text: faker.string.alpha({length: {min: 1, max: 500}}), commentAllowed: faker.datatype.boolean(), ...overrideResponse})

export const getQuestionnaireMock = (overrideResponse: Partial<Questionnaire> = {}): Questionnaire => ({id: faker.number.int({min: 1}), scope: getEvaluationScopeMock(), title: faker.string.alpha({length: {min: 1, max: 500}}), serviceId: getContentIdMock(), questions: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getQuestionMock() })), lang: getLanguageMock(), ...overrideResponse})

export const getQuestionnairesMock = (): Questionnaires => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getQuestionnaireMock() }))},})

export const getReferenceMock = (overrideResponse: Partial<Reference> = {}): Reference => ({title: faker.string.alpha({length: {min: 1, max: 500}}), url: faker.internet.url(), ...overrideResponse})

export const getRegisterEntryMock = (overrideResponse: Partial<RegisterEntry> = {}): RegisterEntry => ({registryNumber: faker.string.alpha({length: {min: 1, max: 64}}), name: faker.string.alpha({length: {min: 1, max: 500}}), type: faker.string.alpha({length: {min: 10, max: 200}}), manufacturer: faker.string.alpha({length: {min: 10, max: 300}}), country: faker.string.alpha({length: {min: 10, max: 200}}), certificateNo: faker.string.alpha({length: {min: 10, max: 64}}), validFrom: faker.date.past().toISOString().slice(0, 10), validUntil: faker.date.past().toISOString().slice(0, 10), removedAt: faker.date.past().toISOString().slice(0, 10), lang: getLanguageMock(), ...overrideResponse})

export const getRegisterEntriesMock = (): RegisterEntries => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getRegisterEntryMock() }))},})

export const getRegisterNameMock = (): RegisterName => (faker.helpers.arrayElement(['measurement-tools','removed-measurement-tools','standard-samples','nomenclature'] as const))

export const getRegistrationMock = (overrideResponse: Partial<Registration> = {}): Registration => ({name: getPersonNameMock(), surname: getPersonNameMock(), fatherName: getPersonNameMock(), username: getEmailMock(), password: getNewPasswordMock(), repeatedPassword: (() => "Şəffaf-Bazar-2026")(), phoneNumber: getPhoneNumberMock(), possessorIds: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (getIdMock())), ...overrideResponse})

export const getRenewedTokensMock = (overrideResponse: Partial<RenewedTokens> = {}): RenewedTokens => ({accessToken: getTokenMock(), refreshToken: getTokenMock(), ...overrideResponse})

export const getReportMock = (overrideResponse: Partial<Report> = {}): Report => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 500}}), period: { ...getPeriodMock() }, dueDate: faker.date.past().toISOString().slice(0, 10), submittedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', documentId: faker.number.int({min: 1}), lang: getLanguageMock(), ...overrideResponse})

export const getReportReceiptMock = (): ReportReceipt => ({...{ ...getReportMock() },...{ ...getConfirmationMock() },})

export const getReportSubmissionMock = (overrideResponse: Partial<ReportSubmission> = {}): ReportSubmission => ({documentId: faker.number.int({min: 1}), ...overrideResponse})

export const getReportsMock = (): Reports => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getReportMock() }))},})

export const getRequiredDocumentMock = (overrideResponse: Partial<RequiredDocument> = {}): RequiredDocument => ({title: faker.string.alpha({length: {min: 1, max: 300}}), description: faker.string.alpha({length: {min: 10, max: 2000}}), mandatory: faker.datatype.boolean(), ...overrideResponse})

export const getRiskGroupsMock = (): RiskGroups => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getRiskGroupMock() }))},})

export const getRoleMock = (overrideResponse: Partial<Role> = {}): Role => ({authority: faker.helpers.arrayElement([getAuthorityMock(),faker.string.alpha({length: {min: 10, max: 20}}),]), ...overrideResponse})

export const getSearchResultMock = (overrideResponse: Partial<SearchResult> = {}): SearchResult => ({id: getIdMock(), title: faker.string.alpha({length: {min: 10, max: 20}}), content: faker.string.alpha({length: {min: 10, max: 20}}), searchPlace: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getSearchResultsMock = (overrideResponse: Partial<SearchResults> = {}): SearchResults => ({page: faker.number.int(), perPage: faker.number.int(), total: faker.number.int({min: 0}), items: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({ ...getSearchResultMock() })), ...overrideResponse})

export const getServiceTypeMock = (): ServiceType => (faker.helpers.arrayElement(['E_SERVICE','INFORMATIVE'] as const))

export const getServiceMock = (overrideResponse: Partial<Service> = {}): Service => ({id: getContentIdMock(), code: faker.string.alpha({length: {min: 1, max: 32}}), title: faker.string.alpha({length: {min: 1, max: 500}}), summary: faker.string.alpha({length: {min: 10, max: 2000}}), type: getServiceTypeMock(), audience: faker.string.alpha({length: {min: 10, max: 300}}), durationWorkingDays: faker.number.int({min: 0, max: 365}), serviceFee: faker.number.float({min: 0, max: 1000000, fractionDigits: 2}), governmentFee: faker.number.float({min: 0, max: 1000000, fractionDigits: 2}), externalUrl: faker.internet.url(), lang: getLanguageMock(), ...overrideResponse})

export const getServiceStepMock = (overrideResponse: Partial<ServiceStep> = {}): ServiceStep => ({title: faker.string.alpha({length: {min: 1, max: 300}}), description: faker.string.alpha({length: {min: 10, max: 2000}}), ...overrideResponse})

export const getServiceFormFieldMock = (overrideResponse: Partial<ServiceFormField> = {}): ServiceFormField => ({type: faker.helpers.arrayElement(['string','number','integer','boolean'] as const), title: faker.string.alpha({length: {min: 1, max: 300}}), description: faker.string.alpha({length: {min: 10, max: 1000}}), enum: Array.from({ length: faker.number.int({min: 1, max: 300}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), format: faker.helpers.arrayElement(['date','email'] as const), minLength: faker.number.int({min: 0, max: 4000}), maxLength: faker.number.int({min: 1, max: 4000}), minimum: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), maximum: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), ...overrideResponse})

export const getServiceFormMock = (overrideResponse: Partial<ServiceForm> = {}): ServiceForm => ({schema: {type: "object", required: Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 64}}))), properties: {
        [faker.string.alphanumeric(5)]: { ...getServiceFormFieldMock() }
      }}, uiSchema: {}, ...overrideResponse})

export const getServiceDetailMock = (): ServiceDetail => ({...{ ...getServiceMock() },...{steps: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({ ...getServiceStepMock() })), requiredDocuments: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getRequiredDocumentMock() })), legalBasis: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getReferenceMock() })), form: { ...getServiceFormMock() }},})

export const getServiceStateMock = (): ServiceState => (faker.helpers.arrayElement(['OK','DEGRADED','DOWN'] as const))

export const getServiceStatusMock = (overrideResponse: Partial<ServiceStatus> = {}): ServiceStatus => ({state: getServiceStateMock(), message: faker.string.alpha({length: {min: 1, max: 1000}}), since: faker.date.past().toISOString().slice(0, 19) + 'Z', lastIncident: { ...getIncidentMock() }, ...overrideResponse})

export const getServicesMock = (): Services => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getServiceMock() }))},})

export const getStandardStatusMock = (): StandardStatus => (faker.helpers.arrayElement(['IN_FORCE','REPLACED','WITHDRAWN'] as const))

export const getStandardMock = (overrideResponse: Partial<Standard> = {}): Standard => ({id: getContentIdMock(), designation: faker.string.alpha({length: {min: 1, max: 100}}), title: faker.string.alpha({length: {min: 1, max: 500}}), ics: (() => "67.020")(), status: getStandardStatusMock(), adoptedAt: faker.date.past().toISOString().slice(0, 10), replacedBy: faker.string.alpha({length: {min: 1, max: 100}}), url: faker.internet.url(), lang: getLanguageMock(), ...overrideResponse})

export const getStandardsMock = (): Standards => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getStandardMock() }))},})

export const getTaxpayerMock = (overrideResponse: Partial<Taxpayer> = {}): Taxpayer => ({tpn: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUserLanguageMock = (overrideResponse: Partial<UserLanguage> = {}): UserLanguage => ({isoCode: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUserMock = (overrideResponse: Partial<User> = {}): User => ({id: getIdMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), surname: faker.string.alpha({length: {min: 10, max: 20}}), fatherName: faker.string.alpha({length: {min: 10, max: 20}}), foreign: faker.datatype.boolean(), roles: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({ ...getRoleMock() })), language: { ...getUserLanguageMock() }, manufacturers: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({ ...getManufacturerMock() })), pin: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), phoneNumber: faker.string.alpha({length: {min: 10, max: 20}}), possessorIds: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => (getIdMock())), note: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUserUpdateMock = (overrideResponse: Partial<UserUpdate> = {}): UserUpdate => ({name: getPersonNameMock(), surname: getPersonNameMock(), fatherName: getPersonNameMock(), pin: getPinMock(), email: getEmailMock(), phoneNumber: getPhoneNumberMock(), possessorIds: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (getIdMock())), note: faker.string.alpha({length: {min: 10, max: 2000}}), ...overrideResponse})

export const getVerificationCodeMock = (): VerificationCode => ((() => faker.string.numeric(6))())

export const getCommandResultMock = (overrideResponse: Partial<CommandResult> = {}): CommandResult => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getPagePathMock = (): PagePath => ((() => `/${faker.string.alphanumeric(8)}`)())

export const getRemarkDraftMock = (overrideResponse: Partial<RemarkDraft> = {}): RemarkDraft => ({page: getPagePathMock(), text: getOwnWordsMock(), ...overrideResponse})