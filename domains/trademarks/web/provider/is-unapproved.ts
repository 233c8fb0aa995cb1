import { isCallError } from '@portal/platform/web'

/** Whether the desk is closed since nobody has approved the provider yet. */
export const isUnapproved = (error: unknown): boolean => isCallError(error) && error.status === 'U00403'
