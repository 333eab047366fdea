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
  ChangedResponse,
  Draft,
  DraftUpdate,
  Drafts,
  ForbiddenResponse,
  KeepDraftHeaders,
  KeepDraftParams,
  ListDraftsParams,
  ReadDraftParams,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
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
 * Returns the saved drafts of the signed-in user with their values, the last saved first. Returns an empty list when there are none.
 * @summary List the user's drafts
 */
export const listDrafts = (
    params?: ListDraftsParams,
 signal?: AbortSignal
) => {


      return request<Drafts>(
      {url: `/drafts`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListDraftsQueryKey = (params?: ListDraftsParams,) => {
    return [
    "listDrafts", ...(params ? [params] : [])
    ] as const;
    }


export const getListDraftsQueryOptions = <TData = Awaited<ReturnType<typeof listDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListDraftsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDraftsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDrafts>>> = ({ signal }) => listDrafts(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDraftsQueryResult = NonNullable<Awaited<ReturnType<typeof listDrafts>>>
export type ListDraftsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListDrafts<TData = Awaited<ReturnType<typeof listDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListDraftsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDrafts>>,
          TError,
          Awaited<ReturnType<typeof listDrafts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDrafts<TData = Awaited<ReturnType<typeof listDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListDraftsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDrafts>>,
          TError,
          Awaited<ReturnType<typeof listDrafts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDrafts<TData = Awaited<ReturnType<typeof listDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListDraftsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's drafts
 */

export function useListDrafts<TData = Awaited<ReturnType<typeof listDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListDraftsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDraftsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDraftsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListDraftsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDraftsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDrafts>>> = ({ signal }) => listDrafts(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDraftsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDrafts>>>
export type ListDraftsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListDraftsSuspense<TData = Awaited<ReturnType<typeof listDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListDraftsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDraftsSuspense<TData = Awaited<ReturnType<typeof listDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListDraftsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDraftsSuspense<TData = Awaited<ReturnType<typeof listDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListDraftsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's drafts
 */

export function useListDraftsSuspense<TData = Awaited<ReturnType<typeof listDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListDraftsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDraftsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns the last saved values of a form for the signed-in user, from any device. The client requests it when the form opens, and offers to restore the draft. Without a draft, the response is 200 with null as `data`.
 * @summary Read the draft of a form
 */
export const readDraft = (
    formKey: string,
    params?: ReadDraftParams,
 signal?: AbortSignal
) => {


      return request<Draft>(
      {url: `/drafts/${encodeURIComponent(String(formKey))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadDraftQueryKey = (formKey: string,
    params?: ReadDraftParams,) => {
    return [
    "readDraft", ...(formKey ? [formKey] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getReadDraftQueryOptions = <TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(formKey: string,
    params?: ReadDraftParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadDraftQueryKey(formKey,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readDraft>>> = ({ signal }) => readDraft(formKey,params, signal);





   return  { queryKey, queryFn, enabled: formKey !== null && formKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadDraftQueryResult = NonNullable<Awaited<ReturnType<typeof readDraft>>>
export type ReadDraftQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useReadDraft<TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 formKey: string,
    params: undefined |  ReadDraftParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readDraft>>,
          TError,
          Awaited<ReturnType<typeof readDraft>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadDraft<TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 formKey: string,
    params?: ReadDraftParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readDraft>>,
          TError,
          Awaited<ReturnType<typeof readDraft>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadDraft<TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 formKey: string,
    params?: ReadDraftParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the draft of a form
 */

export function useReadDraft<TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 formKey: string,
    params?: ReadDraftParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadDraftQueryOptions(formKey,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadDraftSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(formKey: string,
    params?: ReadDraftParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadDraftQueryKey(formKey,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readDraft>>> = ({ signal }) => readDraft(formKey,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadDraftSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readDraft>>>
export type ReadDraftSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useReadDraftSuspense<TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 formKey: string,
    params: undefined |  ReadDraftParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadDraftSuspense<TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 formKey: string,
    params?: ReadDraftParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadDraftSuspense<TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 formKey: string,
    params?: ReadDraftParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the draft of a form
 */

export function useReadDraftSuspense<TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 formKey: string,
    params?: ReadDraftParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadDraftSuspenseQueryOptions(formKey,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Saves the current values of a form each time the user pauses. The request replaces the previous draft. With the `ETag` of this operation or of readDraft in `If-Match`, it neither replaces nor deletes what another tab or device has saved since, not even in a form that had no draft before. With null as `data` it deletes the draft, which the client does after submission. The server deletes drafts that have not changed for 60 days. When saving fails, the user can continue to fill in the form.
 * @summary Save the draft of a form
 */
export const keepDraft = (
    formKey: string,
    draftUpdate: BodyType<DraftUpdate>,
    params?: KeepDraftParams,
    headers?: KeepDraftHeaders,
 signal?: AbortSignal
) => {


      return request<Draft>(
      {url: `/drafts/${encodeURIComponent(String(formKey))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: draftUpdate,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getKeepDraftMutationKey = () => ['keepDraft'] as const;

export const getKeepDraftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof keepDraft>>, TError,KeepDraftMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof keepDraft>>, TError,KeepDraftMutationVariables, TContext> => {

const mutationKey = getKeepDraftMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof keepDraft>>, KeepDraftMutationVariables> = (props) => {
          const {formKey,data,params,headers} = props ?? {};

          return  keepDraft(formKey,data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type KeepDraftMutationResult = NonNullable<Awaited<ReturnType<typeof keepDraft>>>
    export type KeepDraftMutationBody = BodyType<DraftUpdate>
    export type KeepDraftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse>
    export type KeepDraftMutationVariables = {formKey: string;data: BodyType<DraftUpdate>;params?: KeepDraftParams;headers?: KeepDraftHeaders}

    /**
 * @summary Save the draft of a form
 */
export const useKeepDraft = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof keepDraft>>, TError,KeepDraftMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof keepDraft>>,
        TError,
        KeepDraftMutationVariables,
        TContext
      > => {
      return useMutation(getKeepDraftMutationOptions(options), queryClient);
    }
