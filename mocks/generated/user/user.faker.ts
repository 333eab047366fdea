/**
 * Generated from openapi/. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Confirmation,
  LanguageChoice,
  PasswordCheck,
  Taxpayer,
  User
} from '../../../src/generated/queries/model';

import {
  getLanguageMock,
  getManufacturerMock,
  getRoleMock,
  getUserLanguageMock,
  getVoenMock
} from '../model/index.faker.ts';


export const getRegisterUserResponseMock = (overrideResponse: Partial<Extract<Confirmation, object>> = {}): Confirmation => ({message: faker.string.alpha({length: {min: 1, max: 1000}}), ...overrideResponse})

export const getActivateAccountResponseMock = (overrideResponse: Partial<Extract<Confirmation, object>> = {}): Confirmation => ({message: faker.string.alpha({length: {min: 1, max: 1000}}), ...overrideResponse})

export const getReadUserResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 10, max: 100}}), surname: faker.string.alpha({length: {min: 10, max: 100}}), fatherName: faker.string.alpha({length: {min: 10, max: 100}}), foreign: faker.datatype.boolean(), roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getRoleMock() })), language: { ...getUserLanguageMock() }, manufacturers: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getManufacturerMock() })), pin: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 254}}), phoneNumber: faker.string.alpha({length: {min: 10, max: 40}}), possessorIds: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), note: faker.string.alpha({length: {min: 10, max: 2000}}), ...overrideResponse})

export const getChangePasswordResponseMock = (overrideResponse: Partial<Extract<Confirmation, object>> = {}): Confirmation => ({message: faker.string.alpha({length: {min: 1, max: 1000}}), ...overrideResponse})

export const getUpdateUserResponseMock = (overrideResponse: Partial<Extract<Confirmation, object>> = {}): Confirmation => ({message: faker.string.alpha({length: {min: 1, max: 1000}}), ...overrideResponse})

export const getUpdateContactsResponseMock = (overrideResponse: Partial<Extract<Confirmation, object>> = {}): Confirmation => ({message: faker.string.alpha({length: {min: 1, max: 1000}}), ...overrideResponse})

export const getCheckNewPasswordResponseMock = (overrideResponse: Partial<Extract<PasswordCheck, object>> = {}): PasswordCheck => ({valid: faker.datatype.boolean(), reason: faker.string.alpha({length: {min: 10, max: 1000}}), ...overrideResponse})

export const getCheckOwnPasswordResponseMock = (overrideResponse: Partial<Extract<PasswordCheck, object>> = {}): PasswordCheck => ({valid: faker.datatype.boolean(), reason: faker.string.alpha({length: {min: 10, max: 1000}}), ...overrideResponse})

export const getRequestPasswordResetResponseMock = (overrideResponse: Partial<Extract<Confirmation, object>> = {}): Confirmation => ({message: faker.string.alpha({length: {min: 1, max: 1000}}), ...overrideResponse})

export const getChooseLanguageResponseMock = (overrideResponse: Partial<Extract<LanguageChoice, object>> = {}): LanguageChoice => ({isoCode: getLanguageMock(), ...overrideResponse})

export const getResetPasswordResponseMock = (overrideResponse: Partial<Extract<Confirmation, object>> = {}): Confirmation => ({message: faker.string.alpha({length: {min: 1, max: 1000}}), ...overrideResponse})

export const getLookUpTaxpayerResponseMock = (overrideResponse: Partial<Extract<Taxpayer, object>> = {}): Taxpayer => ({tpn: getVoenMock(), name: faker.string.alpha({length: {min: 1, max: 300}}), address: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

