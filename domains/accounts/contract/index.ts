export type { AccountStatus, ApprovalState, SignedIn, Userinfo, UserType } from './account.ts'
export {
  accountStatuses,
  accountStatusLabels,
  approvalStateLabels,
  approvalStates,
  registrableTypes,
  topPid,
  userTypeLabels,
  userTypes,
} from './account.ts'
export { accountsApi } from './endpoints.ts'
export { accountErrors } from './errors.ts'
export type { LoginForm, RegisterForm, UpdatePassForm } from './forms.ts'
export { loginForm, registerForm, updatePassForm } from './forms.ts'
export { maskEmail, maskIdCard, maskPhone } from './masking.ts'
export { passwordLimits } from './password.ts'
export type { PurviewNode } from './purviews.ts'
export type { DemonstrationUsername } from './samples.ts'
export {
  demonstrationAccounts,
  demonstrationPassword,
  loginSample,
  registerSample,
  settingsSample,
  updatePassSample,
} from './samples.ts'
export type { SessionRow } from './sessions.ts'
export type { LoginStyle, Settings, SettingsForm } from './settings.ts'
export { loginStyleLabels, loginStyles } from './settings.ts'
export type { UserAction } from './user-actions.ts'
export { actionsFor, userActionLabels, userActions } from './user-actions.ts'
export { usernameKey, usernameLimits } from './username.ts'
export type { UserRow, UsersQuery } from './users.ts'
