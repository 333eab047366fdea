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
  AlreadyPaidResponse,
  BadRequestResponse,
  ForbiddenResponse,
  KeyReusedResponse,
  NotFoundResponse,
  PaymentStart,
  ServerFaultResponse,
  StartPaymentHeaders,
  StartPaymentParams,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { requestProposed } from '../../../api/parsers/requestProposed.ts';


/**
 * Creates the payment at the bank and returns the URL of its payment page. The bank redirects back to `/payments/paid-payments` of the portal that has sent the request, whether the payment succeeded or not: this page says whether the payment has arrived. Which portal it is, the `Origin` of the request says. Returns 409 when the amount is already paid. An amount of 0 needs no payment: the client offers none, and a server may refuse it with 409.
 * @summary Start a payment
 */
export const startPayment = (
    id: string | number,
    params?: StartPaymentParams,
    headers?: StartPaymentHeaders,
 signal?: AbortSignal
) => {


      return requestProposed<PaymentStart>(
      {url: `/payments/${encodeURIComponent(String(id))}/start`, method: 'POST',
      headers,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getStartPaymentMutationKey = () => ['startPayment'] as const;

export const getStartPaymentMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AlreadyPaidResponse | KeyReusedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPayment>>, TError,StartPaymentMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startPayment>>, TError,StartPaymentMutationVariables, TContext> => {

const mutationKey = getStartPaymentMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startPayment>>, StartPaymentMutationVariables> = (props) => {
          const {id,params,headers} = props ?? {};

          return  startPayment(id,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof startPayment>>>

    export type StartPaymentMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AlreadyPaidResponse | KeyReusedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type StartPaymentMutationVariables = {id: string | number;params?: StartPaymentParams;headers?: StartPaymentHeaders}

    /**
 * @summary Start a payment
 */
export const useStartPayment = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AlreadyPaidResponse | KeyReusedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPayment>>, TError,StartPaymentMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startPayment>>,
        TError,
        StartPaymentMutationVariables,
        TContext
      > => {
      return useMutation(getStartPaymentMutationOptions(options), queryClient);
    }
