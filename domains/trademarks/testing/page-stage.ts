import { customer, editor, stageOf } from '@portal/accounts/testing/page'
import { niceAnswers } from '@portal/nice/testing/page'
import { checkAnswer, madridAnswer, priceAnswer } from '../contract/samples.ts'

export { customer, refusal, signInAs } from '@portal/accounts/testing/page'

export const pictureUrl = '/api/trademarkImage/sample.jpg'

/** Shows a page of trademarks to a customer; marks, prices and members are those of the samples. */
export const stagePage = stageOf({
  ...niceAnswers,
  'POST /api/trademarkCheck': () => checkAnswer(),
  'GET /api/getSelfRegistPrice': () => priceAnswer(),
  'GET /api/createTrademarkImage': () => ({ url: pictureUrl, fileName: '演示星辰.jpg' }),
  'GET /api/madridMembers': () => madridAnswer(),
  'GET /api/deadlines': () => ({ elements: [], totalElements: 0 }),
})

/** Shows a page of the back office to its staff. */
export const stageDesk = stageOf({}, editor)

/** Shows a page to a service provider. */
export const stageAgency = stageOf(
  {},
  { ...customer, username: 'agency', userType: 'provider', approvalState: 'approved' },
)
