/** What staff need to import recordals. */
export type RecordalPermission = 'recordals'
