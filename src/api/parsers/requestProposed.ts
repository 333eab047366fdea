import { request, type RequestConfig } from "../request.ts";
import { throwAsMissing } from "../throwAsMissing.ts";

/** The `request` of the generated hooks that send what a person has entered with an operation that the contract only proposes. */
export const requestProposed = <Body>(config: RequestConfig): Promise<Body> =>
  request<Body>(config).catch(throwAsMissing);
