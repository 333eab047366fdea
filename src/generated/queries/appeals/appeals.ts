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
  AppealClosedResponse,
  AppealDetail,
  AppealDraft,
  AppealReceipt,
  AppealRejectedResponse,
  Appeals,
  BadRequestResponse,
  ForbiddenResponse,
  ListAppealsParams,
  NotFoundResponse,
  ReadAppealParams,
  SendAppealHeaders,
  SendAppealParams,
  ServerFaultResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
  WithdrawAppealParams
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
 * Returns the applications, complaints and suggestions of the signed-in user, or of the organisation they act for. Returns an empty list when there are none.
 * @summary List the user's appeals
 */
export const listAppeals = (
    params?: ListAppealsParams,
 signal?: AbortSignal
) => {


      return request<Appeals>(
      {url: `/appeals`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListAppealsQueryKey = (params?: ListAppealsParams,) => {
    return [
    "listAppeals", ...(params ? [params] : [])
    ] as const;
    }


export const getListAppealsQueryOptions = <TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListAppealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAppealsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAppeals>>> = ({ signal }) => listAppeals(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAppealsQueryResult = NonNullable<Awaited<ReturnType<typeof listAppeals>>>
export type ListAppealsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListAppeals<TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListAppealsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppeals>>,
          TError,
          Awaited<ReturnType<typeof listAppeals>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppeals<TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListAppealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppeals>>,
          TError,
          Awaited<ReturnType<typeof listAppeals>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppeals<TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListAppealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's appeals
 */

export function useListAppeals<TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListAppealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAppealsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAppealsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListAppealsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAppealsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAppeals>>> = ({ signal }) => listAppeals(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAppealsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAppeals>>>
export type ListAppealsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListAppealsSuspense<TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListAppealsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppealsSuspense<TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListAppealsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppealsSuspense<TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListAppealsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's appeals
 */

export function useListAppealsSuspense<TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListAppealsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAppealsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates an application for a service, a complaint or a suggestion. The server assigns a registration number, and the statutory time limit begins. The client deletes the draft afterwards. Files are uploaded first and referenced by their ids.
 * @summary Send an appeal
 */
export const sendAppeal = (
    appealDraft: BodyType<AppealDraft>,
    params?: SendAppealParams,
    headers?: SendAppealHeaders,
 signal?: AbortSignal
) => {


      return request<AppealReceipt>(
      {url: `/appeals`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: appealDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendAppealMutationKey = () => ['sendAppeal'] as const;

export const getSendAppealMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | AppealRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendAppeal>>, TError,SendAppealMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendAppeal>>, TError,SendAppealMutationVariables, TContext> => {

const mutationKey = getSendAppealMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendAppeal>>, SendAppealMutationVariables> = (props) => {
          const {data,params,headers} = props ?? {};

          return  sendAppeal(data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendAppealMutationResult = NonNullable<Awaited<ReturnType<typeof sendAppeal>>>
    export type SendAppealMutationBody = BodyType<AppealDraft>
    export type SendAppealMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | AppealRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>
    export type SendAppealMutationVariables = {data: BodyType<AppealDraft>;params?: SendAppealParams;headers?: SendAppealHeaders}

    /**
 * @summary Send an appeal
 */
export const useSendAppeal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | AppealRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendAppeal>>, TError,SendAppealMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendAppeal>>,
        TError,
        SendAppealMutationVariables,
        TContext
      > => {
      return useMutation(getSendAppealMutationOptions(options), queryClient);
    }
    /**
 * Returns one appeal with the submitted data, its status history, documents and payments. Returns 404 for another user's appeal, as if it did not exist.
 * @summary Read an appeal
 */
export const readAppeal = (
    id: number,
    params?: ReadAppealParams,
 signal?: AbortSignal
) => {


      return request<AppealDetail>(
      {url: `/appeals/${encodeURIComponent(String(id))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadAppealQueryKey = (id: number,
    params?: ReadAppealParams,) => {
    return [
    "readAppeal", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getReadAppealQueryOptions = <TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(id: number,
    params?: ReadAppealParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadAppealQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readAppeal>>> = ({ signal }) => readAppeal(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadAppealQueryResult = NonNullable<Awaited<ReturnType<typeof readAppeal>>>
export type ReadAppealQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>


export function useReadAppeal<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: number,
    params: undefined |  ReadAppealParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readAppeal>>,
          TError,
          Awaited<ReturnType<typeof readAppeal>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadAppeal<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: number,
    params?: ReadAppealParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readAppeal>>,
          TError,
          Awaited<ReturnType<typeof readAppeal>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadAppeal<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: number,
    params?: ReadAppealParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an appeal
 */

export function useReadAppeal<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: number,
    params?: ReadAppealParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadAppealQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadAppealSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(id: number,
    params?: ReadAppealParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadAppealQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readAppeal>>> = ({ signal }) => readAppeal(id,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadAppealSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readAppeal>>>
export type ReadAppealSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>


export function useReadAppealSuspense<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: number,
    params: undefined |  ReadAppealParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadAppealSuspense<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: number,
    params?: ReadAppealParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadAppealSuspense<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: number,
    params?: ReadAppealParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an appeal
 */

export function useReadAppealSuspense<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: number,
    params?: ReadAppealParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadAppealSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Withdraws an appeal after the user has confirmed it. Processing of the appeal ends. Returns 409 when the appeal is already decided.
 * @summary Withdraw an appeal
 */
export const withdrawAppeal = (
    id: number,
    params?: WithdrawAppealParams,
 signal?: AbortSignal
) => {


      return request<AppealReceipt>(
      {url: `/appeals/${encodeURIComponent(String(id))}/withdraw`, method: 'PUT',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getWithdrawAppealMutationKey = () => ['withdrawAppeal'] as const;

export const getWithdrawAppealMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AppealClosedResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawAppeal>>, TError,WithdrawAppealMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof withdrawAppeal>>, TError,WithdrawAppealMutationVariables, TContext> => {

const mutationKey = getWithdrawAppealMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawAppeal>>, WithdrawAppealMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  withdrawAppeal(id,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawAppealMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawAppeal>>>

    export type WithdrawAppealMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AppealClosedResponse | ServerFaultResponse | UnavailableResponse>
    export type WithdrawAppealMutationVariables = {id: number;params?: WithdrawAppealParams}

    /**
 * @summary Withdraw an appeal
 */
export const useWithdrawAppeal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AppealClosedResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawAppeal>>, TError,WithdrawAppealMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawAppeal>>,
        TError,
        WithdrawAppealMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawAppealMutationOptions(options), queryClient);
    }
