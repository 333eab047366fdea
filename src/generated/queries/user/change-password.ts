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
  ChangePasswordParams,
  CommandResult,
  PasswordChange,
  PasswordRejectedResponse,
  ServerFaultResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
  WrongAccountTypeResponse
} from '../model';

import { requestCommand } from '../../../api/parsers/parseCommandResult.ts';


/**
 * Replaces the password of a signed-in foreign user. The current password is required, so that access to an unlocked device is not sufficient. A wrong current password or a weak new password changes nothing. Ends the other sessions of the user.
 * @summary Change the password
 */
export const changePassword = (
    passwordChange: PasswordChange,
    params?: ChangePasswordParams,
 signal?: AbortSignal
) => {


      return requestCommand<CommandResult>(
      {url: `/user/change-password`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: passwordChange,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | WrongAccountTypeResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PasswordRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  changePassword(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = PasswordChange
    export type ChangePasswordMutationError = BadRequestResponse | UnauthorizedResponse | WrongAccountTypeResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PasswordRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type ChangePasswordMutationVariables = {data: PasswordChange;params?: ChangePasswordParams}

    /**
 * @summary Change the password
 */
export const useChangePassword = <TError = BadRequestResponse | UnauthorizedResponse | WrongAccountTypeResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PasswordRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
