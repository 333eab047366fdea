/**
 * Generated from openapi/. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  AccountChoice,
  HandOver,
  IdentitySession,
  RenewedTokens,
  SessionTokens
} from '../../../src/generated/queries/model';

import {
  getSessionTokensMock,
  getTokenMock
} from '../model/index.faker.ts';


export const getSignInResponseMock = (overrideResponse: Partial<Extract<SessionTokens, object>> = {}): SessionTokens => ({token: getTokenMock(), refreshToken: getTokenMock(), message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getChooseAccountResponseMock = (overrideResponse: Partial<Extract<AccountChoice, object>> = {}): AccountChoice => ({token: getTokenMock(), refreshToken: getTokenMock(), message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getSignInWithIdentityResponseMock = (): IdentitySession => ({...{ ...getSessionTokensMock() },...{asanToken: getTokenMock(), messengerToken: getTokenMock(), messengerRefreshToken: getTokenMock()},})

export const getRenewSessionResponseMock = (overrideResponse: Partial<Extract<RenewedTokens, object>> = {}): RenewedTokens => ({accessToken: getTokenMock(), refreshToken: getTokenMock(), ...overrideResponse})

export const getHandOverSessionResponseMock = (overrideResponse: Partial<Extract<HandOver, object>> = {}): HandOver => ({token: getTokenMock(), refreshToken: getTokenMock(), privileges: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

