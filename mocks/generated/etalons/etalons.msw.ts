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
  Etalons
} from '../../../src/generated/queries/model';

import {
  getListEtalonsResponseMock
} from './etalons.faker.ts';

export { getListEtalonsResponseMock } from './etalons.faker.ts';


export const getListEtalonsMockHandler = (overrideResponse?: Etalons | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Etalons> | Etalons), options?: RequestHandlerOptions) => {
  return http.get('*/api/etalons/public', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEtalonsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getEtalonsMock = () => [
  getListEtalonsMockHandler()
]
