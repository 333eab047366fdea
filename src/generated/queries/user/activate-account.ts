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
  ActivateAccountParams,
  BadRequestResponse,
  CommandResult,
  ServerFaultResponse,
  TooManyRequestsResponse,
  UnavailableResponse,
  VerificationCode,
  WrongCodeResponse
} from '../model';

import { requestCommand } from '../../../api/parsers/parseCommandResult.ts';


/**
 * Confirms the code that was sent after registration. A correct code activates the account, and the user can sign in. It is valid once. A wrong or expired code changes nothing.
 * @summary Confirm the e-mail address
 */
export const activateAccount = (
    code: VerificationCode,
    params?: ActivateAccountParams,
 signal?: AbortSignal
) => {


      return requestCommand<CommandResult>(
      {url: `/user/public/activation/${encodeURIComponent(String(code))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getActivateAccountMutationKey = () => ['activateAccount'] as const;

export const getActivateAccountMutationOptions = <TError = BadRequestResponse | WrongCodeResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateAccount>>, TError,ActivateAccountMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof activateAccount>>, TError,ActivateAccountMutationVariables, TContext> => {

const mutationKey = getActivateAccountMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof activateAccount>>, ActivateAccountMutationVariables> = (props) => {
          const {code,params} = props ?? {};

          return  activateAccount(code,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ActivateAccountMutationResult = NonNullable<Awaited<ReturnType<typeof activateAccount>>>

    export type ActivateAccountMutationError = BadRequestResponse | WrongCodeResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type ActivateAccountMutationVariables = {code: VerificationCode;params?: ActivateAccountParams}

    /**
 * @summary Confirm the e-mail address
 */
export const useActivateAccount = <TError = BadRequestResponse | WrongCodeResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateAccount>>, TError,ActivateAccountMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof activateAccount>>,
        TError,
        ActivateAccountMutationVariables,
        TContext
      > => {
      return useMutation(getActivateAccountMutationOptions(options), queryClient);
    }
