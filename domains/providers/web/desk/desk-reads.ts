import { accountsApi } from '@portal/accounts/contract'
import { deskProvidersApi } from '../../contract/desk-endpoints.ts'

/** The calls that show providers to the desk; they are made again after a decision of the user's own or a colleague's. */
export const deskReads = [deskProvidersApi.list, deskProvidersApi.detail, accountsApi.listUsers]
