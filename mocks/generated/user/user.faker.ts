/**
 * Generated from openapi/. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  CommandResult,
  LanguageChoice,
  PasswordCheck,
  Taxpayer,
  User
} from '../../../src/generated/queries/model';

import {
  getIdMock,
  getLanguageMock,
  getManufacturerMock,
  getRoleMock,
  getUserLanguageMock
} from '../model/index.faker.ts';


export const getRegisterUserResponseMock = (overrideResponse: Partial<Extract<CommandResult, object>> = {}): CommandResult => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getActivateAccountResponseMock = (overrideResponse: Partial<Extract<CommandResult, object>> = {}): CommandResult => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getReadUserResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: getIdMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), surname: faker.string.alpha({length: {min: 10, max: 20}}), fatherName: faker.string.alpha({length: {min: 10, max: 20}}), foreign: faker.datatype.boolean(), roles: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({ ...getRoleMock() })), language: { ...getUserLanguageMock() }, manufacturers: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({ ...getManufacturerMock() })), pin: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), phoneNumber: faker.string.alpha({length: {min: 10, max: 20}}), possessorIds: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => (getIdMock())), note: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getChangePasswordResponseMock = (overrideResponse: Partial<Extract<CommandResult, object>> = {}): CommandResult => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUpdateUserResponseMock = (overrideResponse: Partial<Extract<CommandResult, object>> = {}): CommandResult => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUpdateContactsResponseMock = (overrideResponse: Partial<Extract<CommandResult, object>> = {}): CommandResult => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getCheckNewPasswordResponseMock = (overrideResponse: Partial<Extract<PasswordCheck, object>> = {}): PasswordCheck => ({valid: faker.datatype.boolean(), reason: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getCheckOwnPasswordResponseMock = (overrideResponse: Partial<Extract<PasswordCheck, object>> = {}): PasswordCheck => ({valid: faker.datatype.boolean(), reason: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getRequestPasswordResetResponseMock = (overrideResponse: Partial<Extract<CommandResult, object>> = {}): CommandResult => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getChooseLanguageResponseMock = (overrideResponse: Partial<Extract<LanguageChoice, object>> = {}): LanguageChoice => ({isoCode: getLanguageMock(), ...overrideResponse})

export const getResetPasswordResponseMock = (overrideResponse: Partial<Extract<CommandResult, object>> = {}): CommandResult => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getLookUpTaxpayerResponseMock = (overrideResponse: Partial<Extract<Taxpayer, object>> = {}): Taxpayer => ({tpn: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

