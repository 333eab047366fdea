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
  ContactUpdate,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UpdateContactsHeaders,
  UpdateContactsParams,
  WrongAccountTypeResponse
} from '../model';

import { requestCommand } from '../../../api/parsers/parseCommandResult.ts';


/**
 * Saves the e-mail address, phone number and note of a user who signed in with the state identity. Their name and PIN come from the state register and cannot be changed. The request contains all fields, including unchanged ones. A field that it leaves out may keep its value or lose it.
 * @summary Update the user's contact details
 */
export const updateContacts = (
    contactUpdate: ContactUpdate,
    params?: UpdateContactsParams,
    headers?: UpdateContactsHeaders,
 signal?: AbortSignal
) => {


      return requestCommand<CommandResult>(
      {url: `/user/asan`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: contactUpdate,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getUpdateContactsMutationKey = () => ['updateContacts'] as const;

export const getUpdateContactsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | WrongAccountTypeResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContacts>>, TError,UpdateContactsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateContacts>>, TError,UpdateContactsMutationVariables, TContext> => {

const mutationKey = getUpdateContactsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateContacts>>, UpdateContactsMutationVariables> = (props) => {
          const {data,params,headers} = props ?? {};

          return  updateContacts(data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateContactsMutationResult = NonNullable<Awaited<ReturnType<typeof updateContacts>>>
    export type UpdateContactsMutationBody = ContactUpdate
    export type UpdateContactsMutationError = BadRequestResponse | UnauthorizedResponse | WrongAccountTypeResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse
    export type UpdateContactsMutationVariables = {data: ContactUpdate;params?: UpdateContactsParams;headers?: UpdateContactsHeaders}

    /**
 * @summary Update the user's contact details
 */
export const useUpdateContacts = <TError = BadRequestResponse | UnauthorizedResponse | WrongAccountTypeResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContacts>>, TError,UpdateContactsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateContacts>>,
        TError,
        UpdateContactsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateContactsMutationOptions(options), queryClient);
    }
