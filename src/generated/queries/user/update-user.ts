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
  ChangedResponse,
  CommandResult,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UpdateUserHeaders,
  UpdateUserParams,
  UserUpdate,
  WrongAccountTypeResponse
} from '../model';

import { requestCommand } from '../../../api/parsers/parseCommandResult.ts';


/**
 * Saves the personal information of a foreign user. The request contains all fields, including unchanged ones. A field that it leaves out may keep its value or lose it. A new e-mail address is the username from the response on: no operation confirms it. The address of another account is refused with 422.
 * @summary Update the user's personal information
 */
export const updateUser = (
    userUpdate: UserUpdate,
    params?: UpdateUserParams,
    headers?: UpdateUserHeaders,
 signal?: AbortSignal
) => {


      return requestCommand<CommandResult>(
      {url: `/user`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: userUpdate,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getUpdateUserMutationKey = () => ['updateUser'] as const;

export const getUpdateUserMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | WrongAccountTypeResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext> => {

const mutationKey = getUpdateUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUser>>, UpdateUserMutationVariables> = (props) => {
          const {data,params,headers} = props ?? {};

          return  updateUser(data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateUserMutationResult = NonNullable<Awaited<ReturnType<typeof updateUser>>>
    export type UpdateUserMutationBody = UserUpdate
    export type UpdateUserMutationError = BadRequestResponse | UnauthorizedResponse | WrongAccountTypeResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse
    export type UpdateUserMutationVariables = {data: UserUpdate;params?: UpdateUserParams;headers?: UpdateUserHeaders}

    /**
 * @summary Update the user's personal information
 */
export const useUpdateUser = <TError = BadRequestResponse | UnauthorizedResponse | WrongAccountTypeResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUser>>,
        TError,
        UpdateUserMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateUserMutationOptions(options), queryClient);
    }
