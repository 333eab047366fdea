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
  AccountChoice,
  BadRequestResponse,
  CertificateUnknownResponse,
  ChooseAccountParams,
  NotOwnAccountResponse,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { requestAccountChoice } from '../../../api/parsers/parseSession.ts';


/**
 * Selects the account that the user acts for, one of the organisations they may represent or themselves. The client sends it once after sign-in, and again when the user switches accounts. When the response contains tokens, they replace the tokens of the session. Those from before may stay valid for requests that are on their way, and end with the session.
 * @summary Choose the account to act for
 */
export const chooseAccount = (
    params?: ChooseAccountParams,
 signal?: AbortSignal
) => {


      return requestAccountChoice<AccountChoice>(
      {url: `/public/auth/v2/select-structure`, method: 'POST',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getChooseAccountMutationKey = () => ['chooseAccount'] as const;

export const getChooseAccountMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | NotOwnAccountResponse | CertificateUnknownResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseAccount>>, TError,ChooseAccountMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof chooseAccount>>, TError,ChooseAccountMutationVariables, TContext> => {

const mutationKey = getChooseAccountMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chooseAccount>>, ChooseAccountMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  chooseAccount(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChooseAccountMutationResult = NonNullable<Awaited<ReturnType<typeof chooseAccount>>>

    export type ChooseAccountMutationError = BadRequestResponse | UnauthorizedResponse | NotOwnAccountResponse | CertificateUnknownResponse | ServerFaultResponse | UnavailableResponse
    export type ChooseAccountMutationVariables = {params?: ChooseAccountParams}

    /**
 * @summary Choose the account to act for
 */
export const useChooseAccount = <TError = BadRequestResponse | UnauthorizedResponse | NotOwnAccountResponse | CertificateUnknownResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseAccount>>, TError,ChooseAccountMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chooseAccount>>,
        TError,
        ChooseAccountMutationVariables,
        TContext
      > => {
      return useMutation(getChooseAccountMutationOptions(options), queryClient);
    }
