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
  getIdMock
} from '../model/index.faker.ts';


export const getRegisterPossessorResponseMock = (overrideResponse: Partial<Extract<Possessor, object>> = {}): Possessor => ({id: getIdMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getReadPossessorResponseMock = (overrideResponse: Partial<Extract<Possessor, object>> = {}): Possessor => ({id: getIdMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUpdatePossessorResponseMock = (overrideResponse: Partial<Extract<Possessor, object>> = {}): Possessor => ({id: getIdMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

