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
  NotFoundResponse,
  NotOwnPossessorResponse,
  Possessor,
  PossessorDraft,
  PossessorRejectedResponse,
  ReadPossessorParams,
  RegisterPossessorParams,
  ServerFaultResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
  UpdatePossessorHeaders,
  UpdatePossessorParams
} from '../model';

import { requestPossessor } from '../../../api/parsers/parsePossessor.ts';




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
 * The first step of registration. The registration of the user contains the id from the response. Any response other than 200 stops the registration, and the client sends no further requests.
 * @summary Register the organisation behind an account
 */
export const registerPossessor = (
    possessorDraft: PossessorDraft,
    params?: RegisterPossessorParams,
 signal?: AbortSignal
) => {


      return requestPossessor<Possessor>(
      {url: `/possessors/public`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: possessorDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getRegisterPossessorMutationKey = () => ['registerPossessor'] as const;

export const getRegisterPossessorMutationOptions = <TError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PossessorRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerPossessor>>, TError,RegisterPossessorMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof registerPossessor>>, TError,RegisterPossessorMutationVariables, TContext> => {

const mutationKey = getRegisterPossessorMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerPossessor>>, RegisterPossessorMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  registerPossessor(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterPossessorMutationResult = NonNullable<Awaited<ReturnType<typeof registerPossessor>>>
    export type RegisterPossessorMutationBody = PossessorDraft
    export type RegisterPossessorMutationError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PossessorRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type RegisterPossessorMutationVariables = {data: PossessorDraft;params?: RegisterPossessorParams}

    /**
 * @summary Register the organisation behind an account
 */
export const useRegisterPossessor = <TError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PossessorRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerPossessor>>, TError,RegisterPossessorMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerPossessor>>,
        TError,
        RegisterPossessorMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterPossessorMutationOptions(options), queryClient);
    }
    /**
 * Returns the details of the organisation for the personal information page. Only a user of the organisation gets its description and its tax number: ids are short numbers that anybody can try. Returns 404 for an unknown id.
 * @summary Read a possessor
 */
export const readPossessor = (
    id: string | number,
    params?: ReadPossessorParams,
 signal?: AbortSignal
) => {


      return requestPossessor<Possessor>(
      {url: `/possessors/public/${encodeURIComponent(String(id))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadPossessorQueryKey = (id: string | number,
    params?: ReadPossessorParams,) => {
    return [
    "readPossessor", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getReadPossessorQueryOptions = <TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(id: string | number,
    params?: ReadPossessorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadPossessorQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readPossessor>>> = ({ signal }) => readPossessor(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadPossessorQueryResult = NonNullable<Awaited<ReturnType<typeof readPossessor>>>
export type ReadPossessorQueryError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse


export function useReadPossessor<TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 id: string | number,
    params: undefined |  ReadPossessorParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readPossessor>>,
          TError,
          Awaited<ReturnType<typeof readPossessor>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPossessor<TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 id: string | number,
    params?: ReadPossessorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readPossessor>>,
          TError,
          Awaited<ReturnType<typeof readPossessor>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPossessor<TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 id: string | number,
    params?: ReadPossessorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a possessor
 */

export function useReadPossessor<TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 id: string | number,
    params?: ReadPossessorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadPossessorQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadPossessorSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(id: string | number,
    params?: ReadPossessorParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadPossessorQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readPossessor>>> = ({ signal }) => readPossessor(id,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadPossessorSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readPossessor>>>
export type ReadPossessorSuspenseQueryError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse


export function useReadPossessorSuspense<TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 id: string | number,
    params: undefined |  ReadPossessorParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPossessorSuspense<TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 id: string | number,
    params?: ReadPossessorParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPossessorSuspense<TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 id: string | number,
    params?: ReadPossessorParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a possessor
 */

export function useReadPossessorSuspense<TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 id: string | number,
    params?: ReadPossessorParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadPossessorSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Saves the details of the signed-in user's organisation. The request contains all fields, including unchanged ones. A field that it leaves out may keep its value or lose it. Returns 403 for another user's organisation.
 * @summary Update a possessor
 */
export const updatePossessor = (
    id: string | number,
    possessorDraft: PossessorDraft,
    params?: UpdatePossessorParams,
    headers?: UpdatePossessorHeaders,
 signal?: AbortSignal
) => {


      return requestPossessor<Possessor>(
      {url: `/possessors/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: possessorDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getUpdatePossessorMutationKey = () => ['updatePossessor'] as const;

export const getUpdatePossessorMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | NotOwnPossessorResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PossessorRejectedResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePossessor>>, TError,UpdatePossessorMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updatePossessor>>, TError,UpdatePossessorMutationVariables, TContext> => {

const mutationKey = getUpdatePossessorMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePossessor>>, UpdatePossessorMutationVariables> = (props) => {
          const {id,data,params,headers} = props ?? {};

          return  updatePossessor(id,data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePossessorMutationResult = NonNullable<Awaited<ReturnType<typeof updatePossessor>>>
    export type UpdatePossessorMutationBody = PossessorDraft
    export type UpdatePossessorMutationError = BadRequestResponse | UnauthorizedResponse | NotOwnPossessorResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PossessorRejectedResponse | ServerFaultResponse | UnavailableResponse
    export type UpdatePossessorMutationVariables = {id: string | number;data: PossessorDraft;params?: UpdatePossessorParams;headers?: UpdatePossessorHeaders}

    /**
 * @summary Update a possessor
 */
export const useUpdatePossessor = <TError = BadRequestResponse | UnauthorizedResponse | NotOwnPossessorResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PossessorRejectedResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePossessor>>, TError,UpdatePossessorMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePossessor>>,
        TError,
        UpdatePossessorMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePossessorMutationOptions(options), queryClient);
    }
