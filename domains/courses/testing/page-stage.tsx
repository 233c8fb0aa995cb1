import { stageOf } from '@portal/accounts/testing/page'

export { refusal } from '@portal/accounts/testing/page'

/** Shows a page of the portal to a customer without sign-ups. */
export const stagePage = stageOf({ 'GET /api/courseSignUps': () => ({ elements: [], totalElements: 0 }) })
