import { type Answer, stageOf } from '@portal/accounts/testing/page'
import { sampleCountries } from '@portal/regions/contract'
import { feesAnswer } from './page-answers.ts'

const site: Answer = () => ({ agency: { name: '演示专利代理所', licenceNo: '33000', url: null } })

export { refusal } from '@portal/accounts/testing/page'

/** Shows a page of patents to a customer; prices are in force. */
export const stagePage = stageOf({
  'GET /api/fees': () => feesAnswer(),
  'GET /api/countryList': () => ({ list: sampleCountries }),
  'GET /api/site': site,
  'GET /api/deadlines': () => ({ elements: [], totalElements: 0 }),
  'GET /api/links': () => ({}),
})
