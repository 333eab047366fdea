/**
 * Generated from openapi/. Do not edit.
 */
import { fakeText, faker } from "../../fakeData.ts";

import type {
  Possessor
} from '../../../src/generated/queries/model';

import {
  getIdMock
} from '../model/index.faker.ts';


export const getRegisterPossessorResponseMock = (overrideResponse: Partial<Extract<Possessor, object>> = {}): Possessor => ({id: getIdMock(), name: fakeText({min: 1, max: 200}), address: fakeText({min: 1, max: 200}), description: fakeText({min: 1, max: 200}), country: (() => faker.location.country())(), taxNumber: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getReadPossessorResponseMock = (overrideResponse: Partial<Extract<Possessor, object>> = {}): Possessor => ({id: getIdMock(), name: fakeText({min: 1, max: 200}), address: fakeText({min: 1, max: 200}), description: fakeText({min: 1, max: 200}), country: (() => faker.location.country())(), taxNumber: fakeText({min: 1, max: 200}), ...overrideResponse})

export const getUpdatePossessorResponseMock = (overrideResponse: Partial<Extract<Possessor, object>> = {}): Possessor => ({id: getIdMock(), name: fakeText({min: 1, max: 200}), address: fakeText({min: 1, max: 200}), description: fakeText({min: 1, max: 200}), country: (() => faker.location.country())(), taxNumber: fakeText({min: 1, max: 200}), ...overrideResponse})

