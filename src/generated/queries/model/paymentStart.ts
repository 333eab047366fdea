/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The URL on which the user continues the payment.
 */
export interface PaymentStart {
  /**
     * The URL of the bank's payment page, or a path on the portal's own host. The portal opens it only when the deployment trusts its host.
     * @maxLength 2048
     * @pattern ^(https://|/[A-Za-z0-9])
     */
  redirectUrl: string;
}
