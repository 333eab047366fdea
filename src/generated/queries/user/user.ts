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
  ActivateAccountParams,
  BadRequestResponse,
  ChangePasswordParams,
  ChangedResponse,
  CheckNewPasswordParams,
  CheckOwnPasswordParams,
  ChooseLanguageParams,
  CommandResult,
  ContactUpdate,
  LanguageChoice,
  LookUpTaxpayerParams,
  PasswordChange,
  PasswordCheck,
  PasswordRejectedResponse,
  PasswordReset,
  ReadUserParams,
  RegisterUserParams,
  Registration,
  RegistrationRejectedResponse,
  RequestPasswordResetParams,
  ResetPasswordParams,
  ResetRejectedResponse,
  ServerFaultResponse,
  Taxpayer,
  TaxpayerUnknownResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UpdateContactsHeaders,
  UpdateContactsParams,
  UpdateUserHeaders,
  UpdateUserParams,
  User,
  UserUpdate,
  VerificationCode,
  WrongAccountTypeResponse,
  WrongCodeResponse
} from '../model';

import { requestCommand } from '../../../api/parsers/parseCommandResult.ts';
import { request } from '../../../api/request.ts';
import type { ErrorType , BodyType } from '../../../api/request.ts';
import { requestPasswordCheck } from '../../../api/parsers/parseCommandResult.ts';
import { requestTaxpayer } from '../../../api/parsers/parsePossessor.ts';




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
    /**
 * Confirms the code that was sent after registration. A correct code activates the account, and the user can sign in. It is valid once. A wrong or expired code changes nothing.
 * @summary Confirm the e-mail address
 */
