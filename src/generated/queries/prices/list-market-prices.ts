/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './prices.helpers.ts';
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
  ListMarketPricesParams,
  MarketPrices,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns the market prices of everyday goods by region, with the change of each price. Without a date, it returns the latest prices. On a day on which no prices are recorded, it returns the last ones before it, with their own `date`, or none. Returns an empty list for a day before the first prices, and for a later day than today.
 * @summary List the market prices of a day
 */
export const listMarketPrices = (
    params?: ListMarketPricesParams,
 signal?: AbortSignal
) => {


      return request<MarketPrices>(
      {url: `/market-prices/public`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListMarketPricesQueryKey = (params?: ListMarketPricesParams,) => {
    return [
    "listMarketPrices", ...(params ? [params] : [])
    ] as const;
    }


export const getListMarketPricesQueryOptions = <TData = Awaited<ReturnType<typeof listMarketPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListMarketPricesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketPrices>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMarketPricesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMarketPrices>>> = ({ signal }) => listMarketPrices(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMarketPrices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMarketPricesQueryResult = NonNullable<Awaited<ReturnType<typeof listMarketPrices>>>
export type ListMarketPricesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useListMarketPrices<TData = Awaited<ReturnType<typeof listMarketPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListMarketPricesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketPrices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketPrices>>,
          TError,
          Awaited<ReturnType<typeof listMarketPrices>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketPrices<TData = Awaited<ReturnType<typeof listMarketPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListMarketPricesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketPrices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketPrices>>,
          TError,
          Awaited<ReturnType<typeof listMarketPrices>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketPrices<TData = Awaited<ReturnType<typeof listMarketPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListMarketPricesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketPrices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the market prices of a day
 */

export function useListMarketPrices<TData = Awaited<ReturnType<typeof listMarketPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListMarketPricesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketPrices>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMarketPricesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMarketPricesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMarketPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListMarketPricesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMarketPrices>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMarketPricesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMarketPrices>>> = ({ signal }) => listMarketPrices(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMarketPrices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMarketPricesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMarketPrices>>>
export type ListMarketPricesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useListMarketPricesSuspense<TData = Awaited<ReturnType<typeof listMarketPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListMarketPricesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMarketPrices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketPricesSuspense<TData = Awaited<ReturnType<typeof listMarketPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListMarketPricesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMarketPrices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketPricesSuspense<TData = Awaited<ReturnType<typeof listMarketPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListMarketPricesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMarketPrices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the market prices of a day
 */

export function useListMarketPricesSuspense<TData = Awaited<ReturnType<typeof listMarketPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListMarketPricesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMarketPrices>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMarketPricesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






