/**
 * Generated from openapi/. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  CommandResult,
  PasswordReset,
  ResetPasswordParams,
  ResetRejectedResponse,
  ServerFaultResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { requestCommand } from '../../../api/parsers/parseCommandResult.ts';


/**
 * Replaces a forgotten password, with the code from the e-mail, and ends all sessions of the account. The code is valid once. A wrong or expired code changes nothing. A code should stay valid when the new password is refused, so that the user can try another one. How the new password is transmitted is not specified yet, so the request body is a proposal and optional.
 * @summary Reset a password with a code
 */
export const resetPassword = (
    params: ResetPasswordParams,
    passwordReset?: PasswordReset,
 signal?: AbortSignal
) => {


      return requestCommand<CommandResult>(
      {url: `/user/public/password-activation`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: passwordReset,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | ResetRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {params,data} = props ?? {};

          return  resetPassword(params,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = PasswordReset | undefined
    export type ResetPasswordMutationError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | ResetRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type ResetPasswordMutationVariables = {params: ResetPasswordParams;data?: PasswordReset}

    /**
 * @summary Reset a password with a code
 */
export const useResetPassword = <TError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | ResetRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
