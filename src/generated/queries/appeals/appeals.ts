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
  AppealLookup,
  AppealLookupResult,
  AppealMessage,
  AppealMessageDraft,
  AppealMessages,
  AppealReceipt,
  AppealRejectedResponse,
  AppealTakenUpResponse,
  Appeals,
  BadRequestResponse,
  ChangedResponse,
  CorrectAppealHeaders,
  CorrectAppealParams,
  FindAppealParams,
  ForbiddenResponse,
  Id,
  ListAppealMessagesParams,
  ListAppealsParams,
  NotFoundResponse,
  ReadAppealParams,
  SendAppealHeaders,
  SendAppealMessageHeaders,
  SendAppealMessageParams,
  SendAppealParams,
  ServerFaultResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
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
 * Returns the status, the steps and the dates of an appeal to whoever knows its number and the e-mail address of its sender. Returns nothing else than the declared fields. A correction by the sender may be a step or not. For an unknown number and for another e-mail address the response is the same, 200 without `appeal`, so that it does not reveal which numbers exist.
 * @summary Follow an appeal without an account
 */
export const findAppeal = (
    appealLookup: BodyType<AppealLookup>,
    params?: FindAppealParams,
 signal?: AbortSignal
) => {


      return request<AppealLookupResult>(
      {url: `/appeals/public/find`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: appealLookup,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getFindAppealMutationKey = () => ['findAppeal'] as const;

export const getFindAppealMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findAppeal>>, TError,FindAppealMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof findAppeal>>, TError,FindAppealMutationVariables, TContext> => {

const mutationKey = getFindAppealMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof findAppeal>>, FindAppealMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  findAppeal(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FindAppealMutationResult = NonNullable<Awaited<ReturnType<typeof findAppeal>>>
    export type FindAppealMutationBody = BodyType<AppealLookup>
    export type FindAppealMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>
    export type FindAppealMutationVariables = {data: BodyType<AppealLookup>;params?: FindAppealParams}

    /**
 * @summary Follow an appeal without an account
 */
export const useFindAppeal = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findAppeal>>, TError,FindAppealMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof findAppeal>>,
        TError,
        FindAppealMutationVariables,
        TContext
      > => {
      return useMutation(getFindAppealMutationOptions(options), queryClient);
    }
    /**
 * Returns one appeal with the submitted data, its status history, documents and payments. A complaint also has the answer of the trader, when there is one. Returns 404 for another user's appeal, as if it did not exist.
 * @summary Read an appeal
 */
export const readAppeal = (
    id: string | number,
    params?: ReadAppealParams,
 signal?: AbortSignal
) => {


      return request<AppealDetail>(
      {url: `/appeals/${encodeURIComponent(String(id))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadAppealQueryKey = (id: string | number,
    params?: ReadAppealParams,) => {
    return [
    "readAppeal", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getReadAppealQueryOptions = <TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(id: string | number,
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
 id: string | number,
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
 id: string | number,
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
 id: string | number,
    params?: ReadAppealParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an appeal
 */

export function useReadAppeal<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ReadAppealParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadAppealQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadAppealSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(id: string | number,
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
 id: string | number,
    params: undefined |  ReadAppealParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadAppealSuspense<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ReadAppealParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadAppealSuspense<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ReadAppealParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an appeal
 */

export function useReadAppealSuspense<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ReadAppealParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadAppealSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Replaces what the user sent, as long as the service has not taken up the appeal. The payload is that of a new appeal of the same kind and service, with all fields, including unchanged ones. Its files are added to those of the appeal. The history gets a step with `correction`. The number, the date of receipt and the time limit stay as they are. Returns 409 when the appeal is taken up, decided or withdrawn.
 * @summary Correct an appeal
 */
export const correctAppeal = (
    id: Id,
    appealDraft: BodyType<AppealDraft>,
    params?: CorrectAppealParams,
    headers?: CorrectAppealHeaders,
 signal?: AbortSignal
) => {


      return request<AppealReceipt>(
      {url: `/appeals/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: appealDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getCorrectAppealMutationKey = () => ['correctAppeal'] as const;

export const getCorrectAppealMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AppealTakenUpResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | AppealRejectedResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctAppeal>>, TError,CorrectAppealMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof correctAppeal>>, TError,CorrectAppealMutationVariables, TContext> => {

const mutationKey = getCorrectAppealMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof correctAppeal>>, CorrectAppealMutationVariables> = (props) => {
          const {id,data,params,headers} = props ?? {};

          return  correctAppeal(id,data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CorrectAppealMutationResult = NonNullable<Awaited<ReturnType<typeof correctAppeal>>>
    export type CorrectAppealMutationBody = BodyType<AppealDraft>
    export type CorrectAppealMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AppealTakenUpResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | AppealRejectedResponse | ServerFaultResponse | UnavailableResponse>
    export type CorrectAppealMutationVariables = {id: Id;data: BodyType<AppealDraft>;params?: CorrectAppealParams;headers?: CorrectAppealHeaders}

    /**
 * @summary Correct an appeal
 */
export const useCorrectAppeal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AppealTakenUpResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | AppealRejectedResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctAppeal>>, TError,CorrectAppealMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof correctAppeal>>,
        TError,
        CorrectAppealMutationVariables,
        TContext
      > => {
      return useMutation(getCorrectAppealMutationOptions(options), queryClient);
    }
    /**
 * Returns what the sender of an appeal and the service have written to each other, the newest message first. Returns 404 for another user's appeal, as if it did not exist.
 * @summary List the messages on an appeal
 */
export const listAppealMessages = (
    id: string | number,
    params?: ListAppealMessagesParams,
 signal?: AbortSignal
) => {


      return request<AppealMessages>(
      {url: `/appeals/${encodeURIComponent(String(id))}/messages`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListAppealMessagesQueryKey = (id: string | number,
    params?: ListAppealMessagesParams,) => {
    return [
    "listAppealMessages", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListAppealMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(id: string | number,
    params?: ListAppealMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAppealMessagesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAppealMessages>>> = ({ signal }) => listAppealMessages(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAppealMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listAppealMessages>>>
export type ListAppealMessagesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>


export function useListAppealMessages<TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params: undefined |  ListAppealMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppealMessages>>,
          TError,
          Awaited<ReturnType<typeof listAppealMessages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppealMessages<TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ListAppealMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppealMessages>>,
          TError,
          Awaited<ReturnType<typeof listAppealMessages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppealMessages<TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ListAppealMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the messages on an appeal
 */

export function useListAppealMessages<TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ListAppealMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAppealMessagesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAppealMessagesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(id: string | number,
    params?: ListAppealMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAppealMessagesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAppealMessages>>> = ({ signal }) => listAppealMessages(id,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAppealMessagesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAppealMessages>>>
export type ListAppealMessagesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>


export function useListAppealMessagesSuspense<TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params: undefined |  ListAppealMessagesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppealMessagesSuspense<TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ListAppealMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppealMessagesSuspense<TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ListAppealMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the messages on an appeal
 */

export function useListAppealMessagesSuspense<TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ListAppealMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAppealMessagesSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sends a message to the service that examines the appeal, with or without files. Files are uploaded first and referenced by their ids. They become documents of the appeal. The user gets a notification when the service answers. Messages can be sent also after the appeal was decided or withdrawn.
 * @summary Send a message on an appeal
 */
export const sendAppealMessage = (
    id: string | number,
    appealMessageDraft: BodyType<AppealMessageDraft>,
    params?: SendAppealMessageParams,
    headers?: SendAppealMessageHeaders,
 signal?: AbortSignal
) => {


      return request<AppealMessage>(
      {url: `/appeals/${encodeURIComponent(String(id))}/messages`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: appealMessageDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendAppealMessageMutationKey = () => ['sendAppealMessage'] as const;

export const getSendAppealMessageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendAppealMessage>>, TError,SendAppealMessageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendAppealMessage>>, TError,SendAppealMessageMutationVariables, TContext> => {

const mutationKey = getSendAppealMessageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendAppealMessage>>, SendAppealMessageMutationVariables> = (props) => {
          const {id,data,params,headers} = props ?? {};

          return  sendAppealMessage(id,data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendAppealMessageMutationResult = NonNullable<Awaited<ReturnType<typeof sendAppealMessage>>>
    export type SendAppealMessageMutationBody = BodyType<AppealMessageDraft>
    export type SendAppealMessageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>
    export type SendAppealMessageMutationVariables = {id: string | number;data: BodyType<AppealMessageDraft>;params?: SendAppealMessageParams;headers?: SendAppealMessageHeaders}

    /**
 * @summary Send a message on an appeal
 */
export const useSendAppealMessage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendAppealMessage>>, TError,SendAppealMessageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendAppealMessage>>,
        TError,
        SendAppealMessageMutationVariables,
        TContext
      > => {
      return useMutation(getSendAppealMessageMutationOptions(options), queryClient);
    }
    /**
 * Withdraws an appeal after the user has confirmed it. Processing of the appeal ends. Returns 409 when the appeal is already decided or withdrawn.
 * @summary Withdraw an appeal
 */
export const withdrawAppeal = (
    id: string | number,
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
    export type WithdrawAppealMutationVariables = {id: string | number;params?: WithdrawAppealParams}

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
