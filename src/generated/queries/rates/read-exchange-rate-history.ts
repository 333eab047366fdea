/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './rates.helpers.ts';
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
  ExchangeRateHistory,
  Id,
  NotFoundResponse,
  ReadExchangeRateHistoryParams,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns the official rates of one currency on the days of the last months, at most a year, for a chart. It has at least those of the last two months that are known. Returns 404 for a currency without an official rate.
 * @summary Read the history of an exchange rate
 */
export const readExchangeRateHistory = (
    id: Id,
    params?: ReadExchangeRateHistoryParams,
 signal?: AbortSignal
) => {


      return request<ExchangeRateHistory>(
      {url: `/exchange-rates/public/${encodeURIComponent(String(id))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadExchangeRateHistoryQueryKey = (id: Id,
    params?: ReadExchangeRateHistoryParams,) => {
    return [
    "readExchangeRateHistory", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getReadExchangeRateHistoryQueryOptions = <TData = Awaited<ReturnType<typeof readExchangeRateHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(id: Id,
    params?: ReadExchangeRateHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readExchangeRateHistory>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadExchangeRateHistoryQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readExchangeRateHistory>>> = ({ signal }) => readExchangeRateHistory(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readExchangeRateHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadExchangeRateHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof readExchangeRateHistory>>>
export type ReadExchangeRateHistoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>


export function useReadExchangeRateHistory<TData = Awaited<ReturnType<typeof readExchangeRateHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params: undefined |  ReadExchangeRateHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readExchangeRateHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readExchangeRateHistory>>,
          TError,
          Awaited<ReturnType<typeof readExchangeRateHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadExchangeRateHistory<TData = Awaited<ReturnType<typeof readExchangeRateHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadExchangeRateHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readExchangeRateHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readExchangeRateHistory>>,
          TError,
          Awaited<ReturnType<typeof readExchangeRateHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadExchangeRateHistory<TData = Awaited<ReturnType<typeof readExchangeRateHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadExchangeRateHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readExchangeRateHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the history of an exchange rate
 */

export function useReadExchangeRateHistory<TData = Awaited<ReturnType<typeof readExchangeRateHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadExchangeRateHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readExchangeRateHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadExchangeRateHistoryQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadExchangeRateHistorySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readExchangeRateHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(id: Id,
    params?: ReadExchangeRateHistoryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readExchangeRateHistory>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadExchangeRateHistoryQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readExchangeRateHistory>>> = ({ signal }) => readExchangeRateHistory(id,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readExchangeRateHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadExchangeRateHistorySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readExchangeRateHistory>>>
export type ReadExchangeRateHistorySuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>


export function useReadExchangeRateHistorySuspense<TData = Awaited<ReturnType<typeof readExchangeRateHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params: undefined |  ReadExchangeRateHistoryParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readExchangeRateHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadExchangeRateHistorySuspense<TData = Awaited<ReturnType<typeof readExchangeRateHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadExchangeRateHistoryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readExchangeRateHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadExchangeRateHistorySuspense<TData = Awaited<ReturnType<typeof readExchangeRateHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadExchangeRateHistoryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readExchangeRateHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the history of an exchange rate
 */

export function useReadExchangeRateHistorySuspense<TData = Awaited<ReturnType<typeof readExchangeRateHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadExchangeRateHistoryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readExchangeRateHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadExchangeRateHistorySuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






