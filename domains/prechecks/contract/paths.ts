/** The page of the back office that shows how often the rules are right. */
export const precisionPath = '/precheck-precision'
