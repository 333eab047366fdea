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
  Document,
  Documents
} from '../../../src/generated/queries/model';

import {
  getDownloadDocumentResponseMock,
  getListDocumentsResponseMock,
  getUploadDocumentResponseMock
} from './documents.faker.ts';

export { getListDocumentsResponseMock, getUploadDocumentResponseMock, getDownloadDocumentResponseMock } from './documents.faker.ts';


export const getListDocumentsMockHandler = (overrideResponse?: Documents | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Documents> | Documents), options?: RequestHandlerOptions) => {
  return http.get('*/api/documents', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDocumentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadDocumentMockHandler = (overrideResponse?: Document | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Document> | Document), options?: RequestHandlerOptions) => {
  return http.post('*/api/documents', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadDocumentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadDocumentMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/documents/:id/file', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadDocumentResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}
export const getDocumentsMock = () => [
  getListDocumentsMockHandler(),
  getUploadDocumentMockHandler(),
  getDownloadDocumentMockHandler()
]
