/**
 * Generated from openapi/. Do not edit.
 */

/**
 * Where the person goes on to pay.
 */
export interface PaymentStart {
  /**
     * The bank's page, or a path on the portal's own host. The portal opens it only when its host is among those the deployment trusts.
     * @maxLength 2048
     * @pattern ^(https://|/[A-Za-z0-9])
     */
  redirectUrl: string;
}
