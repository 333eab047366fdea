/**
 * Generated from openapi/. Do not edit.
 */
import { fakeLength, fakeText, faker } from "../../fakeData.ts";

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


export const getRegisterUserResponseMock = (overrideResponse: Partial<Extract<CommandResult, object>> = {}): CommandResult => ({message: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getActivateAccountResponseMock = (overrideResponse: Partial<Extract<CommandResult, object>> = {}): CommandResult => ({message: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getReadUserResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: getIdMock(), name: (() => faker.person.firstName())(), surname: (() => faker.person.lastName())(), fatherName: (() => faker.person.firstName())(), foreign: faker.datatype.boolean(), roles: Array.from({ length: fakeLength({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({ ...getRoleMock() })), language: { ...getUserLanguageMock() }, manufacturers: Array.from({ length: fakeLength({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({ ...getManufacturerMock() })), pin: (() => faker.string.alphanumeric({ length: 7, casing: "upper" }))(), email: (() => faker.internet.email())(), phoneNumber: (() => `+994${faker.string.numeric(9)}`)(), possessorIds: Array.from({ length: fakeLength({min: 1, max: 5}) }, (_, i) => i + 1).map(() => (getIdMock())), note: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getChangePasswordResponseMock = (overrideResponse: Partial<Extract<CommandResult, object>> = {}): CommandResult => ({message: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getUpdateUserResponseMock = (overrideResponse: Partial<Extract<CommandResult, object>> = {}): CommandResult => ({message: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getUpdateContactsResponseMock = (overrideResponse: Partial<Extract<CommandResult, object>> = {}): CommandResult => ({message: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getCheckNewPasswordResponseMock = (overrideResponse: Partial<Extract<PasswordCheck, object>> = {}): PasswordCheck => ({valid: (() => true)(), reason: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getCheckOwnPasswordResponseMock = (overrideResponse: Partial<Extract<PasswordCheck, object>> = {}): PasswordCheck => ({valid: (() => true)(), reason: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getRequestPasswordResetResponseMock = (overrideResponse: Partial<Extract<CommandResult, object>> = {}): CommandResult => ({message: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getChooseLanguageResponseMock = (overrideResponse: Partial<Extract<LanguageChoice, object>> = {}): LanguageChoice => ({isoCode: getLanguageMock(), ...overrideResponse})

export const getResetPasswordResponseMock = (overrideResponse: Partial<Extract<CommandResult, object>> = {}): CommandResult => ({message: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getLookUpTaxpayerResponseMock = (overrideResponse: Partial<Extract<Taxpayer, object>> = {}): Taxpayer => ({tpn: (() => faker.string.numeric(10))(), name: fakeText({min: 1, max: 200}), address: fakeText({min: 1, max: 200}), ...overrideResponse})

