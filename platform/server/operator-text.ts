/**
 * A place on a page that shows words of the operator, such as terms of refunds. The domain whose page has the place
 * contributes it; the domain of the site keeps the words.
 */
export type OperatorText = {
  /** As `refund-terms`; it never changes. */
  key: string
  name: string
  /** Where customers read it, in words for the editor: 申请退款的窗口. */
  place: string
}