export const activateAccount = (
    code: VerificationCode,
    params?: ActivateAccountParams,
 signal?: AbortSignal
) => {


      return requestCommand<CommandResult>(
      {url: `/user/public/activation/${encodeURIComponent(String(code))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getActivateAccountMutationKey = () => ['activateAccount'] as const;

export const getActivateAccountMutationOptions = <TError = BadRequestResponse | WrongCodeResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateAccount>>, TError,ActivateAccountMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof activateAccount>>, TError,ActivateAccountMutationVariables, TContext> => {

const mutationKey = getActivateAccountMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof activateAccount>>, ActivateAccountMutationVariables> = (props) => {
          const {code,params} = props ?? {};

          return  activateAccount(code,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ActivateAccountMutationResult = NonNullable<Awaited<ReturnType<typeof activateAccount>>>

    export type ActivateAccountMutationError = BadRequestResponse | WrongCodeResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type ActivateAccountMutationVariables = {code: VerificationCode;params?: ActivateAccountParams}

    /**
 * @summary Confirm the e-mail address
 */
export const useActivateAccount = <TError = BadRequestResponse | WrongCodeResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateAccount>>, TError,ActivateAccountMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof activateAccount>>,
        TError,
        ActivateAccountMutationVariables,
        TContext
      > => {
      return useMutation(getActivateAccountMutationOptions(options), queryClient);
    }
    /**
 * Returns the user of the session, with their language, roles and the accounts they may act for. The client requests it when the portal opens, after sign-in and after an account is chosen.
 * @summary Read the signed-in user
 */
export const readUser = (
    params?: ReadUserParams,
 signal?: AbortSignal
) => {


      return request<User>(
      {url: `/user/details`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadUserQueryKey = (params?: ReadUserParams,) => {
    return [
    "readUser", ...(params ? [params] : [])
    ] as const;
    }


export const getReadUserQueryOptions = <TData = Awaited<ReturnType<typeof readUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ReadUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readUser>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadUserQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readUser>>> = ({ signal }) => readUser(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadUserQueryResult = NonNullable<Awaited<ReturnType<typeof readUser>>>
export type ReadUserQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useReadUser<TData = Awaited<ReturnType<typeof readUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ReadUserParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readUser>>,
          TError,
          Awaited<ReturnType<typeof readUser>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadUser<TData = Awaited<ReturnType<typeof readUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readUser>>,
          TError,
          Awaited<ReturnType<typeof readUser>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadUser<TData = Awaited<ReturnType<typeof readUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readUser>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the signed-in user
 */

export function useReadUser<TData = Awaited<ReturnType<typeof readUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readUser>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadUserQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadUserSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ReadUserParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readUser>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadUserQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readUser>>> = ({ signal }) => readUser(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadUserSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readUser>>>
export type ReadUserSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useReadUserSuspense<TData = Awaited<ReturnType<typeof readUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ReadUserParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readUser>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadUserSuspense<TData = Awaited<ReturnType<typeof readUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadUserParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readUser>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadUserSuspense<TData = Awaited<ReturnType<typeof readUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadUserParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readUser>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the signed-in user
 */

export function useReadUserSuspense<TData = Awaited<ReturnType<typeof readUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadUserParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readUser>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadUserSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Replaces the password of a signed-in foreign user. The current password is required, so that access to an unlocked device is not sufficient. A wrong current password or a weak new password changes nothing. Ends the other sessions of the user.
 * @summary Change the password
 */
export const changePassword = (
    passwordChange: PasswordChange,
    params?: ChangePasswordParams,
 signal?: AbortSignal
) => {


      return requestCommand<CommandResult>(
      {url: `/user/change-password`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: passwordChange,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | WrongAccountTypeResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PasswordRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  changePassword(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = PasswordChange
    export type ChangePasswordMutationError = BadRequestResponse | UnauthorizedResponse | WrongAccountTypeResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PasswordRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type ChangePasswordMutationVariables = {data: PasswordChange;params?: ChangePasswordParams}

    /**
 * @summary Change the password
 */
export const useChangePassword = <TError = BadRequestResponse | UnauthorizedResponse | WrongAccountTypeResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PasswordRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
    /**
 * Saves the personal information of a foreign user. The request contains all fields, including unchanged ones. A field that it leaves out may keep its value or lose it.
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
    /**
 * Checks whether a password is accepted at registration. In addition to the documented rules, the server rejects a password that contains the user's name, in capital or small letters. Whether a name of one or two letters counts is up to the server. The client requests it when the form is submitted, not while the user types.
 * @summary Check a password at registration
 */
export const checkNewPassword = (
    params: CheckNewPasswordParams,
 signal?: AbortSignal
) => {


      return requestPasswordCheck<PasswordCheck>(
      {url: `/user/public/pass-validation`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getCheckNewPasswordMutationKey = () => ['checkNewPassword'] as const;

export const getCheckNewPasswordMutationOptions = <TError = BadRequestResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkNewPassword>>, TError,CheckNewPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof checkNewPassword>>, TError,CheckNewPasswordMutationVariables, TContext> => {

const mutationKey = getCheckNewPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkNewPassword>>, CheckNewPasswordMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  checkNewPassword(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckNewPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof checkNewPassword>>>

    export type CheckNewPasswordMutationError = BadRequestResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type CheckNewPasswordMutationVariables = {params: CheckNewPasswordParams}

    /**
 * @summary Check a password at registration
 */
export const useCheckNewPassword = <TError = BadRequestResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkNewPassword>>, TError,CheckNewPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkNewPassword>>,
        TError,
        CheckNewPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getCheckNewPasswordMutationOptions(options), queryClient);
    }
    /**
 * Checks whether the signed-in user may set this password. The server has the user's name and earlier passwords, so the request contains only the password.
 * @summary Check a new password of the signed-in user
 */
export const checkOwnPassword = (
    params: CheckOwnPasswordParams,
 signal?: AbortSignal
) => {


      return requestPasswordCheck<PasswordCheck>(
      {url: `/user/pass-validation`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getCheckOwnPasswordMutationKey = () => ['checkOwnPassword'] as const;

export const getCheckOwnPasswordMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkOwnPassword>>, TError,CheckOwnPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof checkOwnPassword>>, TError,CheckOwnPasswordMutationVariables, TContext> => {

const mutationKey = getCheckOwnPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkOwnPassword>>, CheckOwnPasswordMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  checkOwnPassword(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckOwnPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof checkOwnPassword>>>

    export type CheckOwnPasswordMutationError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type CheckOwnPasswordMutationVariables = {params: CheckOwnPasswordParams}

    /**
 * @summary Check a new password of the signed-in user
 */
export const useCheckOwnPassword = <TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkOwnPassword>>, TError,CheckOwnPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkOwnPassword>>,
        TError,
        CheckOwnPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getCheckOwnPasswordMutationOptions(options), queryClient);
    }
    /**
 * Sends a code to the e-mail address of an account. It replaces the code that was sent before. The response is the same whether or not the account exists, so that it does not reveal who has an account.
 * @summary Request a code to reset a password
 */
export const requestPasswordReset = (
    params: RequestPasswordResetParams,
 signal?: AbortSignal
) => {


      return requestCommand<CommandResult>(
      {url: `/user/public/change-password`, method: 'PUT',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getRequestPasswordResetMutationKey = () => ['requestPasswordReset'] as const;

export const getRequestPasswordResetMutationOptions = <TError = BadRequestResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext> => {

const mutationKey = getRequestPasswordResetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordReset>>, RequestPasswordResetMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  requestPasswordReset(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordReset>>>

    export type RequestPasswordResetMutationError = BadRequestResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type RequestPasswordResetMutationVariables = {params: RequestPasswordResetParams}

    /**
 * @summary Request a code to reset a password
 */
export const useRequestPasswordReset = <TError = BadRequestResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPasswordReset>>,
        TError,
        RequestPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getRequestPasswordResetMutationOptions(options), queryClient);
    }
    /**
 * Saves the language that a signed-in user selected, for later visits on any device. When saving fails, the current visit continues in the selected language.
 * @summary Save the user's language
 */
export const chooseLanguage = (
    languageChoice: BodyType<LanguageChoice>,
    params?: ChooseLanguageParams,
 signal?: AbortSignal
) => {


      return request<LanguageChoice>(
      {url: `/user/set-language`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: languageChoice,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getChooseLanguageMutationKey = () => ['chooseLanguage'] as const;

export const getChooseLanguageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseLanguage>>, TError,ChooseLanguageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof chooseLanguage>>, TError,ChooseLanguageMutationVariables, TContext> => {

const mutationKey = getChooseLanguageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chooseLanguage>>, ChooseLanguageMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  chooseLanguage(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChooseLanguageMutationResult = NonNullable<Awaited<ReturnType<typeof chooseLanguage>>>
    export type ChooseLanguageMutationBody = BodyType<LanguageChoice>
    export type ChooseLanguageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse>
    export type ChooseLanguageMutationVariables = {data: BodyType<LanguageChoice>;params?: ChooseLanguageParams}

    /**
 * @summary Save the user's language
 */
export const useChooseLanguage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseLanguage>>, TError,ChooseLanguageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chooseLanguage>>,
        TError,
        ChooseLanguageMutationVariables,
        TContext
      > => {
      return useMutation(getChooseLanguageMutationOptions(options), queryClient);
    }
    /**
 * Replaces a forgotten password, with the code from the e-mail, and ends all sessions of the account. The code is valid once. A wrong or expired code changes nothing. A code should stay valid when the new password is refused, so that the user can try another one. How the new password is transmitted is not specified yet, so the request body is a proposal and optional.
 * @summary Reset a password with a code
 */
export const resetPassword = (
    params: ResetPasswordParams,
    passwordReset?: PasswordReset,
 signal?: AbortSignal
) => {


      return requestCommand<CommandResult>(
      {url: `/user/public/password-activation`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: passwordReset,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | ResetRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {params,data} = props ?? {};

          return  resetPassword(params,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = PasswordReset | undefined
    export type ResetPasswordMutationError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | ResetRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type ResetPasswordMutationVariables = {params: ResetPasswordParams;data?: PasswordReset}

    /**
 * @summary Reset a password with a code
 */
export const useResetPassword = <TError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | ResetRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
    /**
 * Returns the name and legal address for a taxpayer number, which the personal information shows. Returns 404 for a number that is not in the register.
 * @summary Look up a taxpayer
 */
export const lookUpTaxpayer = (
    params: LookUpTaxpayerParams,
 signal?: AbortSignal
) => {


      return requestTaxpayer<Taxpayer>(
      {url: `/user/tpn-info`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getLookUpTaxpayerQueryKey = (params?: LookUpTaxpayerParams,) => {
    return [
    "lookUpTaxpayer", ...(params ? [params] : [])
    ] as const;
    }


export const getLookUpTaxpayerQueryOptions = <TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(params: LookUpTaxpayerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLookUpTaxpayerQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof lookUpTaxpayer>>> = ({ signal }) => lookUpTaxpayer(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LookUpTaxpayerQueryResult = NonNullable<Awaited<ReturnType<typeof lookUpTaxpayer>>>
export type LookUpTaxpayerQueryError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse


export function useLookUpTaxpayer<TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: LookUpTaxpayerParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookUpTaxpayer>>,
          TError,
          Awaited<ReturnType<typeof lookUpTaxpayer>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpTaxpayer<TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: LookUpTaxpayerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookUpTaxpayer>>,
          TError,
          Awaited<ReturnType<typeof lookUpTaxpayer>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpTaxpayer<TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: LookUpTaxpayerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look up a taxpayer
 */

export function useLookUpTaxpayer<TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: LookUpTaxpayerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLookUpTaxpayerQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getLookUpTaxpayerSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(params: LookUpTaxpayerParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLookUpTaxpayerQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof lookUpTaxpayer>>> = ({ signal }) => lookUpTaxpayer(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type LookUpTaxpayerSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof lookUpTaxpayer>>>
export type LookUpTaxpayerSuspenseQueryError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse


export function useLookUpTaxpayerSuspense<TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: LookUpTaxpayerParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpTaxpayerSuspense<TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: LookUpTaxpayerParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpTaxpayerSuspense<TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: LookUpTaxpayerParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look up a taxpayer
 */

export function useLookUpTaxpayerSuspense<TData = Awaited<ReturnType<typeof lookUpTaxpayer>>, TError = BadRequestResponse | UnauthorizedResponse | TaxpayerUnknownResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 params: LookUpTaxpayerParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpTaxpayer>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLookUpTaxpayerSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






