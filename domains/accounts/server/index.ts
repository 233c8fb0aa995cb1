import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { accountsApi } from '../contract/endpoints.ts'
import { invitationApi } from '../contract/invitation-endpoints.ts'
import { profileApi } from '../contract/profile-endpoints.ts'
import { rolesApi } from '../contract/role-endpoints.ts'
import { secondFactorApi } from '../contract/second-factor-endpoints.ts'
import { acceptInvitation, viewInvitation } from './accept-invitation.ts'
import { accountsSettings } from './accounts.settings.ts'
import { checkThirdToken } from './check-third-token.ts'
import { copyOwnData } from './copy-data.ts'
import { deleteUser } from './delete-user.ts'
import { userSearch } from './desk-search.ts'
import { erasureListener } from './erase-account.ts'
import { accountHistories } from './histories.ts'
import { judgeCreate, renewInvitation } from './invite-staff.ts'
import { listUsers } from './list-users.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { judgeAccess, saveUserAccess, viewUserAccess } from './manage-access.ts'
import { changeRole, createRole, judgeRole, judgeRoom, listRoles, removeRole } from './manage-roles.ts'
import {
  changeStatus,
  endUserSession,
  endUserSessions,
  judgeManaged,
  judgeStatus,
  resetPassword,
} from './manage-user.ts'
import { accountNotices } from './notices.ts'
import { beginFactor, confirmFactor, endFactor, factorStateOf, renewRecoveryCodes } from './own-factor.ts'
import { closeOwnAccount, saveOwnProfile, viewOwnProfile } from './own-profile.ts'
import { endSession, listSessions } from './own-sessions.ts'
import { passwordGate } from './password-hash.ts'
import { permissions } from './permissions.ts'
import { accountSeals } from './personal-data.ts'
import { privilege } from './privilege.ts'
import { accountPurviews } from './purviews.ts'
import { userRecord } from './record-user-act.ts'
import { register } from './register.ts'
import { resetFactor } from './reset-factor.ts'
import { createUser, saveUser } from './save-user.ts'
import { getSettings, putSettings } from './settings.ts'
import { accountJobs } from './sweep.ts'
import { updatePassword } from './update-password.ts'
import { userDetail } from './user-detail.ts'
import { userTrends } from './user-trends.ts'

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
export { activeStaffIds, administratorIds, contactsOf, findContact, findUserId, staffHolding } from './contacts.ts'
export { createAdministrator } from './create-administrator.ts'
export { findUserIds } from './find-users.ts'
export { findIdCard } from './id-card.ts'
export { isActiveUser, sessionLives } from './live-session.ts'
export {
  approvedProviderIds,
  countProviders,
  findProviders,
  listProviderAccounts,
  providersInOffice,
} from './providers.ts'
export { findPeople, hasUsers, seedPeople } from './seed-accounts.ts'
export { authenticate } from './sessions.ts'
export { readAuditYears } from './settings.ts'
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
        userDetail,
        endUserSession,
        createUser,
        saveUser,
        deleteUser,
        resetPassword,
        changeStatus,
        endUserSessions,
        userAccess: viewUserAccess,
        saveUserAccess,
      },
      {
        gates: { register: passwordGate, login: passwordGate, checkThirdToken: passwordGate },
        judges: {
          createUser: judgeCreate,
          saveUser: judgeManaged('save'),
          deleteUser: judgeManaged('delete'),
          changeStatus: judgeStatus,
          saveUserAccess: judgeAccess,
        },
      },
    ),
    ...bindRoutes(
      profileApi,
      { read: viewOwnProfile, save: saveOwnProfile, copy: copyOwnData, close: closeOwnAccount },
      { gates: { save: passwordGate, copy: passwordGate, close: passwordGate } },
    ),
    ...bindRoutes(
      rolesApi,
      { list: listRoles, create: createRole, change: changeRole, remove: removeRole },
      { judges: { create: judgeRoom, change: judgeRole } },
    ),
    ...bindRoutes(
      invitationApi,
      { view: viewInvitation, accept: acceptInvitation, renew: renewInvitation },
      { gates: { accept: passwordGate } },
    ),
    ...bindRoutes(
      secondFactorApi,
      {
        state: factorStateOf,
        begin: beginFactor,
        confirm: confirmFactor,
        recoveryCodes: renewRecoveryCodes,
        end: endFactor,
        reset: resetFactor,
      },
      { gates: { begin: passwordGate, recoveryCodes: passwordGate, end: passwordGate } },
    ),
  ],
  records: [userRecord],
  histories: accountHistories,
  settings: accountsSettings,
  notices: accountNotices,
  listeners: [erasureListener],
  jobs: accountJobs,
  trends: userTrends,
  finds: [userSearch],
  permissions,
  purviews: accountPurviews,
}
