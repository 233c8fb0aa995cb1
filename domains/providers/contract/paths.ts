/** The address of 机构资料 in the portal. */
export const profilePath = '/home/providerProfile'

/** The list of providers in the back office, and the page of one of them. */
export const deskProvidersPath = '/providers'
export const deskProviderPath = (id: string): string => `${deskProvidersPath}/${id}`
