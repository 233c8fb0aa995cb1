/** Where the pages of valuations stand (specification §2: assessment under earlyWarningAnalysis). */
const assessmentPath = '/home/earlyWarningAnalysis/assessment'
export const askPath = `${assessmentPath}/setpone`
export const resultPath = `${assessmentPath}/setptwo`
export const comparePath = `${assessmentPath}/compare`
export const batchPath = `${assessmentPath}/batch`
export const methodPath = `${assessmentPath}/method`
