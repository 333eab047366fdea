/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './payments.helpers.ts';
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
  DownloadReceiptParams,
  ForbiddenResponse,
  Id,
  NotAcceptableResponse,
  NotFoundResponse,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { requestProposed } from '../../../api/parsers/requestProposed.ts';


/**
 * Returns the receipt of a completed payment as a PDF in the requested language, tagged for screen readers. Returns 404 when the payment is not completed.
 * @summary Download the receipt of a payment
 */
export const downloadReceipt = (
    id: Id,
    params?: DownloadReceiptParams,
 signal?: AbortSignal
) => {


      return requestProposed<Blob>(
      {url: `/payments/${encodeURIComponent(String(id))}/receipt`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      );
    }




export const getDownloadReceiptQueryKey = (id: Id,
    params?: DownloadReceiptParams,) => {
    return [
    "downloadReceipt", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadReceiptQueryOptions = <TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>(id: Id,
    params?: DownloadReceiptParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadReceiptQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadReceipt>>> = ({ signal }) => downloadReceipt(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadReceiptQueryResult = NonNullable<Awaited<ReturnType<typeof downloadReceipt>>>
export type DownloadReceiptQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse


export function useDownloadReceipt<TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>(
 id: Id,
    params: undefined |  DownloadReceiptParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadReceipt>>,
          TError,
          Awaited<ReturnType<typeof downloadReceipt>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadReceipt<TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>(
 id: Id,
    params?: DownloadReceiptParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadReceipt>>,
          TError,
          Awaited<ReturnType<typeof downloadReceipt>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadReceipt<TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>(
 id: Id,
    params?: DownloadReceiptParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the receipt of a payment
 */

export function useDownloadReceipt<TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>(
 id: Id,
    params?: DownloadReceiptParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadReceiptQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadReceiptSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>(id: Id,
    params?: DownloadReceiptParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadReceiptQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadReceipt>>> = ({ signal }) => downloadReceipt(id,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type DownloadReceiptSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof downloadReceipt>>>
export type DownloadReceiptSuspenseQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse


export function useDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>(
 id: Id,
    params: undefined |  DownloadReceiptParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>(
 id: Id,
    params?: DownloadReceiptParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>(
 id: Id,
    params?: DownloadReceiptParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the receipt of a payment
 */

export function useDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>(
 id: Id,
    params?: DownloadReceiptParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadReceiptSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






