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
  BadRequestResponse,
  Credentials,
  EmailNotVerifiedResponse,
  ServerFaultResponse,
  SessionTokens,
  SignInParams,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  WrongCredentialsResponse
} from '../model';

import { requestSession } from '../../../api/parsers/parseSession.ts';


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
