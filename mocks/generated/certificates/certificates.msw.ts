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
  CertificateCheck
} from '../../../src/generated/queries/model';

import {
  getCheckCertificateResponseMock
} from './certificates.faker.ts';

export { getCheckCertificateResponseMock } from './certificates.faker.ts';


export const getCheckCertificateMockHandler = (overrideResponse?: CertificateCheck | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CertificateCheck> | CertificateCheck), options?: RequestHandlerOptions) => {
  return http.get('*/api/certificates/public', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckCertificateResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCertificatesMock = () => [
  getCheckCertificateMockHandler()
]
