/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './call-center.helpers.ts';
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
  CallCenter,
  ReadCallCenterParams,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns the phone number, the opening hours and the chat address of the call center. For a signed-in user, the response also contains the time slots for a callback.
 * @summary Read the contact details of the call center
 */
export const readCallCenter = (
    params?: ReadCallCenterParams,
 signal?: AbortSignal
) => {


      return request<CallCenter>(
      {url: `/call-center`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadCallCenterQueryKey = (params?: ReadCallCenterParams,) => {
    return [
    "readCallCenter", ...(params ? [params] : [])
    ] as const;
    }


export const getReadCallCenterQueryOptions = <TData = Awaited<ReturnType<typeof readCallCenter>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ReadCallCenterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCallCenter>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadCallCenterQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readCallCenter>>> = ({ signal }) => readCallCenter(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readCallCenter>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadCallCenterQueryResult = NonNullable<Awaited<ReturnType<typeof readCallCenter>>>
export type ReadCallCenterQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useReadCallCenter<TData = Awaited<ReturnType<typeof readCallCenter>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ReadCallCenterParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCallCenter>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readCallCenter>>,
          TError,
          Awaited<ReturnType<typeof readCallCenter>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadCallCenter<TData = Awaited<ReturnType<typeof readCallCenter>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadCallCenterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCallCenter>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readCallCenter>>,
          TError,
          Awaited<ReturnType<typeof readCallCenter>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadCallCenter<TData = Awaited<ReturnType<typeof readCallCenter>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadCallCenterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCallCenter>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the contact details of the call center
 */

export function useReadCallCenter<TData = Awaited<ReturnType<typeof readCallCenter>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadCallCenterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCallCenter>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadCallCenterQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadCallCenterSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readCallCenter>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ReadCallCenterParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readCallCenter>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadCallCenterQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readCallCenter>>> = ({ signal }) => readCallCenter(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readCallCenter>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadCallCenterSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readCallCenter>>>
export type ReadCallCenterSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useReadCallCenterSuspense<TData = Awaited<ReturnType<typeof readCallCenter>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ReadCallCenterParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readCallCenter>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadCallCenterSuspense<TData = Awaited<ReturnType<typeof readCallCenter>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadCallCenterParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readCallCenter>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadCallCenterSuspense<TData = Awaited<ReturnType<typeof readCallCenter>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadCallCenterParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readCallCenter>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the contact details of the call center
 */

export function useReadCallCenterSuspense<TData = Awaited<ReturnType<typeof readCallCenter>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadCallCenterParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readCallCenter>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadCallCenterSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






