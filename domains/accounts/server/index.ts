import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { accountsApi } from '../contract/endpoints.ts'
import { listUsers } from './list-users.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { changeStatus, endUserSessions, resetPassword } from './manage-user.ts'
import { endSession, listSessions } from './own-sessions.ts'
import { privilege } from './privilege.ts'
import { accountPurviews } from './purviews.ts'
import { register } from './register.ts'
import { getSettings, putSettings } from './settings.ts'
import { accountJobs } from './sweep.ts'
import { updatePassword } from './update-password.ts'

export { demonstrationAccounts, demonstrationPassword } from '../contract/samples.ts'
export { createAdministrator } from './create-administrator.ts'
export { hasUsers, seedAccounts } from './seed-accounts.ts'
export { authenticate } from './sessions.ts'
export type { UserName } from './user-names.ts'
export { userNames } from './user-names.ts'

export const accountsServer: ServerDomain = {
  name: 'accounts',
  routes: bindRoutes(accountsApi, {
    register,
    login,
    logout,
    privilege,
    updatePass: updatePassword,
    listSessions,
    endSession,
    getSettings,
    putSettings,
    listUsers,
    resetPassword,
    changeStatus,
    endUserSessions,
  }),
  jobs: accountJobs,
  purviews: accountPurviews,
}
