/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './user.helpers.ts';
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
  LookUpTaxpayerParams,
  ServerFaultResponse,
  Taxpayer,
  TaxpayerUnknownResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { requestTaxpayer } from '../../../api/parsers/parsePossessor.ts';


/**
 * Returns the name and legal address for a taxpayer number, which the personal information shows. Returns 404 for a number that is not in the register.
 * @summary Look up a taxpayer
 */
export const lookUpTaxpayer = (
    params: LookUpTaxpayerParams,
 signal?: AbortSignal
) => {


      return requestTaxpayer<Taxpayer>(
      {url: `/user/tpn-info`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getLookUpTaxpayerQueryKey = (params?: LookUpTaxpayerParams,) => {
    return [
    "lookUpTaxpayer", ...(params ? [params] : [])
    ] as const;
    }


export const getLookUpTaxpayerQueryOptions = <TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(params: LookUpTaxpayerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLookUpTaxpayerQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof lookUpTaxpayer>>> = ({ signal }) => lookUpTaxpayer(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LookUpTaxpayerQueryResult = NonNullable<Awaited<ReturnType<typeof lookUpTaxpayer>>>
export type LookUpTaxpayerQueryError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse


export function useLookUpTaxpayer<TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: LookUpTaxpayerParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookUpTaxpayer>>,
          TError,
          Awaited<ReturnType<typeof lookUpTaxpayer>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpTaxpayer<TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: LookUpTaxpayerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookUpTaxpayer>>,
          TError,
          Awaited<ReturnType<typeof lookUpTaxpayer>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpTaxpayer<TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: LookUpTaxpayerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look up a taxpayer
 */

export function useLookUpTaxpayer<TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: LookUpTaxpayerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLookUpTaxpayerQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getLookUpTaxpayerSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(params: LookUpTaxpayerParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLookUpTaxpayerQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof lookUpTaxpayer>>> = ({ signal }) => lookUpTaxpayer(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type LookUpTaxpayerSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof lookUpTaxpayer>>>
export type LookUpTaxpayerSuspenseQueryError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse


export function useLookUpTaxpayerSuspense<TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: LookUpTaxpayerParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpTaxpayerSuspense<TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: LookUpTaxpayerParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpTaxpayerSuspense<TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: LookUpTaxpayerParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look up a taxpayer
 */

export function useLookUpTaxpayerSuspense<TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: LookUpTaxpayerParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLookUpTaxpayerSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






