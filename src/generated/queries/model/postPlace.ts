/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The section a post stands in.
 */
export type PostPlace = 'news' | 'useful-information' | 'market-prices' | 'government-info' | 'bulletin';