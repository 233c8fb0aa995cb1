/** The page on which a customer chooses how to record a right with customs. */
export const filingsPath = '/home/exhibition'

/** The page of the self-check, whose answers a customer sends to the experts. */
export const selfCheckPath = '/home/earlyWarningAnalysis'

/** The page of the vault, which also adds the rights that a request names. */
export const rightsPath = '/home/rights'

export { progressPath } from '../contract/progress-path.ts'
