/**
 * Generated from openapi/. Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  FeedbackDraft,
  FeedbackReceipt,
  FeedbackRejectedResponse,
  Feedbacks,
  ForbiddenResponse,
  ListFeedbacksParams,
  SendFeedbackHeaders,
  SendFeedbackParams,
  ServerFaultResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType , BodyType } from '../../../api/request.ts';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

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






/**
 * Reports a violation of consumer rights or unfair competition. The reply appears later in the list of feedback. Files are uploaded first and referenced by their ids.
 * @summary Send feedback
 */
export const sendFeedback = (
    feedbackDraft: BodyType<FeedbackDraft>,
    params?: SendFeedbackParams,
    headers?: SendFeedbackHeaders,
 signal?: AbortSignal
) => {


      return request<FeedbackReceipt>(
      {url: `/feedbacks`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: feedbackDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendFeedbackMutationKey = () => ['sendFeedback'] as const;

export const getSendFeedbackMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | FeedbackRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext> => {

const mutationKey = getSendFeedbackMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendFeedback>>, SendFeedbackMutationVariables> = (props) => {
          const {data,params,headers} = props ?? {};

          return  sendFeedback(data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof sendFeedback>>>
    export type SendFeedbackMutationBody = BodyType<FeedbackDraft>
    export type SendFeedbackMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | FeedbackRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>
    export type SendFeedbackMutationVariables = {data: BodyType<FeedbackDraft>;params?: SendFeedbackParams;headers?: SendFeedbackHeaders}

    /**
 * @summary Send feedback
 */
export const useSendFeedback = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | FeedbackRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendFeedback>>,
        TError,
        SendFeedbackMutationVariables,
        TContext
      > => {
      return useMutation(getSendFeedbackMutationOptions(options), queryClient);
    }
