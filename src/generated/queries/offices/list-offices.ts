/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './offices.helpers.ts';
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
  ListOfficesParams,
  Offices,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns the offices that receive visitors, with addresses and opening hours, the head office first.
 * @summary List the offices
 */
export const listOffices = (
    params?: ListOfficesParams,
 signal?: AbortSignal
) => {


      return request<Offices>(
      {url: `/offices/public`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOfficesQueryKey = (params?: ListOfficesParams,) => {
    return [
    "listOffices", ...(params ? [params] : [])
    ] as const;
    }


export const getListOfficesQueryOptions = <TData = Awaited<ReturnType<typeof listOffices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListOfficesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffices>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOfficesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOffices>>> = ({ signal }) => listOffices(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOffices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOfficesQueryResult = NonNullable<Awaited<ReturnType<typeof listOffices>>>
export type ListOfficesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useListOffices<TData = Awaited<ReturnType<typeof listOffices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListOfficesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOffices>>,
          TError,
          Awaited<ReturnType<typeof listOffices>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOffices<TData = Awaited<ReturnType<typeof listOffices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListOfficesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOffices>>,
          TError,
          Awaited<ReturnType<typeof listOffices>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOffices<TData = Awaited<ReturnType<typeof listOffices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListOfficesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the offices
 */

export function useListOffices<TData = Awaited<ReturnType<typeof listOffices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListOfficesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffices>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOfficesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOfficesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOffices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListOfficesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOffices>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOfficesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOffices>>> = ({ signal }) => listOffices(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOffices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOfficesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOffices>>>
export type ListOfficesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useListOfficesSuspense<TData = Awaited<ReturnType<typeof listOffices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListOfficesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOffices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOfficesSuspense<TData = Awaited<ReturnType<typeof listOffices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListOfficesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOffices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOfficesSuspense<TData = Awaited<ReturnType<typeof listOffices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListOfficesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOffices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the offices
 */

export function useListOfficesSuspense<TData = Awaited<ReturnType<typeof listOffices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListOfficesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOffices>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOfficesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






