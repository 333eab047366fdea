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
  ForbiddenResponse,
  Id,
  NotFoundResponse,
  ReportReceipt,
  ReportRejectedResponse,
  ReportSubmission,
  ServerFaultResponse,
  SubmitReportParams,
  TooLargeResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { requestProposed } from '../../../api/parsers/requestProposed.ts';


/**
 * Submits a report with a previously uploaded file, which is a PDF, a PNG or a JPEG image. A second submission replaces the file. A report can be submitted after its due date, which stays as it is. Returns 404 for a report of another organisation, and 422 for a file of another type, such as a video.
 * @summary Submit a report
 */
export const submitReport = (
    id: Id,
    reportSubmission: ReportSubmission,
    params?: SubmitReportParams,
 signal?: AbortSignal
) => {


      return requestProposed<ReportReceipt>(
      {url: `/reports/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: reportSubmission,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSubmitReportMutationKey = () => ['submitReport'] as const;

export const getSubmitReportMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | ReportRejectedResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitReport>>, TError,SubmitReportMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof submitReport>>, TError,SubmitReportMutationVariables, TContext> => {

const mutationKey = getSubmitReportMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitReport>>, SubmitReportMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  submitReport(id,data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubmitReportMutationResult = NonNullable<Awaited<ReturnType<typeof submitReport>>>
    export type SubmitReportMutationBody = ReportSubmission
    export type SubmitReportMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | ReportRejectedResponse | ServerFaultResponse | UnavailableResponse
    export type SubmitReportMutationVariables = {id: Id;data: ReportSubmission;params?: SubmitReportParams}

    /**
 * @summary Submit a report
 */
export const useSubmitReport = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | ReportRejectedResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitReport>>, TError,SubmitReportMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitReport>>,
        TError,
        SubmitReportMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitReportMutationOptions(options), queryClient);
    }
