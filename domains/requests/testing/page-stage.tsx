import { revealPermission } from '@portal/accounts/contract'
import { type Answer, customer, signInAs, stageOf } from '@portal/accounts/testing/page'
import { requestPermissions } from '../contract/permissions.ts'

export { refusal } from '@portal/accounts/testing/page'

const user = { ...customer, email: 'd***@example.com' }
const noTrail: Answer = () => ({ elements: [], totalElements: 0 })

/** Puts the session into the browser, as a login does. */
export const signIn = (): void => signInAs(user)

/** Shows a page to a customer, or to somebody of the desk who may do everything; nothing has happened to the requests. */
export const stagePage = stageOf(
  { 'GET /api/requestTrail': noTrail, 'GET /api/admin/requests/{businessSn}/trail': noTrail },
  user,
  [...requestPermissions, revealPermission],
)
