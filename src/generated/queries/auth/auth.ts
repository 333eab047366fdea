/**
 * Generated from openapi/. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  AccountChoice,
  BadRequestResponse,
  CertificateUnknownResponse,
  ChooseAccountParams,
  Credentials,
  EmailNotVerifiedResponse,
  HandOver,
  HandOverSessionParams,
  IdentityRefusedResponse,
  IdentitySession,
  NotOwnAccountResponse,
  RenewSessionParams,
  RenewedTokens,
  ServerFaultResponse,
  SessionEndedResponse,
  SessionTokens,
  SignInParams,
  SignInWithIdentityParams,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  WrongCredentialsResponse
} from '../model';

import { requestSession } from '../../../api/parsers/parseTokens.ts';
import { requestAccountChoice } from '../../../api/parsers/parseTokens.ts';
import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';
import { requestHandOver } from '../../../api/parsers/parseTokens.ts';




/**
 * Creates a session for a foreign organisation, which has no state identity. A wrong password and an unknown address return the same response. When the address is not confirmed yet, the server sends the confirmation code again and returns 409. The user enters the code and signs in again.
 * @summary Sign in with an e-mail address and a password
 */
export const signIn = (
    credentials: Credentials,
    params?: SignInParams,
 signal?: AbortSignal
) => {


      return requestSession<SessionTokens>(
      {url: `/public/auth/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: credentials,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSignInMutationKey = () => ['signIn'] as const;

export const getSignInMutationOptions = <TError = BadRequestResponse | WrongCredentialsResponse | EmailNotVerifiedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError,SignInMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError,SignInMutationVariables, TContext> => {

const mutationKey = getSignInMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signIn>>, SignInMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  signIn(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignInMutationResult = NonNullable<Awaited<ReturnType<typeof signIn>>>
    export type SignInMutationBody = Credentials
    export type SignInMutationError = BadRequestResponse | WrongCredentialsResponse | EmailNotVerifiedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type SignInMutationVariables = {data: Credentials;params?: SignInParams}

    /**
 * @summary Sign in with an e-mail address and a password
 */
export const useSignIn = <TError = BadRequestResponse | WrongCredentialsResponse | EmailNotVerifiedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError,SignInMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signIn>>,
        TError,
        SignInMutationVariables,
        TContext
      > => {
      return useMutation(getSignInMutationOptions(options), queryClient);
    }
    /**
 * Selects the account that the user acts for, one of the organisations they may represent or themselves. The client sends it once after sign-in, and again when the user switches accounts. When the response contains tokens, they replace the tokens of the session. Those from before may stay valid for requests that are on their way, and end with the session.
 * @summary Choose the account to act for
 */
export const chooseAccount = (
    params?: ChooseAccountParams,
 signal?: AbortSignal
) => {


      return requestAccountChoice<AccountChoice>(
      {url: `/public/auth/v2/select-structure`, method: 'POST',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getChooseAccountMutationKey = () => ['chooseAccount'] as const;

export const getChooseAccountMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | NotOwnAccountResponse | CertificateUnknownResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseAccount>>, TError,ChooseAccountMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof chooseAccount>>, TError,ChooseAccountMutationVariables, TContext> => {

const mutationKey = getChooseAccountMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chooseAccount>>, ChooseAccountMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  chooseAccount(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChooseAccountMutationResult = NonNullable<Awaited<ReturnType<typeof chooseAccount>>>

    export type ChooseAccountMutationError = BadRequestResponse | UnauthorizedResponse | NotOwnAccountResponse | CertificateUnknownResponse | ServerFaultResponse | UnavailableResponse
    export type ChooseAccountMutationVariables = {params?: ChooseAccountParams}

    /**
 * @summary Choose the account to act for
 */
export const useChooseAccount = <TError = BadRequestResponse | UnauthorizedResponse | NotOwnAccountResponse | CertificateUnknownResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseAccount>>, TError,ChooseAccountMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chooseAccount>>,
        TError,
        ChooseAccountMutationVariables,
        TContext
      > => {
      return useMutation(getChooseAccountMutationOptions(options), queryClient);
    }
    /**
 * Exchanges the code from the state identity service for a session. A code is valid for one request, so the client never repeats it. A used or unknown code returns 401 and creates no session.
 * @summary Sign in with the state identity
 */
export const signInWithIdentity = (
    params: SignInWithIdentityParams,
 signal?: AbortSignal
) => {


      return request<IdentitySession>(
      {url: `/public/auth/v2/login/asan`, method: 'POST',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSignInWithIdentityMutationKey = () => ['signInWithIdentity'] as const;

export const getSignInWithIdentityMutationOptions = <TError = ErrorType<BadRequestResponse | IdentityRefusedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInWithIdentity>>, TError,SignInWithIdentityMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof signInWithIdentity>>, TError,SignInWithIdentityMutationVariables, TContext> => {

const mutationKey = getSignInWithIdentityMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signInWithIdentity>>, SignInWithIdentityMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  signInWithIdentity(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignInWithIdentityMutationResult = NonNullable<Awaited<ReturnType<typeof signInWithIdentity>>>

    export type SignInWithIdentityMutationError = ErrorType<BadRequestResponse | IdentityRefusedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>
    export type SignInWithIdentityMutationVariables = {params: SignInWithIdentityParams}

    /**
 * @summary Sign in with the state identity
 */
export const useSignInWithIdentity = <TError = ErrorType<BadRequestResponse | IdentityRefusedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInWithIdentity>>, TError,SignInWithIdentityMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signInWithIdentity>>,
        TError,
        SignInWithIdentityMutationVariables,
        TContext
      > => {
      return useMutation(getSignInWithIdentityMutationOptions(options), queryClient);
    }
    /**
 * Returns a new pair of tokens when the access token has expired, so that the user stays signed in and acts for the same account. A refresh token is valid once. The same token sent again within 30 seconds of its first use returns the same pair, since a browser that is reloaded or loses its connection never receives the first response. Sent again later, it ends the session, since it may be stolen. When it is rejected, the session ends.
 * @summary Renew the session
 */
export const renewSession = (
    params: RenewSessionParams,
 signal?: AbortSignal
) => {


      return request<RenewedTokens>(
      {url: `/public/auth/refresh-token`, method: 'POST',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getRenewSessionMutationKey = () => ['renewSession'] as const;

export const getRenewSessionMutationOptions = <TError = ErrorType<BadRequestResponse | SessionEndedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewSession>>, TError,RenewSessionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof renewSession>>, TError,RenewSessionMutationVariables, TContext> => {

const mutationKey = getRenewSessionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewSession>>, RenewSessionMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  renewSession(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewSessionMutationResult = NonNullable<Awaited<ReturnType<typeof renewSession>>>

    export type RenewSessionMutationError = ErrorType<BadRequestResponse | SessionEndedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>
    export type RenewSessionMutationVariables = {params: RenewSessionParams}

    /**
 * @summary Renew the session
 */
export const useRenewSession = <TError = ErrorType<BadRequestResponse | SessionEndedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewSession>>, TError,RenewSessionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewSession>>,
        TError,
        RenewSessionMutationVariables,
        TContext
      > => {
      return useMutation(getRenewSessionMutationOptions(options), queryClient);
    }
    /**
 * Sent when a signed-in user opens the quality portal from the competition portal. With privileges, the other portal opens with the user signed in. Without privileges, only its public pages open.
 * @summary Create a session for the other portal
 */
export const handOverSession = (
    params?: HandOverSessionParams,
 signal?: AbortSignal
) => {


      return requestHandOver<HandOver>(
      {url: `/public/auth/self`, method: 'POST',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getHandOverSessionMutationKey = () => ['handOverSession'] as const;

export const getHandOverSessionMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof handOverSession>>, TError,HandOverSessionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof handOverSession>>, TError,HandOverSessionMutationVariables, TContext> => {

const mutationKey = getHandOverSessionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof handOverSession>>, HandOverSessionMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  handOverSession(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type HandOverSessionMutationResult = NonNullable<Awaited<ReturnType<typeof handOverSession>>>

    export type HandOverSessionMutationError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type HandOverSessionMutationVariables = {params?: HandOverSessionParams}

    /**
 * @summary Create a session for the other portal
 */
export const useHandOverSession = <TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof handOverSession>>, TError,HandOverSessionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof handOverSession>>,
        TError,
        HandOverSessionMutationVariables,
        TContext
      > => {
      return useMutation(getHandOverSessionMutationOptions(options), queryClient);
    }
