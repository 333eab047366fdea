/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './standards.helpers.ts';
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
  ListStandardsParams,
  ServerFaultResponse,
  Standards,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns the state standards, including those no longer in force, each with its field. The list can be filtered by words. Returns an empty list when nothing matches.
 * @summary List the state standards
 */
export const listStandards = (
    params?: ListStandardsParams,
 signal?: AbortSignal
) => {


      return request<Standards>(
      {url: `/standards/public`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListStandardsQueryKey = (params?: ListStandardsParams,) => {
    return [
    "listStandards", ...(params ? [params] : [])
    ] as const;
    }


export const getListStandardsQueryOptions = <TData = Awaited<ReturnType<typeof listStandards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListStandardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStandards>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStandardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStandards>>> = ({ signal }) => listStandards(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStandards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStandardsQueryResult = NonNullable<Awaited<ReturnType<typeof listStandards>>>
export type ListStandardsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useListStandards<TData = Awaited<ReturnType<typeof listStandards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListStandardsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStandards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStandards>>,
          TError,
          Awaited<ReturnType<typeof listStandards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStandards<TData = Awaited<ReturnType<typeof listStandards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListStandardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStandards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStandards>>,
          TError,
          Awaited<ReturnType<typeof listStandards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStandards<TData = Awaited<ReturnType<typeof listStandards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListStandardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStandards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the state standards
 */

export function useListStandards<TData = Awaited<ReturnType<typeof listStandards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListStandardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStandards>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStandardsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListStandardsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStandards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListStandardsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStandards>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStandardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStandards>>> = ({ signal }) => listStandards(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStandards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStandardsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStandards>>>
export type ListStandardsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useListStandardsSuspense<TData = Awaited<ReturnType<typeof listStandards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListStandardsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStandards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStandardsSuspense<TData = Awaited<ReturnType<typeof listStandards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListStandardsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStandards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStandardsSuspense<TData = Awaited<ReturnType<typeof listStandards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListStandardsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStandards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the state standards
 */

export function useListStandardsSuspense<TData = Awaited<ReturnType<typeof listStandards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListStandardsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStandards>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStandardsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






