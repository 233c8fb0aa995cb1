/** What staff need to change how patents are valued: parameters, cohorts, validations. */
export const valuationPermissions = ['valuation.parameters'] as const
