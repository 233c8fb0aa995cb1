import { accountsApi } from '../../contract/endpoints.ts'

/** What is read again after something was done with an account. */
export const userReads = [accountsApi.listUsers, accountsApi.userDetail]
