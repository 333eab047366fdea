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
  Document,
  DocumentUpload,
  Documents,
  DownloadDocumentParams,
  FileRejectedResponse,
  FileTooLargeResponse,
  ForbiddenResponse,
  Id,
  ListDocumentsParams,
  NotAcceptableResponse,
  NotFoundResponse,
  ServerFaultResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
  UploadDocumentHeaders,
  UploadDocumentParams
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
 * Returns the files that the signed-in user, or the organisation they act for, uploaded and those issued to them, with type and size. Returns an empty list when there are none.
 * @summary List the user's documents
 */
export const listDocuments = (
    params?: ListDocumentsParams,
 signal?: AbortSignal
) => {


      return request<Documents>(
      {url: `/documents`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListDocumentsQueryKey = (params?: ListDocumentsParams,) => {
    return [
    "listDocuments", ...(params ? [params] : [])
    ] as const;
    }


export const getListDocumentsQueryOptions = <TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocuments>>> = ({ signal }) => listDocuments(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDocumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listDocuments>>>
export type ListDocumentsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListDocumentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocuments>>,
          TError,
          Awaited<ReturnType<typeof listDocuments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocuments>>,
          TError,
          Awaited<ReturnType<typeof listDocuments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's documents
 */

export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDocumentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDocumentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListDocumentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocuments>>> = ({ signal }) => listDocuments(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDocumentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDocuments>>>
export type ListDocumentsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListDocumentsSuspense<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListDocumentsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentsSuspense<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentsSuspense<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's documents
 */

export function useListDocumentsSuspense<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDocumentsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Uploads one file before the appeal, feedback or report that references it by id. The server deletes a file that is not referenced within 24 hours, unless a saved draft names it: by `documentId`, in the `files` of its `data`. The server determines the type from the content, not from the file name. It refuses a file whose name or declared type differs from it, or stores the type of the content.
 * @summary Upload a file
 */
export const uploadDocument = (
    documentUpload: BodyType<DocumentUpload>,
    params?: UploadDocumentParams,
    headers?: UploadDocumentHeaders,
 signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`file`, documentUpload.file);
if(documentUpload.name !== undefined) {
 formData.append(`name`, documentUpload.name);
 }

      return request<Document>(
      {url: `/documents`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', ...headers},
       data: formData,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getUploadDocumentMutationKey = () => ['uploadDocument'] as const;

export const getUploadDocumentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnsupportedMediaTypeResponse | FileRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadDocument>>, TError,UploadDocumentMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof uploadDocument>>, TError,UploadDocumentMutationVariables, TContext> => {

const mutationKey = getUploadDocumentMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadDocument>>, UploadDocumentMutationVariables> = (props) => {
          const {data,params,headers} = props ?? {};

          return  uploadDocument(data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof uploadDocument>>>
    export type UploadDocumentMutationBody = BodyType<DocumentUpload>
    export type UploadDocumentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnsupportedMediaTypeResponse | FileRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>
    export type UploadDocumentMutationVariables = {data: BodyType<DocumentUpload>;params?: UploadDocumentParams;headers?: UploadDocumentHeaders}

    /**
 * @summary Upload a file
 */
export const useUploadDocument = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnsupportedMediaTypeResponse | FileRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadDocument>>, TError,UploadDocumentMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadDocument>>,
        TError,
        UploadDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getUploadDocumentMutationOptions(options), queryClient);
    }
    /**
 * Returns the content of the file. The portal displays images, videos and PDF; other types can only be saved. A file of a published post (`documentId`) is everybody's who is signed in; every other one belongs to an account. Returns 404 for another user's document, as if it did not exist.
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






