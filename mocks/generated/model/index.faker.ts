/**
 * Generated from openapi/. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  AccountChoice,
  Authority,
  CompetitionQualityType,
  Confirmation,
  ContactUpdate,
  ContentId,
  Credentials,
  Email,
  ExchangeRate,
  ExchangeRates,
  FieldProblem,
  HandOver,
  IdentitySession,
  Language,
  LanguageChoice,
  Manufacturer,
  NewPassword,
  Notification,
  NotificationCount,
  NotificationMessage,
  Paging,
  PasswordChange,
  PasswordCheck,
  PasswordReset,
  PersonName,
  PhoneNumber,
  Pin,
  Possessor,
  PossessorDraft,
  Post,
  PostDetail,
  PostImage,
  PostPlace,
  Posts,
  Problem,
  Registration,
  RenewedTokens,
  Role,
  SearchResult,
  SearchResults,
  Service,
  ServiceType,
  Services,
  SessionTokens,
  Taxpayer,
  Token,
  User,
  UserLanguage,
  UserUpdate,
  VerificationCode,
  Voen
} from '../../../src/generated/queries/model/index.ts';



export const getTokenMock = (): Token => (faker.string.alpha({length: {min: 1, max: 8192}}))

export const getAccountChoiceMock = (overrideResponse: Partial<AccountChoice> = {}): AccountChoice => ({token: getTokenMock(), refreshToken: getTokenMock(), message: faker.string.alpha({length: {min: 10, max: 1000}}), ...overrideResponse})

export const getAuthorityMock = (): Authority => (faker.helpers.arrayElement(['ASAN_USER','ADMIN','USER'] as const))

export const getCompetitionQualityTypeMock = (): CompetitionQualityType => (faker.helpers.arrayElement(['1','2'] as const))

export const getConfirmationMock = (overrideResponse: Partial<Confirmation> = {}): Confirmation => ({message: faker.string.alpha({length: {min: 1, max: 1000}}), ...overrideResponse})

export const getEmailMock = (): Email => (faker.internet.email())

export const getPhoneNumberMock = (): PhoneNumber => ((() => `+994${faker.string.numeric(9)}`)())

export const getContactUpdateMock = (overrideResponse: Partial<ContactUpdate> = {}): ContactUpdate => ({email: getEmailMock(), phoneNumber: getPhoneNumberMock(), note: faker.string.alpha({length: {min: 10, max: 2000}}), ...overrideResponse})

export const getContentIdMock = (): ContentId => ((() => faker.string.alphanumeric(8))())

export const getCredentialsMock = (overrideResponse: Partial<Credentials> = {}): Credentials => ({username: getEmailMock(), password: faker.string.alpha({length: {min: 5, max: 256}}), ...overrideResponse})

export const getExchangeRateMock = (overrideResponse: Partial<ExchangeRate> = {}): ExchangeRate => ({code: (() => faker.finance.currencyCode())(), nominal: faker.number.int({min: 1, max: 100000}), name: faker.string.alpha({length: {min: 1, max: 100}}), rate: faker.number.float({min: 0, max: 1000000, fractionDigits: 2}), change: faker.number.float({min: -1000000, max: 1000000, fractionDigits: 2}), date: faker.date.past().toISOString().slice(0, 10), ...overrideResponse})

export const getPagingMock = (overrideResponse: Partial<Paging> = {}): Paging => ({page: faker.number.int({min: 1, max: 100000}), perPage: faker.number.int({min: 1, max: 100}), total: faker.number.int({min: 0, max: 10000000}), ...overrideResponse})

export const getExchangeRatesMock = (): ExchangeRates => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getExchangeRateMock() }))},})

export const getFieldProblemMock = (overrideResponse: Partial<FieldProblem> = {}): FieldProblem => ({field: faker.string.alpha({length: {min: 1, max: 200}}), message: faker.string.alpha({length: {min: 1, max: 1000}}), ...overrideResponse})

export const getHandOverMock = (overrideResponse: Partial<HandOver> = {}): HandOver => ({token: getTokenMock(), refreshToken: getTokenMock(), privileges: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 100}}))), ...overrideResponse})

export const getSessionTokensMock = (overrideResponse: Partial<SessionTokens> = {}): SessionTokens => ({token: getTokenMock(), refreshToken: getTokenMock(), message: faker.string.alpha({length: {min: 10, max: 1000}}), ...overrideResponse})

export const getIdentitySessionMock = (): IdentitySession => ({...{ ...getSessionTokensMock() },...{asanToken: getTokenMock(), messengerToken: getTokenMock(), messengerRefreshToken: getTokenMock()},})

export const getLanguageMock = (): Language => (faker.helpers.arrayElement(['az','ru','en'] as const))

export const getLanguageChoiceMock = (overrideResponse: Partial<LanguageChoice> = {}): LanguageChoice => ({isoCode: getLanguageMock(), ...overrideResponse})

export const getVoenMock = (): Voen => ((() => faker.string.numeric(10))())

export const getManufacturerMock = (overrideResponse: Partial<Manufacturer> = {}): Manufacturer => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 10, max: 300}}), voen: getVoenMock(), positionName: faker.string.alpha({length: {min: 10, max: 200}}), selectedCertNumber: faker.string.alpha({length: {min: 10, max: 64}}), selected: faker.datatype.boolean(), ...overrideResponse})

export const getNewPasswordMock = (): NewPassword => ((() => "Şəffaf-Bazar-2026")())

export const getNotificationMessageMock = (overrideResponse: Partial<NotificationMessage> = {}): NotificationMessage => ({id: faker.number.int({min: 1}), type: faker.string.alpha({length: {min: 1, max: 64}}), title: faker.string.alpha({length: {min: 10, max: 300}}), description: faker.string.alpha({length: {min: 10, max: 4000}}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getNotificationMock = (): Notification => ({...{ ...getNotificationMessageMock() },...{read: faker.datatype.boolean()},})

export const getNotificationCountMock = (): NotificationCount => (faker.number.int({min: 0, max: 1000000}))

export const getPasswordChangeMock = (overrideResponse: Partial<PasswordChange> = {}): PasswordChange => ({oldPassword: faker.string.alpha({length: {min: 1, max: 256}}), newPassword: getNewPasswordMock(), repeatedPassword: (() => "Şəffaf-Bazar-2026")(), ...overrideResponse})

export const getPasswordCheckMock = (overrideResponse: Partial<PasswordCheck> = {}): PasswordCheck => ({valid: faker.datatype.boolean(), reason: faker.string.alpha({length: {min: 10, max: 1000}}), ...overrideResponse})

export const getPasswordResetMock = (overrideResponse: Partial<PasswordReset> = {}): PasswordReset => ({newPassword: getNewPasswordMock(), repeatedPassword: (() => "Şəffaf-Bazar-2026")(), ...overrideResponse})

export const getPersonNameMock = (): PersonName => ((() => faker.person.firstName())())

export const getPinMock = (): Pin => ((() => faker.helpers.arrayElement(["5A1B2C3", "7XK20PM", "1ZZ9Q4T"]))())

export const getPossessorDraftMock = (overrideResponse: Partial<PossessorDraft> = {}): PossessorDraft => ({name: (() => faker.company.name())(), address: (() => faker.location.streetAddress({ useFullAddress: true }))(), description: faker.string.alpha({length: {min: 10, max: 2000}}), ...overrideResponse})

export const getPossessorMock = (): Possessor => ({...{ ...getPossessorDraftMock() },...{id: faker.number.int({min: 1})},})

export const getPostPlaceMock = (): PostPlace => (faker.helpers.arrayElement(['news','useful-information','market-prices','government-info','bulletin'] as const))

export const getPostImageMock = (overrideResponse: Partial<PostImage> = {}): PostImage => ({url: faker.string.alpha({length: {min: 1, max: 2048}}), alt: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getPostMock = (overrideResponse: Partial<Post> = {}): Post => ({id: getContentIdMock(), place: getPostPlaceMock(), title: faker.string.alpha({length: {min: 1, max: 500}}), summary: faker.string.alpha({length: {min: 10, max: 2000}}), image: { ...getPostImageMock() }, publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', documentId: faker.number.int({min: 1}), lang: getLanguageMock(), ...overrideResponse})

export const getPostDetailMock = (): PostDetail => ({...{ ...getPostMock() },...{content: faker.string.alpha({length: {min: 10, max: 200000}}), related: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPostMock() }))},})

export const getPostsMock = (): Posts => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPostMock() }))},})

export const getProblemMock = (overrideResponse: Partial<Problem> = {}): Problem => ({message: faker.string.alpha({length: {min: 1, max: 1000}}), code: (() => faker.string.alpha({ length: 8, casing: "upper" }))(), fields: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getFieldProblemMock() })), ...overrideResponse})

export const getRegistrationMock = (overrideResponse: Partial<Registration> = {}): Registration => ({name: getPersonNameMock(), surname: getPersonNameMock(), fatherName: getPersonNameMock(), username: getEmailMock(), password: getNewPasswordMock(), repeatedPassword: (() => "Şəffaf-Bazar-2026")(), phoneNumber: getPhoneNumberMock(), possessorIds: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), ...overrideResponse})

export const getRenewedTokensMock = (overrideResponse: Partial<RenewedTokens> = {}): RenewedTokens => ({accessToken: getTokenMock(), refreshToken: getTokenMock(), ...overrideResponse})

export const getRoleMock = (overrideResponse: Partial<Role> = {}): Role => ({authority: faker.helpers.arrayElement([getAuthorityMock(),faker.string.alpha({length: {min: 10, max: 100}}),]), ...overrideResponse})

export const getSearchResultMock = (overrideResponse: Partial<SearchResult> = {}): SearchResult => ({id: getContentIdMock(), title: faker.string.alpha({length: {min: 10, max: 500}}), content: faker.string.alpha({length: {min: 10, max: 20000}}), searchPlace: faker.string.alpha({length: {min: 1, max: 64}}), ...overrideResponse})

export const getSearchResultsMock = (): SearchResults => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getSearchResultMock() }))},})

export const getServiceTypeMock = (): ServiceType => (faker.helpers.arrayElement(['E_SERVICE','INFORMATIVE'] as const))

export const getServiceMock = (overrideResponse: Partial<Service> = {}): Service => ({id: getContentIdMock(), code: faker.string.alpha({length: {min: 1, max: 32}}), title: faker.string.alpha({length: {min: 1, max: 500}}), summary: faker.string.alpha({length: {min: 10, max: 2000}}), type: getServiceTypeMock(), audience: faker.string.alpha({length: {min: 10, max: 300}}), durationWorkingDays: faker.number.int({min: 0, max: 365}), serviceFee: faker.number.float({min: 0, max: 1000000, fractionDigits: 2}), governmentFee: faker.number.float({min: 0, max: 1000000, fractionDigits: 2}), externalUrl: faker.internet.url(), lang: getLanguageMock(), ...overrideResponse})

export const getServicesMock = (): Services => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getServiceMock() }))},})

export const getTaxpayerMock = (overrideResponse: Partial<Taxpayer> = {}): Taxpayer => ({tpn: getVoenMock(), name: faker.string.alpha({length: {min: 1, max: 300}}), address: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getUserLanguageMock = (overrideResponse: Partial<UserLanguage> = {}): UserLanguage => ({isoCode: faker.string.alpha({length: {min: 2, max: 35}}), ...overrideResponse})

export const getUserMock = (overrideResponse: Partial<User> = {}): User => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 10, max: 100}}), surname: faker.string.alpha({length: {min: 10, max: 100}}), fatherName: faker.string.alpha({length: {min: 10, max: 100}}), foreign: faker.datatype.boolean(), roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getRoleMock() })), language: { ...getUserLanguageMock() }, manufacturers: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getManufacturerMock() })), pin: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 254}}), phoneNumber: faker.string.alpha({length: {min: 10, max: 40}}), possessorIds: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), note: faker.string.alpha({length: {min: 10, max: 2000}}), ...overrideResponse})

export const getUserUpdateMock = (overrideResponse: Partial<UserUpdate> = {}): UserUpdate => ({name: getPersonNameMock(), surname: getPersonNameMock(), fatherName: getPersonNameMock(), pin: getPinMock(), email: getEmailMock(), phoneNumber: getPhoneNumberMock(), possessorIds: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), note: faker.string.alpha({length: {min: 10, max: 2000}}), ...overrideResponse})

export const getVerificationCodeMock = (): VerificationCode => ((() => faker.string.numeric(6))())