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
  CheckOwnPasswordParams,
  PasswordCheck,
  ServerFaultResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { requestPasswordCheck } from '../../../api/parsers/parseCommandResult.ts';


/**
 * Checks whether the signed-in user may set this password. The server has the user's name and earlier passwords, so the request contains only the password.
 * @summary Check a new password of the signed-in user
 */
export const checkOwnPassword = (
    params: CheckOwnPasswordParams,
 signal?: AbortSignal
) => {


      return requestPasswordCheck<PasswordCheck>(
      {url: `/user/pass-validation`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getCheckOwnPasswordMutationKey = () => ['checkOwnPassword'] as const;

export const getCheckOwnPasswordMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkOwnPassword>>, TError,CheckOwnPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof checkOwnPassword>>, TError,CheckOwnPasswordMutationVariables, TContext> => {

const mutationKey = getCheckOwnPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkOwnPassword>>, CheckOwnPasswordMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  checkOwnPassword(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckOwnPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof checkOwnPassword>>>

    export type CheckOwnPasswordMutationError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type CheckOwnPasswordMutationVariables = {params: CheckOwnPasswordParams}

    /**
 * @summary Check a new password of the signed-in user
 */
export const useCheckOwnPassword = <TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkOwnPassword>>, TError,CheckOwnPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkOwnPassword>>,
        TError,
        CheckOwnPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getCheckOwnPasswordMutationOptions(options), queryClient);
    }
