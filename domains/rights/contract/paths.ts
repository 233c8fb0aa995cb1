/** The routes of the vault in the portal and in the back office. */
export const rightsPath = '/home/rights'
export const rightPath = (id: string): string => `${rightsPath}?id=${id}`
export const delegationsPath = `${rightsPath}?form=delegations`
export const deskRightsPath = '/rights'
export const deskRightPath = (id: string): string => `${deskRightsPath}/${id}`
