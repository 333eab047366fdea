/**
 * Generated from openapi/. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Possessor
} from '../../../src/generated/queries/model';

import {
  getPossessorDraftMock
} from '../model/index.faker.ts';


export const getRegisterPossessorResponseMock = (): Possessor => ({...{ ...getPossessorDraftMock() },...{id: faker.number.int({min: 1})},})

export const getReadPossessorResponseMock = (): Possessor => ({...{ ...getPossessorDraftMock() },...{id: faker.number.int({min: 1})},})

export const getUpdatePossessorResponseMock = (): Possessor => ({...{ ...getPossessorDraftMock() },...{id: faker.number.int({min: 1})},})

