/** What staff need to hand in lists of patents. */
export const patentDataPermissions = ['patents.imports'] as const
