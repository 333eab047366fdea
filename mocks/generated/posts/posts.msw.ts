/**
 * Generated from openapi/. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  PostDetail,
  Posts
} from '../../../src/generated/queries/model';

import {
  getListPostsResponseMock,
  getReadPostResponseMock
} from './posts.faker.ts';

export { getListPostsResponseMock, getReadPostResponseMock } from './posts.faker.ts';


export const getListPostsMockHandler = (overrideResponse?: Posts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Posts> | Posts), options?: RequestHandlerOptions) => {
  return http.get('*/api/posts/public', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPostsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadPostMockHandler = (overrideResponse?: PostDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PostDetail> | PostDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/posts/public/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadPostResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPostsMock = () => [
  getListPostsMockHandler(),
  getReadPostMockHandler()
]
