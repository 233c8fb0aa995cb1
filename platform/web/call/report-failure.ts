import { toast } from '../ui/toast-store.ts'
import { errorText, isSilent } from './call-error.ts'

/** Tells the user that a call failed, unless the session hook already did or he cancelled it himself. */
export const reportFailure = (error: unknown): void => {
  if (!isSilent(error)) toast(errorText(error), 'error')
}
