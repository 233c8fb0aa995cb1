import { revealPermission } from '@portal/accounts/contract'
import { type Answer, customer, signInAs, stageOf } from '@portal/accounts/testing/page'
import { requestPermissions } from '../contract/permissions.ts'

export { refusal } from '@portal/accounts/testing/page'

const user = { ...customer, email: 'd***@example.com' }
/** The pre-check finds nothing, unless a test says otherwise. */
const ready: Answer = () => ({ ruleSet: 1, verdict: 'ready', findings: [] })
/** Nothing was found in a case that came in. */
const nothingFound: Answer = () => ({ submittedAt: 0, ruleSet: 1, verdict: 'ready', findings: [] })
const noTrail: Answer = () => ({ elements: [], totalElements: 0 })
const noPlaybook: Answer = () => ({ playbook: null })
const noRight: Answer = () => ({ right: null })

/** Puts the session into the browser, as a login does. */
export const signIn = (): void => signInAs(user)

/** Shows a page to a customer, or to somebody of the desk who may do everything; nothing has happened to the requests. */
export const stagePage = stageOf(
  {
    'POST /api/precheck': ready,
    'GET /api/precheck/ruleChanges': () => ({ off: [], versions: [] }),
    'GET /api/admin/requests/{businessSn}/precheck': nothingFound,
    'GET /api/requestTrail': noTrail,
    'GET /api/admin/requests/{businessSn}/trail': noTrail,
    'GET /api/playbooks': noPlaybook,
    'GET /api/requests/{businessSn}/right': noRight,
    'GET /api/admin/requests/{businessSn}/right': noRight,
  },
  user,
  [...requestPermissions, revealPermission],
)
