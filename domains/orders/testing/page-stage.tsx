import { stageOf } from '@portal/accounts/testing/page'

/** Shows a page of orders to a customer. */
export const stagePage = stageOf({})
