/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './evaluations.helpers.ts';
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
  EvaluationSummary,
  ReadEvaluationSummaryParams,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns the number of yes, no and partial answers for each service, the institution and its portal, with the most answers first. What nobody has evaluated is not in the list.
 * @summary Read the evaluation results by service
 */
export const readEvaluationSummary = (
    params?: ReadEvaluationSummaryParams,
 signal?: AbortSignal
) => {


      return request<EvaluationSummary>(
      {url: `/evaluations/public/summary`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadEvaluationSummaryQueryKey = (params?: ReadEvaluationSummaryParams,) => {
    return [
    "readEvaluationSummary", ...(params ? [params] : [])
    ] as const;
    }


export const getReadEvaluationSummaryQueryOptions = <TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ReadEvaluationSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadEvaluationSummaryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readEvaluationSummary>>> = ({ signal }) => readEvaluationSummary(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadEvaluationSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof readEvaluationSummary>>>
export type ReadEvaluationSummaryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useReadEvaluationSummary<TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ReadEvaluationSummaryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readEvaluationSummary>>,
          TError,
          Awaited<ReturnType<typeof readEvaluationSummary>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadEvaluationSummary<TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadEvaluationSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readEvaluationSummary>>,
          TError,
          Awaited<ReturnType<typeof readEvaluationSummary>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadEvaluationSummary<TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadEvaluationSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the evaluation results by service
 */

export function useReadEvaluationSummary<TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadEvaluationSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadEvaluationSummaryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadEvaluationSummarySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ReadEvaluationSummaryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadEvaluationSummaryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readEvaluationSummary>>> = ({ signal }) => readEvaluationSummary(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadEvaluationSummarySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readEvaluationSummary>>>
export type ReadEvaluationSummarySuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useReadEvaluationSummarySuspense<TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ReadEvaluationSummaryParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadEvaluationSummarySuspense<TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadEvaluationSummaryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadEvaluationSummarySuspense<TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadEvaluationSummaryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the evaluation results by service
 */

export function useReadEvaluationSummarySuspense<TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadEvaluationSummaryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadEvaluationSummarySuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






