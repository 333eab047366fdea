/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './registers.helpers.ts';
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
  RegisterEntries,
  RegisterName,
  SearchRegisterParams,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Searches one of the four registers, so that anyone can find out whether an instrument is permitted. Without words, all entries are listed. Returns an empty list when nothing matches.
 * @summary Search a government register
 */
export const searchRegister = (
    register: RegisterName,
    params?: SearchRegisterParams,
 signal?: AbortSignal
) => {


      return request<RegisterEntries>(
      {url: `/registers/public/${encodeURIComponent(String(register))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSearchRegisterQueryKey = (register: RegisterName,
    params?: SearchRegisterParams,) => {
    return [
    "searchRegister", ...(register ? [register] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getSearchRegisterQueryOptions = <TData = Awaited<ReturnType<typeof searchRegister>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(register: RegisterName,
    params?: SearchRegisterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRegister>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchRegisterQueryKey(register,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchRegister>>> = ({ signal }) => searchRegister(register,params, signal);





   return  { queryKey, queryFn, enabled: register !== null && register !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchRegister>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchRegisterQueryResult = NonNullable<Awaited<ReturnType<typeof searchRegister>>>
export type SearchRegisterQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useSearchRegister<TData = Awaited<ReturnType<typeof searchRegister>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 register: RegisterName,
    params: undefined |  SearchRegisterParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRegister>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchRegister>>,
          TError,
          Awaited<ReturnType<typeof searchRegister>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchRegister<TData = Awaited<ReturnType<typeof searchRegister>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 register: RegisterName,
    params?: SearchRegisterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRegister>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchRegister>>,
          TError,
          Awaited<ReturnType<typeof searchRegister>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchRegister<TData = Awaited<ReturnType<typeof searchRegister>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 register: RegisterName,
    params?: SearchRegisterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRegister>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search a government register
 */

export function useSearchRegister<TData = Awaited<ReturnType<typeof searchRegister>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 register: RegisterName,
    params?: SearchRegisterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRegister>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchRegisterQueryOptions(register,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchRegisterSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchRegister>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(register: RegisterName,
    params?: SearchRegisterParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchRegister>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchRegisterQueryKey(register,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchRegister>>> = ({ signal }) => searchRegister(register,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchRegister>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchRegisterSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchRegister>>>
export type SearchRegisterSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useSearchRegisterSuspense<TData = Awaited<ReturnType<typeof searchRegister>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 register: RegisterName,
    params: undefined |  SearchRegisterParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchRegister>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchRegisterSuspense<TData = Awaited<ReturnType<typeof searchRegister>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 register: RegisterName,
    params?: SearchRegisterParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchRegister>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchRegisterSuspense<TData = Awaited<ReturnType<typeof searchRegister>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 register: RegisterName,
    params?: SearchRegisterParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchRegister>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search a government register
 */

export function useSearchRegisterSuspense<TData = Awaited<ReturnType<typeof searchRegister>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 register: RegisterName,
    params?: SearchRegisterParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchRegister>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchRegisterSuspenseQueryOptions(register,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






