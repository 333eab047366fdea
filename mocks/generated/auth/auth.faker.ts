/**
 * Generated from openapi/. Do not edit.
 */
import { fakeLength, fakeText } from "../../fakeData.ts";

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


export const getSignInResponseMock = (overrideResponse: Partial<Extract<SessionTokens, object>> = {}): SessionTokens => ({token: getTokenMock(), refreshToken: getTokenMock(), message: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getChooseAccountResponseMock = (overrideResponse: Partial<Extract<AccountChoice, object>> = {}): AccountChoice => ({token: getTokenMock(), refreshToken: getTokenMock(), message: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getSignInWithIdentityResponseMock = (): IdentitySession => ({...{ ...getSessionTokensMock() },...{asanToken: getTokenMock(), messengerToken: getTokenMock(), messengerRefreshToken: getTokenMock()},})

export const getRenewSessionResponseMock = (overrideResponse: Partial<Extract<RenewedTokens, object>> = {}): RenewedTokens => ({accessToken: getTokenMock(), refreshToken: getTokenMock(), ...overrideResponse})

export const getHandOverSessionResponseMock = (overrideResponse: Partial<Extract<HandOver, object>> = {}): HandOver => ({token: getTokenMock(), refreshToken: getTokenMock(), privileges: Array.from({ length: fakeLength({min: 1, max: 5}) }, (_, i) => i + 1).map(() => (fakeText({min: 1, max: 200}))), ...overrideResponse})

