import type { LoadPart } from '@portal/platform/web'
import type { UserType } from '../contract/account.ts'

/**
 * What another domain shows on 账号与安全 to accounts of one type, after the account itself; the composition root hands it to
 * this domain.
 */
export type AccountPart = { name: string; userType: UserType; load: LoadPart<object> }
