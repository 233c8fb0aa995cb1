/** Where the pages of the model stand in the back office. */
export const versionsPath = '/valuation-model'
export const newVersionPath = '/valuation-model/new'
export const versionPath = (version: string): string => `/valuation-model/parameters/${encodeURIComponent(version)}`
export const cohortsPath = '/valuation-model/cohorts'
export const cohortPath = (version: string): string => `${cohortsPath}/${encodeURIComponent(version)}`
export const validationsPath = '/valuation-model/validations'
