/** What staff need for the calls about requests. */
export const requestPermissions = [
  'requests.read',
  'requests.act',
  'requests.assign',
  'requests.export',
  'requests.blocks',
] as const
export type RequestPermission = (typeof requestPermissions)[number]
