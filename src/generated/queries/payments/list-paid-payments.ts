/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './payments.helpers.ts';
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  ListPaidPaymentsParams,
  PaidPayments,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns the payments of the signed-in user, or of the organisation they act for, with the time of payment, each with a receipt to download. Returns an empty list when there are none.
 * @summary List the user's payments
 */
export const listPaidPayments = (
    params?: ListPaidPaymentsParams,
 signal?: AbortSignal
) => {


      return request<PaidPayments>(
      {url: `/payments/paid`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListPaidPaymentsQueryKey = (params?: ListPaidPaymentsParams,) => {
    return [
    "listPaidPayments", ...(params ? [params] : [])
    ] as const;
    }


export const getListPaidPaymentsQueryOptions = <TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListPaidPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaidPaymentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaidPayments>>> = ({ signal }) => listPaidPayments(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaidPaymentsQueryResult = NonNullable<Awaited<ReturnType<typeof listPaidPayments>>>
export type ListPaidPaymentsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListPaidPayments<TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListPaidPaymentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaidPayments>>,
          TError,
          Awaited<ReturnType<typeof listPaidPayments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaidPayments<TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListPaidPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaidPayments>>,
          TError,
          Awaited<ReturnType<typeof listPaidPayments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaidPayments<TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListPaidPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's payments
 */

export function useListPaidPayments<TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListPaidPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaidPaymentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPaidPaymentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListPaidPaymentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaidPaymentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaidPayments>>> = ({ signal }) => listPaidPayments(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPaidPaymentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPaidPayments>>>
export type ListPaidPaymentsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListPaidPaymentsSuspense<TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListPaidPaymentsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaidPaymentsSuspense<TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListPaidPaymentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaidPaymentsSuspense<TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListPaidPaymentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's payments
 */

export function useListPaidPaymentsSuspense<TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListPaidPaymentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaidPaymentsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






