/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount, fakeNumber, fakeText, faker } from "../../fakeData.ts";

import type {
  Document,
  Documents
} from '../../../src/generated/queries/model';

import {
  getDocumentMock,
  getIdMock,
  getLanguageMock,
  getPagingMock
} from '../model/index.faker.ts';


export const getListDocumentsResponseMock = (): Documents => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getDocumentMock() }))},})

export const getUploadDocumentResponseMock = (overrideResponse: Partial<Extract<Document, object>> = {}): Document => ({id: getIdMock(), name: fakeText({min: 1, max: 200}), fileName: (() => `${faker.string.alpha(8)}.pdf`)(), mimeType: (() => faker.helpers.arrayElement(["application/pdf", "image/jpeg", "video/mp4"]))(), size: faker.number.int({min: 0, max: 1000000000}), lang: getLanguageMock(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', appealNumber: (() => fakeNumber())(), certificateNo: (() => fakeNumber())(), ...overrideResponse})

export const getDownloadDocumentResponseMock = (): Blob => (faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])]))

