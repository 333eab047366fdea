/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './documents.helpers.ts';
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
  DownloadDocumentParams,
  Id,
  NotAcceptableResponse,
  NotFoundResponse,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns the content of the file. The portal displays images, videos and PDF; other types can only be saved. A PDF that the service issues is tagged for screen readers and names its language. A file of a published post (`documentId`) is everybody's who is signed in. A file of an appeal, of its messages or of the answer of its trader is open to the account of the appeal, whoever has uploaded it; every other one to the account that has uploaded it or for which it was issued. Returns 404 for another user's document, as if it did not exist.
 * @summary Download a document
 */
export const downloadDocument = (
    id: Id,
    params?: DownloadDocumentParams,
 signal?: AbortSignal
) => {


      return request<Blob>(
      {url: `/documents/${encodeURIComponent(String(id))}/file`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      );
    }




export const getDownloadDocumentQueryKey = (id: Id,
    params?: DownloadDocumentParams,) => {
    return [
    "downloadDocument", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadDocumentQueryOptions = <TData = Awaited<ReturnType<typeof downloadDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(id: Id,
    params?: DownloadDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadDocumentQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadDocument>>> = ({ signal }) => downloadDocument(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof downloadDocument>>>
export type DownloadDocumentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>


export function useDownloadDocument<TData = Awaited<ReturnType<typeof downloadDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params: undefined |  DownloadDocumentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadDocument>>,
          TError,
          Awaited<ReturnType<typeof downloadDocument>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadDocument<TData = Awaited<ReturnType<typeof downloadDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: DownloadDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadDocument>>,
          TError,
          Awaited<ReturnType<typeof downloadDocument>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadDocument<TData = Awaited<ReturnType<typeof downloadDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: DownloadDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a document
 */

export function useDownloadDocument<TData = Awaited<ReturnType<typeof downloadDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: DownloadDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadDocumentQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadDocumentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof downloadDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(id: Id,
    params?: DownloadDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadDocumentQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadDocument>>> = ({ signal }) => downloadDocument(id,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type DownloadDocumentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof downloadDocument>>>
export type DownloadDocumentSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>


export function useDownloadDocumentSuspense<TData = Awaited<ReturnType<typeof downloadDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params: undefined |  DownloadDocumentParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadDocumentSuspense<TData = Awaited<ReturnType<typeof downloadDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: DownloadDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadDocumentSuspense<TData = Awaited<ReturnType<typeof downloadDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: DownloadDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a document
 */

export function useDownloadDocumentSuspense<TData = Awaited<ReturnType<typeof downloadDocument>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: DownloadDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadDocumentSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






