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
  RequestPasswordResetParams,
  ServerFaultResponse,
  TooManyRequestsResponse,
  UnavailableResponse
} from '../model';

import { requestCommand } from '../../../api/parsers/parseCommandResult.ts';


/**
 * Sends a code to the e-mail address of an account. It replaces the code that was sent before. The response is the same whether or not the account exists, so that it does not reveal who has an account.
 * @summary Request a code to reset a password
 */
export const requestPasswordReset = (
    params: RequestPasswordResetParams,
 signal?: AbortSignal
) => {


      return requestCommand<CommandResult>(
      {url: `/user/public/change-password`, method: 'PUT',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getRequestPasswordResetMutationKey = () => ['requestPasswordReset'] as const;

export const getRequestPasswordResetMutationOptions = <TError = BadRequestResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext> => {

const mutationKey = getRequestPasswordResetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordReset>>, RequestPasswordResetMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  requestPasswordReset(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordReset>>>

    export type RequestPasswordResetMutationError = BadRequestResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type RequestPasswordResetMutationVariables = {params: RequestPasswordResetParams}

    /**
 * @summary Request a code to reset a password
 */
export const useRequestPasswordReset = <TError = BadRequestResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPasswordReset>>,
        TError,
        RequestPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getRequestPasswordResetMutationOptions(options), queryClient);
    }
