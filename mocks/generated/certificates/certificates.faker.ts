/**
 * Generated from openapi/. Do not edit.
 */
import { fakeNumber } from "../../fakeData.ts";
import type {
  CertificateCheck
} from '../../../src/generated/queries/model';

import {
  getCertificateMock
} from '../model/index.faker.ts';


export const getCheckCertificateResponseMock = (overrideResponse: Partial<Extract<CertificateCheck, object>> = {}): CertificateCheck => ({certificateNo: (() => fakeNumber())(), certificate: { ...getCertificateMock() }, ...overrideResponse})

