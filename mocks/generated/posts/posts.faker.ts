/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount, fakeLength, fakeText } from "../../fakeData.ts";

import type {
  PostDetail,
  Posts
} from '../../../src/generated/queries/model';

import {
  getPagingMock,
  getPostMock
} from '../model/index.faker.ts';


export const getListPostsResponseMock = (): Posts => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPostMock() }))},})

export const getReadPostResponseMock = (): PostDetail => ({...{ ...getPostMock() },...{content: fakeText({min: 10, max: 200000}), related: Array.from({ length: fakeLength({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPostMock() }))},})

