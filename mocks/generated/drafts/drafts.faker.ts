/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount, faker } from "../../fakeData.ts";

import type {
  Draft,
  Drafts
} from '../../../src/generated/queries/model';

import {
  getPagingMock,
  getStoredDraftMock
} from '../model/index.faker.ts';


export const getListDraftsResponseMock = (): Drafts => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getStoredDraftMock() }))},})

export const getReadDraftResponseMock = (overrideResponse: Partial<Extract<Draft, object>> = {}): Draft => ({data: faker.helpers.arrayElement([null,]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getKeepDraftResponseMock = (overrideResponse: Partial<Extract<Draft, object>> = {}): Draft => ({data: faker.helpers.arrayElement([null,]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

