/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './certificates.helpers.ts';
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
  CertificateCheck,
  CheckCertificateParams,
  ServerFaultResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { requestComplete } from '../../../api/parsers/requestComplete.ts';


/**
 * Returns whose certificate it is and whether it is valid, so that anyone who is shown a certificate can check it. Capital and small letters in the number are the same. For an unknown number the response is 200 without `certificate`. Returns nothing else than the declared fields.
 * @summary Check a certificate by its number
 */
export const checkCertificate = (
    params: CheckCertificateParams,
 signal?: AbortSignal
) => {


      return requestComplete<CertificateCheck>(
      {url: `/certificates/public`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getCheckCertificateQueryKey = (params?: CheckCertificateParams,) => {
    return [
    "checkCertificate", ...(params ? [params] : [])
    ] as const;
    }


export const getCheckCertificateQueryOptions = <TData = Awaited<ReturnType<typeof checkCertificate>>, TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(params: CheckCertificateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkCertificate>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckCertificateQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkCertificate>>> = ({ signal }) => checkCertificate(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkCertificate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckCertificateQueryResult = NonNullable<Awaited<ReturnType<typeof checkCertificate>>>
export type CheckCertificateQueryError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse


export function useCheckCertificate<TData = Awaited<ReturnType<typeof checkCertificate>>, TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: CheckCertificateParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkCertificate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkCertificate>>,
          TError,
          Awaited<ReturnType<typeof checkCertificate>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckCertificate<TData = Awaited<ReturnType<typeof checkCertificate>>, TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: CheckCertificateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkCertificate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkCertificate>>,
          TError,
          Awaited<ReturnType<typeof checkCertificate>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckCertificate<TData = Awaited<ReturnType<typeof checkCertificate>>, TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: CheckCertificateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkCertificate>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check a certificate by its number
 */

export function useCheckCertificate<TData = Awaited<ReturnType<typeof checkCertificate>>, TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: CheckCertificateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkCertificate>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckCertificateQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCheckCertificateSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof checkCertificate>>, TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(params: CheckCertificateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkCertificate>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckCertificateQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkCertificate>>> = ({ signal }) => checkCertificate(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkCertificate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CheckCertificateSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof checkCertificate>>>
export type CheckCertificateSuspenseQueryError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse


export function useCheckCertificateSuspense<TData = Awaited<ReturnType<typeof checkCertificate>>, TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: CheckCertificateParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkCertificate>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckCertificateSuspense<TData = Awaited<ReturnType<typeof checkCertificate>>, TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: CheckCertificateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkCertificate>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckCertificateSuspense<TData = Awaited<ReturnType<typeof checkCertificate>>, TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: CheckCertificateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkCertificate>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check a certificate by its number
 */

export function useCheckCertificateSuspense<TData = Awaited<ReturnType<typeof checkCertificate>>, TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: CheckCertificateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkCertificate>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckCertificateSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






