export * from './auth/auth.faker.ts'
export * from './notification/notification.faker.ts'
export * from './possessor/possessor.faker.ts'
export * from './posts/posts.faker.ts'
export * from './rates/rates.faker.ts'
export * from './search/search.faker.ts'
export * from './services/services.faker.ts'
export * from './user/user.faker.ts'
export { getTokenMock, getAccountChoiceMock, getAuthorityMock, getCompetitionQualityTypeMock, getConfirmationMock, getEmailMock, getPhoneNumberMock, getContactUpdateMock, getContentIdMock, getCredentialsMock, getExchangeRateMock, getPagingMock, getExchangeRatesMock, getFieldProblemMock, getHandOverMock, getSessionTokensMock, getIdentitySessionMock, getLanguageMock, getLanguageChoiceMock, getVoenMock, getManufacturerMock, getNewPasswordMock, getNotificationMessageMock, getNotificationMock, getNotificationCountMock, getPasswordChangeMock, getPasswordCheckMock, getPasswordResetMock, getPersonNameMock, getPinMock, getPossessorDraftMock, getPossessorMock, getPostPlaceMock, getPostImageMock, getPostMock, getPostDetailMock, getPostsMock, getProblemMock, getRegistrationMock, getRenewedTokensMock, getRoleMock, getSearchResultMock, getSearchResultsMock, getServiceTypeMock, getServiceMock, getServicesMock, getTaxpayerMock, getUserLanguageMock, getUserMock, getUserUpdateMock, getVerificationCodeMock } from './model/index.faker.ts';
