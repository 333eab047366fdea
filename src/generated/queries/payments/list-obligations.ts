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
  ListObligationsParams,
  Obligations,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns the unpaid duties, fees and fines of the signed-in user, or of the organisation they act for, each with its service and appeal. Returns an empty list when there are none.
 * @summary List the user's unpaid amounts
 */
export const listObligations = (
    params?: ListObligationsParams,
 signal?: AbortSignal
) => {


      return request<Obligations>(
      {url: `/payments/obligations`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListObligationsQueryKey = (params?: ListObligationsParams,) => {
    return [
    "listObligations", ...(params ? [params] : [])
    ] as const;
    }


export const getListObligationsQueryOptions = <TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListObligationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListObligationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listObligations>>> = ({ signal }) => listObligations(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListObligationsQueryResult = NonNullable<Awaited<ReturnType<typeof listObligations>>>
export type ListObligationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListObligations<TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListObligationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listObligations>>,
          TError,
          Awaited<ReturnType<typeof listObligations>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListObligations<TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListObligationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listObligations>>,
          TError,
          Awaited<ReturnType<typeof listObligations>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListObligations<TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListObligationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's unpaid amounts
 */

export function useListObligations<TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListObligationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListObligationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListObligationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListObligationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListObligationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listObligations>>> = ({ signal }) => listObligations(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListObligationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listObligations>>>
export type ListObligationsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListObligationsSuspense<TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListObligationsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListObligationsSuspense<TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListObligationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListObligationsSuspense<TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListObligationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's unpaid amounts
 */

export function useListObligationsSuspense<TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListObligationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListObligationsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






