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
  CommandResult,
  RegisterUserParams,
  Registration,
  RegistrationRejectedResponse,
  ServerFaultResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { requestCommand } from '../../../api/parsers/parseCommandResult.ts';


/**
 * Creates an account for a representative of a foreign organisation. The organisation has to be registered as a possessor first. The server sends a code to the e-mail address. The account becomes active when the user confirms this code.
 * @summary Register an account
 */
export const registerUser = (
    registration: Registration,
    params?: RegisterUserParams,
 signal?: AbortSignal
) => {


      return requestCommand<CommandResult>(
      {url: `/user/public`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registration,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getRegisterUserMutationKey = () => ['registerUser'] as const;

export const getRegisterUserMutationOptions = <TError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | RegistrationRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext> => {

const mutationKey = getRegisterUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerUser>>, RegisterUserMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  registerUser(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterUserMutationResult = NonNullable<Awaited<ReturnType<typeof registerUser>>>
    export type RegisterUserMutationBody = Registration
    export type RegisterUserMutationError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | RegistrationRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type RegisterUserMutationVariables = {data: Registration;params?: RegisterUserParams}

    /**
 * @summary Register an account
 */
export const useRegisterUser = <TError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | RegistrationRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerUser>>,
        TError,
        RegisterUserMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterUserMutationOptions(options), queryClient);
    }
