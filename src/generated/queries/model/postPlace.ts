/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The section of a post.
 */
export type PostPlace = 'news' | 'useful-information' | 'market-prices' | 'government-info' | 'bulletin';