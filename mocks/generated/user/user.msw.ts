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
  CommandResult,
  LanguageChoice,
  PasswordCheck,
  Taxpayer,
  User
} from '../../../src/generated/queries/model';

import {
  getActivateAccountResponseMock,
  getChangePasswordResponseMock,
  getCheckNewPasswordResponseMock,
  getCheckOwnPasswordResponseMock,
  getChooseLanguageResponseMock,
  getLookUpTaxpayerResponseMock,
  getReadUserResponseMock,
  getRegisterUserResponseMock,
  getRequestPasswordResetResponseMock,
  getResetPasswordResponseMock,
  getUpdateContactsResponseMock,
  getUpdateUserResponseMock
} from './user.faker.ts';

export { getRegisterUserResponseMock, getActivateAccountResponseMock, getReadUserResponseMock, getChangePasswordResponseMock, getUpdateUserResponseMock, getUpdateContactsResponseMock, getCheckNewPasswordResponseMock, getCheckOwnPasswordResponseMock, getRequestPasswordResetResponseMock, getChooseLanguageResponseMock, getResetPasswordResponseMock, getLookUpTaxpayerResponseMock } from './user.faker.ts';


export const getRegisterUserMockHandler = (overrideResponse?: CommandResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CommandResult> | CommandResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/public', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getActivateAccountMockHandler = (overrideResponse?: CommandResult | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CommandResult> | CommandResult), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/public/activation/:code', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getActivateAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadUserMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/details', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangePasswordMockHandler = (overrideResponse?: CommandResult | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CommandResult> | CommandResult), options?: RequestHandlerOptions) => {
  return http.put('*/api/user/change-password', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateUserMockHandler = (overrideResponse?: CommandResult | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CommandResult> | CommandResult), options?: RequestHandlerOptions) => {
  return http.put('*/api/user', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateContactsMockHandler = (overrideResponse?: CommandResult | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CommandResult> | CommandResult), options?: RequestHandlerOptions) => {
  return http.put('*/api/user/asan', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateContactsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckNewPasswordMockHandler = (overrideResponse?: PasswordCheck | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PasswordCheck> | PasswordCheck), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/public/pass-validation', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckNewPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckOwnPasswordMockHandler = (overrideResponse?: PasswordCheck | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PasswordCheck> | PasswordCheck), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/pass-validation', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckOwnPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRequestPasswordResetMockHandler = (overrideResponse?: CommandResult | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CommandResult> | CommandResult), options?: RequestHandlerOptions) => {
  return http.put('*/api/user/public/change-password', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestPasswordResetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChooseLanguageMockHandler = (overrideResponse?: LanguageChoice | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<LanguageChoice> | LanguageChoice), options?: RequestHandlerOptions) => {
  return http.put('*/api/user/set-language', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChooseLanguageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetPasswordMockHandler = (overrideResponse?: CommandResult | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CommandResult> | CommandResult), options?: RequestHandlerOptions) => {
  return http.put('*/api/user/public/password-activation', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLookUpTaxpayerMockHandler = (overrideResponse?: Taxpayer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Taxpayer> | Taxpayer), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/tpn-info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLookUpTaxpayerResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUserMock = () => [
  getRegisterUserMockHandler(),
  getActivateAccountMockHandler(),
  getReadUserMockHandler(),
  getChangePasswordMockHandler(),
  getUpdateUserMockHandler(),
  getUpdateContactsMockHandler(),
  getCheckNewPasswordMockHandler(),
  getCheckOwnPasswordMockHandler(),
  getRequestPasswordResetMockHandler(),
  getChooseLanguageMockHandler(),
  getResetPasswordMockHandler(),
  getLookUpTaxpayerMockHandler()
]
