import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { accountsApi } from '../contract/endpoints.ts'
import { rolesApi } from '../contract/role-endpoints.ts'
import { accountsSettings } from './accounts.settings.ts'
import { checkThirdToken } from './check-third-token.ts'
import { listUsers } from './list-users.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { judgeAccess, saveUserAccess, viewUserAccess } from './manage-access.ts'
import { changeRole, createRole, judgeRole, judgeRoom, listRoles, removeRole } from './manage-roles.ts'
import { changeStatus, endUserSessions, resetPassword } from './manage-user.ts'
import { endSession, listSessions } from './own-sessions.ts'
import { passwordGate } from './password-hash.ts'
import { permissions } from './permissions.ts'
import { accountSeals } from './personal-data.ts'
import { privilege } from './privilege.ts'
import { accountPurviews } from './purviews.ts'
import { register } from './register.ts'
import { getSettings, putSettings } from './settings.ts'
import { accountJobs } from './sweep.ts'
import { updatePassword } from './update-password.ts'

export { demonstrationAccounts, demonstrationPassword } from '../contract/samples.ts'
export { fitsApproval, getProvider, lockProvider, moveApproval, type ProviderAccount } from './approval.ts'
export { browserFamily } from './browser-family.ts'
export {
  changesInWords,
  type FieldTexts,
  momentTextOf,
  plainText,
  type RecordState,
  shownChanges,
  yesNoText,
} from './change-history.ts'
export type { UserContact } from './contacts.ts'
export { activeStaffIds, contactsOf, findContact, findUserId, staffHolding } from './contacts.ts'
export { createAdministrator } from './create-administrator.ts'
export { findUserIds } from './find-users.ts'
export { findIdCard } from './id-card.ts'
export { isActiveUser, sessionLives } from './live-session.ts'
export { approvedProviderIds, findProviders, listProviderAccounts } from './providers.ts'
export { findPeople, hasUsers, seedPeople } from './seed-accounts.ts'
export { authenticate } from './sessions.ts'
export { staffLabel } from './staff-label.ts'
export { thirdLoginOf } from './third-login.ts'
export { customerOf, type UserName, userNames, usernameOf } from './user-names.ts'

export const accountsServer: ServerDomain = {
  name: 'accounts',
  seals: accountSeals,
  routes: [
    ...bindRoutes(
      accountsApi,
      {
        register,
        login,
        checkThirdToken,
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
        userAccess: viewUserAccess,
        saveUserAccess,
      },
      {
        gates: { register: passwordGate, login: passwordGate, checkThirdToken: passwordGate },
        judges: { saveUserAccess: judgeAccess },
      },
    ),
    ...bindRoutes(
      rolesApi,
      { list: listRoles, create: createRole, change: changeRole, remove: removeRole },
      { judges: { create: judgeRoom, change: judgeRole } },
    ),
  ],
  settings: accountsSettings,
  jobs: accountJobs,
  permissions,
  purviews: accountPurviews,
}
