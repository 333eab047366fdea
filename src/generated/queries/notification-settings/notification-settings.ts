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
  NotificationSettings,
  ReadNotificationSettingsParams,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UpdateNotificationSettingsParams
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
 * Returns how the signed-in user is notified of each kind of event, besides the list of notifications. A user who has chosen nothing gets the defaults of the server.
 * @summary Read how the user is notified
 */
export const readNotificationSettings = (
    params?: ReadNotificationSettingsParams,
 signal?: AbortSignal
) => {


      return request<NotificationSettings>(
      {url: `/notification/settings`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadNotificationSettingsQueryKey = (params?: ReadNotificationSettingsParams,) => {
    return [
    "readNotificationSettings", ...(params ? [params] : [])
    ] as const;
    }


export const getReadNotificationSettingsQueryOptions = <TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ReadNotificationSettingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadNotificationSettingsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readNotificationSettings>>> = ({ signal }) => readNotificationSettings(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadNotificationSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof readNotificationSettings>>>
export type ReadNotificationSettingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useReadNotificationSettings<TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ReadNotificationSettingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readNotificationSettings>>,
          TError,
          Awaited<ReturnType<typeof readNotificationSettings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadNotificationSettings<TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadNotificationSettingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readNotificationSettings>>,
          TError,
          Awaited<ReturnType<typeof readNotificationSettings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadNotificationSettings<TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadNotificationSettingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read how the user is notified
 */

export function useReadNotificationSettings<TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadNotificationSettingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadNotificationSettingsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadNotificationSettingsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ReadNotificationSettingsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadNotificationSettingsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readNotificationSettings>>> = ({ signal }) => readNotificationSettings(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadNotificationSettingsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readNotificationSettings>>>
export type ReadNotificationSettingsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useReadNotificationSettingsSuspense<TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ReadNotificationSettingsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadNotificationSettingsSuspense<TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadNotificationSettingsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadNotificationSettingsSuspense<TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadNotificationSettingsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read how the user is notified
 */

export function useReadNotificationSettingsSuspense<TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadNotificationSettingsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadNotificationSettingsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Replaces the channels of the events in the request. Events that the request does not name keep theirs. The client sends one event with each change of a switch. The request is idempotent.
 * @summary Change how the user is notified
 */
export const updateNotificationSettings = (
    notificationSettings: BodyType<NotificationSettings>,
    params?: UpdateNotificationSettingsParams,
 signal?: AbortSignal
) => {


      return request<NotificationSettings>(
      {url: `/notification/settings`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: notificationSettings,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getUpdateNotificationSettingsMutationKey = () => ['updateNotificationSettings'] as const;

export const getUpdateNotificationSettingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNotificationSettings>>, TError,UpdateNotificationSettingsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateNotificationSettings>>, TError,UpdateNotificationSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateNotificationSettingsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateNotificationSettings>>, UpdateNotificationSettingsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  updateNotificationSettings(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateNotificationSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateNotificationSettings>>>
    export type UpdateNotificationSettingsMutationBody = BodyType<NotificationSettings>
    export type UpdateNotificationSettingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse>
    export type UpdateNotificationSettingsMutationVariables = {data: BodyType<NotificationSettings>;params?: UpdateNotificationSettingsParams}

    /**
 * @summary Change how the user is notified
 */
export const useUpdateNotificationSettings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNotificationSettings>>, TError,UpdateNotificationSettingsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateNotificationSettings>>,
        TError,
        UpdateNotificationSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateNotificationSettingsMutationOptions(options), queryClient);
    }
