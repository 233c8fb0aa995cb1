import { type Answer, customer, signInAs, stageOf } from '@portal/accounts/testing/page'

export { refusal } from '@portal/accounts/testing/page'

const user = { ...customer, email: 'd***@example.com' }
const noTrail: Answer = () => ({ elements: [], totalElements: 0 })

/** Puts the session into the browser, as a login does. */
export const signIn = (): void => signInAs(user)

/** Shows a page to a customer; nothing has happened to his requests. */
export const stagePage = stageOf(
  { 'GET /api/requestTrail': noTrail, 'GET /api/admin/requests/{businessSn}/trail': noTrail },
  user,
)
