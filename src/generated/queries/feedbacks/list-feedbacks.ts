/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './feedbacks.helpers.ts';
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
  Feedbacks,
  ForbiddenResponse,
  ListFeedbacksParams,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns the feedback of the signed-in user, or of the organisation they act for, about consumer rights or competition, with the replies of the service, the newest first. Returns an empty list when there is none.
 * @summary List the user's feedback
 */
export const listFeedbacks = (
    params?: ListFeedbacksParams,
 signal?: AbortSignal
) => {


      return request<Feedbacks>(
      {url: `/feedbacks`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListFeedbacksQueryKey = (params?: ListFeedbacksParams,) => {
    return [
    "listFeedbacks", ...(params ? [params] : [])
    ] as const;
    }


export const getListFeedbacksQueryOptions = <TData = Awaited<ReturnType<typeof listFeedbacks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListFeedbacksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedbacks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFeedbacksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFeedbacks>>> = ({ signal }) => listFeedbacks(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFeedbacks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFeedbacksQueryResult = NonNullable<Awaited<ReturnType<typeof listFeedbacks>>>
export type ListFeedbacksQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListFeedbacks<TData = Awaited<ReturnType<typeof listFeedbacks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListFeedbacksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedbacks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeedbacks>>,
          TError,
          Awaited<ReturnType<typeof listFeedbacks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedbacks<TData = Awaited<ReturnType<typeof listFeedbacks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListFeedbacksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedbacks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeedbacks>>,
          TError,
          Awaited<ReturnType<typeof listFeedbacks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedbacks<TData = Awaited<ReturnType<typeof listFeedbacks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListFeedbacksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedbacks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's feedback
 */

export function useListFeedbacks<TData = Awaited<ReturnType<typeof listFeedbacks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListFeedbacksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedbacks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFeedbacksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListFeedbacksSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFeedbacks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListFeedbacksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeedbacks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFeedbacksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFeedbacks>>> = ({ signal }) => listFeedbacks(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeedbacks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListFeedbacksSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listFeedbacks>>>
export type ListFeedbacksSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListFeedbacksSuspense<TData = Awaited<ReturnType<typeof listFeedbacks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListFeedbacksParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeedbacks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedbacksSuspense<TData = Awaited<ReturnType<typeof listFeedbacks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListFeedbacksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeedbacks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedbacksSuspense<TData = Awaited<ReturnType<typeof listFeedbacks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListFeedbacksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeedbacks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's feedback
 */

export function useListFeedbacksSuspense<TData = Awaited<ReturnType<typeof listFeedbacks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListFeedbacksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeedbacks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFeedbacksSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






