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
  AlreadyPaidResponse,
  BadRequestResponse,
  DownloadReceiptParams,
  ForbiddenResponse,
  Id,
  KeyReusedResponse,
  ListObligationsParams,
  ListPaidPaymentsParams,
  NotAcceptableResponse,
  NotFoundResponse,
  Obligations,
  PaidPayments,
  PaymentStart,
  ServerFaultResponse,
  StartPaymentHeaders,
  StartPaymentParams,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';




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
 * Returns the unpaid duties, fees and fines of the signed-in user, or of the organisation they act for, each with its service and appeal. Returns an empty list when there are none.
 * @summary List the user's unpaid amounts
 */
export const listObligations = (
    params?: ListObligationsParams,
 signal?: AbortSignal
) => {


      return request<Obligations>(
      {url: `/payments/obligations`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListObligationsQueryKey = (params?: ListObligationsParams,) => {
    return [
    "listObligations", ...(params ? [params] : [])
    ] as const;
    }


export const getListObligationsQueryOptions = <TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListObligationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListObligationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listObligations>>> = ({ signal }) => listObligations(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListObligationsQueryResult = NonNullable<Awaited<ReturnType<typeof listObligations>>>
export type ListObligationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListObligations<TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListObligationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listObligations>>,
          TError,
          Awaited<ReturnType<typeof listObligations>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListObligations<TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListObligationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listObligations>>,
          TError,
          Awaited<ReturnType<typeof listObligations>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListObligations<TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListObligationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's unpaid amounts
 */

export function useListObligations<TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListObligationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListObligationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListObligationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListObligationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListObligationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listObligations>>> = ({ signal }) => listObligations(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListObligationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listObligations>>>
export type ListObligationsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListObligationsSuspense<TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListObligationsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListObligationsSuspense<TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListObligationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListObligationsSuspense<TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListObligationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's unpaid amounts
 */

export function useListObligationsSuspense<TData = Awaited<ReturnType<typeof listObligations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListObligationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listObligations>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListObligationsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns the payments of the signed-in user, or of the organisation they act for, with the time of payment, each with a receipt to download. Returns an empty list when there are none.
 * @summary List the user's payments
 */
export const listPaidPayments = (
    params?: ListPaidPaymentsParams,
 signal?: AbortSignal
) => {


      return request<PaidPayments>(
      {url: `/payments/paid`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListPaidPaymentsQueryKey = (params?: ListPaidPaymentsParams,) => {
    return [
    "listPaidPayments", ...(params ? [params] : [])
    ] as const;
    }


export const getListPaidPaymentsQueryOptions = <TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListPaidPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaidPaymentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaidPayments>>> = ({ signal }) => listPaidPayments(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaidPaymentsQueryResult = NonNullable<Awaited<ReturnType<typeof listPaidPayments>>>
export type ListPaidPaymentsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListPaidPayments<TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListPaidPaymentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaidPayments>>,
          TError,
          Awaited<ReturnType<typeof listPaidPayments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaidPayments<TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListPaidPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaidPayments>>,
          TError,
          Awaited<ReturnType<typeof listPaidPayments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaidPayments<TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListPaidPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's payments
 */

export function useListPaidPayments<TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListPaidPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaidPaymentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPaidPaymentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListPaidPaymentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaidPaymentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaidPayments>>> = ({ signal }) => listPaidPayments(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPaidPaymentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPaidPayments>>>
export type ListPaidPaymentsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListPaidPaymentsSuspense<TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListPaidPaymentsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaidPaymentsSuspense<TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListPaidPaymentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaidPaymentsSuspense<TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListPaidPaymentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's payments
 */

export function useListPaidPaymentsSuspense<TData = Awaited<ReturnType<typeof listPaidPayments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListPaidPaymentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaidPayments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaidPaymentsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates the payment at the bank and returns the URL of its payment page. The bank redirects back to the list of payments in the portal, whether the payment succeeded or not. Returns 409 when the amount is already paid.
 * @summary Start a payment
 */
export const startPayment = (
    id: string | number,
    params?: StartPaymentParams,
    headers?: StartPaymentHeaders,
 signal?: AbortSignal
) => {


      return request<PaymentStart>(
      {url: `/payments/${encodeURIComponent(String(id))}/start`, method: 'POST',
      headers,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getStartPaymentMutationKey = () => ['startPayment'] as const;

export const getStartPaymentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AlreadyPaidResponse | KeyReusedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPayment>>, TError,StartPaymentMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startPayment>>, TError,StartPaymentMutationVariables, TContext> => {

const mutationKey = getStartPaymentMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startPayment>>, StartPaymentMutationVariables> = (props) => {
          const {id,params,headers} = props ?? {};

          return  startPayment(id,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof startPayment>>>

    export type StartPaymentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AlreadyPaidResponse | KeyReusedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>
    export type StartPaymentMutationVariables = {id: string | number;params?: StartPaymentParams;headers?: StartPaymentHeaders}

    /**
 * @summary Start a payment
 */
export const useStartPayment = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AlreadyPaidResponse | KeyReusedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPayment>>, TError,StartPaymentMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startPayment>>,
        TError,
        StartPaymentMutationVariables,
        TContext
      > => {
      return useMutation(getStartPaymentMutationOptions(options), queryClient);
    }
    /**
 * Returns the receipt of a completed payment as a PDF in the requested language. Returns 404 when the payment is not completed.
 * @summary Download the receipt of a payment
 */
export const downloadReceipt = (
    id: Id,
    params?: DownloadReceiptParams,
 signal?: AbortSignal
) => {


      return request<Blob>(
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


export const getDownloadReceiptQueryOptions = <TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(id: Id,
    params?: DownloadReceiptParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadReceiptQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadReceipt>>> = ({ signal }) => downloadReceipt(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadReceiptQueryResult = NonNullable<Awaited<ReturnType<typeof downloadReceipt>>>
export type DownloadReceiptQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>


export function useDownloadReceipt<TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(
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
export function useDownloadReceipt<TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(
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
export function useDownloadReceipt<TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: DownloadReceiptParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the receipt of a payment
 */

export function useDownloadReceipt<TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: DownloadReceiptParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadReceiptQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadReceiptSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(id: Id,
    params?: DownloadReceiptParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadReceiptQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadReceipt>>> = ({ signal }) => downloadReceipt(id,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type DownloadReceiptSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof downloadReceipt>>>
export type DownloadReceiptSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>


export function useDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params: undefined |  DownloadReceiptParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: DownloadReceiptParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: DownloadReceiptParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the receipt of a payment
 */

export function useDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof downloadReceipt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: DownloadReceiptParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadReceiptSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






