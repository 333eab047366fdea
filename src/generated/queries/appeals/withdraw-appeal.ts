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
  AppealClosedResponse,
  AppealReceipt,
  BadRequestResponse,
  ForbiddenResponse,
  NotFoundResponse,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  WithdrawAppealParams
} from '../model';

import { requestProposed } from '../../../api/parsers/requestProposed.ts';


/**
 * Withdraws an appeal after the user has confirmed it. Processing of the appeal ends. Returns 409 when the appeal is already decided or withdrawn.
 * @summary Withdraw an appeal
 */
export const withdrawAppeal = (
    id: string | number,
    params?: WithdrawAppealParams,
 signal?: AbortSignal
) => {


      return requestProposed<AppealReceipt>(
      {url: `/appeals/${encodeURIComponent(String(id))}/withdraw`, method: 'PUT',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getWithdrawAppealMutationKey = () => ['withdrawAppeal'] as const;

export const getWithdrawAppealMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AppealClosedResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawAppeal>>, TError,WithdrawAppealMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof withdrawAppeal>>, TError,WithdrawAppealMutationVariables, TContext> => {

const mutationKey = getWithdrawAppealMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawAppeal>>, WithdrawAppealMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  withdrawAppeal(id,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawAppealMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawAppeal>>>

    export type WithdrawAppealMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AppealClosedResponse | ServerFaultResponse | UnavailableResponse
    export type WithdrawAppealMutationVariables = {id: string | number;params?: WithdrawAppealParams}

    /**
 * @summary Withdraw an appeal
 */
export const useWithdrawAppeal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AppealClosedResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawAppeal>>, TError,WithdrawAppealMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawAppeal>>,
        TError,
        WithdrawAppealMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawAppealMutationOptions(options), queryClient);
    }
