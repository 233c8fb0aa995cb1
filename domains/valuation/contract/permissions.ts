/** What staff need for what valuations are made with: parameters, trials, cohorts and validations. */
export const valuationPermissions = ['valuation.parameters'] as const
