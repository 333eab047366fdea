/**
 * Generated from openapi/. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  PostDetail,
  Posts
} from '../../../src/generated/queries/model';

import {
  getPagingMock,
  getPostMock
} from '../model/index.faker.ts';


export const getListPostsResponseMock = (): Posts => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPostMock() }))},})

export const getReadPostResponseMock = (): PostDetail => ({...{ ...getPostMock() },...{content: faker.string.alpha({length: {min: 10, max: 200000}}), related: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPostMock() }))},})

