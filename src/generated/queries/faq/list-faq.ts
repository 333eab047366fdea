/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './faq.helpers.ts';
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
  Faqs,
  ListFaqParams,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns frequently asked questions with their answers, those of one category together. The list can be filtered by category and by words. Returns an empty list when nothing matches.
 * @summary List frequently asked questions
 */
export const listFaq = (
    params?: ListFaqParams,
 signal?: AbortSignal
) => {


      return request<Faqs>(
      {url: `/faq/public`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListFaqQueryKey = (params?: ListFaqParams,) => {
    return [
    "listFaq", ...(params ? [params] : [])
    ] as const;
    }


export const getListFaqQueryOptions = <TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListFaqParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFaqQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFaq>>> = ({ signal }) => listFaq(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFaqQueryResult = NonNullable<Awaited<ReturnType<typeof listFaq>>>
export type ListFaqQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useListFaq<TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListFaqParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFaq>>,
          TError,
          Awaited<ReturnType<typeof listFaq>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFaq<TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListFaqParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFaq>>,
          TError,
          Awaited<ReturnType<typeof listFaq>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFaq<TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListFaqParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List frequently asked questions
 */

export function useListFaq<TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListFaqParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFaqQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListFaqSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListFaqParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFaqQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFaq>>> = ({ signal }) => listFaq(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListFaqSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listFaq>>>
export type ListFaqSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useListFaqSuspense<TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListFaqParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFaqSuspense<TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListFaqParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFaqSuspense<TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListFaqParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List frequently asked questions
 */

export function useListFaqSuspense<TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListFaqParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFaqSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






