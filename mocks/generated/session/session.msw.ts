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
  CommandResult
} from '../../../src/generated/queries/model';

import {
  getSignOutResponseMock
} from './session.faker.ts';

export { getSignOutResponseMock } from './session.faker.ts';


export const getSignOutMockHandler = (overrideResponse?: CommandResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CommandResult> | CommandResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/public/auth/sign-out', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSignOutResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSessionMock = () => [
  getSignOutMockHandler()
]
