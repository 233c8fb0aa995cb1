/** What staff need for the calls about courses. */
export const coursePermissions = ['courses'] as const
export type CoursePermission = (typeof coursePermissions)[number]
