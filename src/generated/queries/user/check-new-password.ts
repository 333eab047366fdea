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
  CheckNewPasswordParams,
  PasswordCheck,
  ServerFaultResponse,
  TooManyRequestsResponse,
  UnavailableResponse
} from '../model';

import { requestPasswordCheck } from '../../../api/parsers/parseCommandResult.ts';


/**
 * Checks whether a password is accepted at registration. In addition to the documented rules, the server rejects a password that contains the user's name, in capital or small letters. Whether a name of one or two letters counts is up to the server. The client requests it when the form is submitted, not while the user types.
 * @summary Check a password at registration
 */
export const checkNewPassword = (
    params: CheckNewPasswordParams,
 signal?: AbortSignal
) => {


      return requestPasswordCheck<PasswordCheck>(
      {url: `/user/public/pass-validation`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getCheckNewPasswordMutationKey = () => ['checkNewPassword'] as const;

export const getCheckNewPasswordMutationOptions = <TError = BadRequestResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkNewPassword>>, TError,CheckNewPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof checkNewPassword>>, TError,CheckNewPasswordMutationVariables, TContext> => {

const mutationKey = getCheckNewPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkNewPassword>>, CheckNewPasswordMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  checkNewPassword(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckNewPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof checkNewPassword>>>

    export type CheckNewPasswordMutationError = BadRequestResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type CheckNewPasswordMutationVariables = {params: CheckNewPasswordParams}

    /**
 * @summary Check a password at registration
 */
export const useCheckNewPassword = <TError = BadRequestResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkNewPassword>>, TError,CheckNewPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkNewPassword>>,
        TError,
        CheckNewPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getCheckNewPasswordMutationOptions(options), queryClient);
    }
