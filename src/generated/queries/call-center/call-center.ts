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
  CallCenter,
  CallbackDraft,
  CallbackReceipt,
  CallbackRejectedResponse,
  ForbiddenResponse,
  ReadCallCenterParams,
  RequestCallbackHeaders,
  RequestCallbackParams,
  ServerFaultResponse,
  SlotTakenResponse,
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






/**
 * Books a free time slot and states the topic, so that the operator can prepare for the call. Returns 409 when the slot is already taken.
 * @summary Request a callback
 */
export const requestCallback = (
    callbackDraft: BodyType<CallbackDraft>,
    params?: RequestCallbackParams,
    headers?: RequestCallbackHeaders,
 signal?: AbortSignal
) => {


      return request<CallbackReceipt>(
      {url: `/call-center/callbacks`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: callbackDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getRequestCallbackMutationKey = () => ['requestCallback'] as const;

export const getRequestCallbackMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | SlotTakenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | CallbackRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestCallback>>, TError,RequestCallbackMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof requestCallback>>, TError,RequestCallbackMutationVariables, TContext> => {

const mutationKey = getRequestCallbackMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestCallback>>, RequestCallbackMutationVariables> = (props) => {
          const {data,params,headers} = props ?? {};

          return  requestCallback(data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestCallbackMutationResult = NonNullable<Awaited<ReturnType<typeof requestCallback>>>
    export type RequestCallbackMutationBody = BodyType<CallbackDraft>
    export type RequestCallbackMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | SlotTakenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | CallbackRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>
    export type RequestCallbackMutationVariables = {data: BodyType<CallbackDraft>;params?: RequestCallbackParams;headers?: RequestCallbackHeaders}

    /**
 * @summary Request a callback
 */
export const useRequestCallback = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | SlotTakenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | CallbackRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestCallback>>, TError,RequestCallbackMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestCallback>>,
        TError,
        RequestCallbackMutationVariables,
        TContext
      > => {
      return useMutation(getRequestCallbackMutationOptions(options), queryClient);
    }
