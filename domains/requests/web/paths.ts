/** The page on which a customer chooses how to record a right with customs. */
export const filingsPath = '/home/exhibition'

/** The page of the self-check, whose answers a customer sends to the experts. */
export const selfCheckPath = '/home/earlyWarningAnalysis'

export { progressPath } from '../contract/progress-path.ts'
