import { type APIRequestContext, expect } from '@playwright/test'
import type { Views } from './every-page.ts'
import { openSession } from './people.ts'

/** Calls the API as one person; throws with the portal's answer where a call fails. */
type Caller = {
  get: <Reply>(path: string) => Promise<Reply>
  send: <Reply>(method: 'POST' | 'PUT', path: string, data: object) => Promise<Reply>
}

const callerOf = (request: APIRequestContext, token?: string): Caller => {
  const headers = token === undefined ? {} : { authorization: token }
  const ask = async <Reply>(method: string, path: string, data?: object): Promise<Reply> => {
    const reply = await request.fetch(path, { method, headers, ...(data && { data }) })
    if (!reply.ok()) throw new Error(`${method} ${path} failed: ${await reply.text()}`)
    return (await reply.json()) as Reply
  }
  return { get: (path) => ask('GET', path), send: ask }
}

const callAs = async (request: APIRequestContext, username: string): Promise<Caller> =>
  callerOf(request, await openSession(request, username))

const firstOf = <Row>(what: string, [first]: readonly Row[]): Row => {
  if (first === undefined) throw new Error(`The demonstration holds no ${what}`)
  return first
}

/** A business number that no case has, so that its page says that there is none. */
const strangeNumber = 'KL20200101000000'

type Rows<Row> = { elements: Row[] }
type WithId = { id: string }
type WithNumber = { businessSn: string }
type WithOrder = { orderNo: string; state: number }

/** For the pages that need no account: which record each one shows, and in which states it is opened. */
export const openViews = async (request: APIRequestContext): Promise<Views> => {
  const visitor = callerOf(request)
  const customer = await callAs(request, 'demo')
  const news = await visitor.get<{ page: { list: WithId[] } }>(
    '/cms/api/directive/contentList?categoryId=37&pageIndex=1&count=1',
  )
  const article = firstOf('article', news.page.list)
  const evidence = await customer.get<Rows<{ evidenceNo: string }>>('/api/searchExhibitionInfo?state=1')
  const { evidenceNo } = firstOf('sealed evidence', evidence.elements)
  const recordals = await visitor.get<Rows<{ recordNum: string }>>('/api/serchCustoms?pgCount=1')
  const { recordNum } = firstOf('recordal', recordals.elements)
  const { ticket } = await customer.send<{ ticket: string }>('POST', '/api/file/phone-tickets', {
    title: '海关查扣应对 · 附件',
    slot: 'request-7.voucher',
  })
  return {
    '/phone/:ticket': [`/phone/${ticket}`],
    '/home/evidenceRecord': ['/home/evidenceRecord', `/home/evidenceRecord?no=${evidenceNo}`],
    '/home/newList': [
      '/home/newList',
      '/home/newList?activeName=37&keyword=海关',
      `/home/newList?activeName=37&isdetail=${article.id}`,
    ],
    '/home/help': ['/home/help', '/home/help?q=工作日', '/home/help?topic=customsSeizure'],
    '/home/playbook': ['/home/playbook', '/home/playbook?situation=request-7&side=holder&nation=德国'],
    '/home/firstHour': [
      '/home/firstHour',
      '/home/firstHour?case=goodsDetained',
      '/home/firstHour?case=goodsDetained&place=eu',
      '/home/firstHour?case=goodsDetained&place=eu&side=owner',
      '/home/firstHour?case=boothComplained&place=canton&side=owner',
    ],
    '/home/search': ['/home/search', '/home/search?q=法国', '/home/search?q=巴西香水瓶形状'],
    '/home/leavingAMessage': ['/home/leavingAMessage', '/home/leavingAMessage?activeName=name2'],
    '/home/filingInquiry': [
      '/home/filingInquiry',
      '/home/filingInquiry?active=1',
      '/home/filingInquiry?active=1&q=鑫𪚥犇骉无此权利',
      `/home/filingInquiry?active=1&recordal=${recordNum}`,
    ],
    '/home/deadlines': ['/home/deadlines', '/home/deadlines?rule=customs.exOfficio.respond&trigger=2026-12-30'],
    '/home/niceSearch': ['/home/niceSearch', '/home/niceSearch?keyword=眼镜', '/home/niceSearch?class=9'],
  }
}

const filings = '/home/exhibition'
const sheetsPath = `${filings}/zzba`

/** A draft that is saved for the account, so that the form of that service offers it. */
const draft = { title: '展会投诉应对', page: '/home/exhibitionInfringement', values: { appeal: '展品为自有设计' } }

const savedSearchOf = async (customer: Caller): Promise<WithId> => {
  const { elements } = await customer.get<Rows<WithId>>('/api/recordalSearches')
  if (elements[0]) return elements[0]
  return await customer.send('POST', '/api/recordalSearches', {
    kind: 'query',
    title: '盯住帆影',
    query: { q: '帆影' },
  })
}

const deadlines = '/home/deadlines'

/** A deadline that a rule counts over a year that is not known, so that its page has every mark. */
const deadlineOf = async (customer: Caller): Promise<WithId> => {
  const { elements } = await customer.get<Rows<WithId>>('/api/deadlines')
  if (elements[0]) return elements[0]
  return await customer.send('POST', '/api/deadlines', { rule: 'customs.exOfficio.respond', trigger: '2026-12-30' })
}

const tab = (active: number, query = ''): string => `/home/speedOfProgress?active=${active}${query}`

/** For the pages of the demonstration's customer: which record each one shows, and the states that differ. */
export const ownViews = async (request: APIRequestContext): Promise<Views> => {
  const customer = await callAs(request, 'demo')
  const numbersOf = async (kind: number): Promise<string[]> => {
    const { elements } = await customer.get<Rows<WithNumber>>(
      `/api/serchUserIpForeignInfo?businessType=${kind}&pgCount=100`,
    )
    return elements.map(({ businessSn }) => businessSn)
  }
  const casesOf = async (kind: number): Promise<[string, string[]]> => [
    tab(kind, `&businessSn=:${kind}`),
    (await numbersOf(kind)).slice(0, 5).map((businessSn) => tab(kind, `&businessSn=${businessSn}`)),
  ]
  const cases = Object.fromEntries(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(casesOf)))
  const sealed = await customer.get<Rows<WithId>>('/api/searchExhibitionInfo?state=1')
  const { id } = firstOf('sealed evidence', sealed.elements)
  const begun = await customer.get<Rows<WithId>>('/api/searchExhibitionInfo?state=0')
  const sheets = await customer.get<Rows<WithId>>('/api/filings')
  const rights = await customer.get<Rows<WithId>>('/api/rights')
  const right = firstOf('right', rights.elements).id
  const inData = firstOf(
    'recordal',
    (await customer.get<Rows<{ recordNum: string }>>('/api/serchCustoms?pgCount=1')).elements,
  )
  const [sheet, recorded] = [firstOf('sheet', sheets.elements), firstOf('recorded sheet', sheets.elements.slice(1))]
  const checks = await customer.get<Rows<WithId>>('/api/selfChecks')
  const search = await savedSearchOf(customer)
  const orders = await customer.get<Rows<WithOrder>>('/api/orders?pgCount=100')
  const orderIn = (state: number): string =>
    firstOf(
      `order in state ${state}`,
      orders.elements.filter((order) => order.state === state),
    ).orderNo
  const patents = await customer.get<Rows<WithNumber>>('/api/searchPatentApplyInfo?pgCount=100')
  const trademarks = await customer.get<Rows<WithNumber>>('/api/searchTradeMarkInfo?pgCount=100')
  const drafts = await customer.get<Rows<{ form: string }>>('/api/drafts')
  if (!drafts.elements.some(({ form }) => form === 'request-2'))
    await customer.send('PUT', '/api/drafts/request-2', draft)
  const deadline = await deadlineOf(customer)
  return {
    ...cases,
    [tab(7)]: [tab(7), tab(7, '&state=4')],
    [tab(8, '&businessSn=:8')]: trademarks.elements
      .slice(0, 6)
      .map(({ businessSn }) => tab(8, `&businessSn=${businessSn}`)),
    [tab(9, '&id=:9')]: [tab(9, `&id=${id}`)],
    [tab(10, '&businessSn=:10')]: patents.elements.map(({ businessSn }) => tab(10, `&businessSn=${businessSn}`)),
    '/home/orders/:orderNo': [-1, 0, 1, 2].map((state) => `/home/orders/${orderIn(state)}`),
    '/home/orders/:orderNo/pay': [`/home/orders/${orderIn(0)}/pay`],
    '/home/orders/:orderNo/result': [0, 1].map((state) => `/home/orders/${orderIn(state)}/result`),
    [sheetsPath]: [
      sheetsPath,
      ...['holder', 'goods', 'papers', 'take'].map((step) => `${sheetsPath}?sheet=${sheet.id}&step=${step}`),
      `${sheetsPath}?sheet=${recorded.id}`,
    ],
    '/home/earlyWarningAnalysis/experts': [
      `/home/earlyWarningAnalysis/experts?check=${firstOf('self-check', checks.elements).id}`,
    ],
    '/home/rights': [
      '/home/rights',
      '/home/rights?keyword=没有这样的权利',
      '/home/rights?form=new',
      '/home/rights?form=import',
      '/home/rights?form=delegations',
      `/home/rights?form=add&recordNum=${inData.recordNum}`,
      `/home/rights?id=${right}`,
      `/home/rights?id=${right}&form=edit`,
    ],
    '/home/savedSearches': ['/home/savedSearches', `/home/savedSearches?search=${search.id}`],
    '/home/subsidyPack': [`/home/subsidyPack?id=${id}`],
    '/home/drafts': [
      '/home/drafts',
      deadlines,
      `${deadlines}?id=${deadline.id}`,
      `${deadlines}?view=month`,
      `${deadlines}?view=compute`,
      // Pages that everybody may open, and that show more to a user who is logged in.
      '/oneChains',
      '/home/servicePromises',
      '/home/curriculum',
      '/home/leavingAMessage?activeName=name1',
      '/home/exhibitionCertificate?active=2',
      `/home/exhibitionCertificate?active=2&id=${firstOf('draft of evidence', begun.elements).id}`,
      '/home/earlyWarningAnalysis',
      `/home/earlyWarningAnalysis?check=${checks.elements[0]?.id}&against=${checks.elements[1]?.id}`,
    ],
  }
}

type Cohorts = Rows<{ version: string; state: string }>

/** A version of the cohort that is built; a demonstration has none before somebody asks for it. */
const builtCohort = async (desk: Caller): Promise<string> => {
  const path = '/api/admin/cohorts'
  const find = async () => (await desk.get<Cohorts>(path)).elements
  if ((await find()).length === 0) await desk.send('POST', `${path}/rebuild`, {})
  await expect
    .poll(async () => (await find()).every(({ state }) => state !== 'building'), { timeout: 60_000 })
    .toBe(true)
  return firstOf('cohort', await find()).version
}

/** For the pages of the back office: which record each one shows. */
export const deskViews = async (request: APIRequestContext): Promise<Views> => {
  const desk = await callAs(request, 'staff')
  const firstId = async (path: string): Promise<string> =>
    firstOf(path, (await desk.get<Rows<WithId>>(`/api/admin/${path}`)).elements).id
  const queue = await desk.get<Rows<WithNumber>>('/api/admin/requests?state=1')
  const [one, other] = queue.elements
  const { businessSn } = firstOf('request', queue.elements)
  const evidence = await desk.get<Rows<{ evidenceNo: string }>>('/api/admin/evidence?state=1')
  const article = await firstId('articles')
  const orders = await desk.get<Rows<WithOrder>>('/api/admin/orders')
  const refunds = await desk.get<Rows<{ refundNo: string }>>('/api/admin/refunds')
  const differing = await desk.get<Rows<{ day: string }>>('/api/admin/reconciliation/days?state=open')
  const patents = await desk.get<Rows<WithNumber>>('/api/admin/patentApplications')
  const trademarks = await desk.get<Rows<WithNumber>>('/api/admin/tradeMarks?pgCount=100')
  const staff = await desk.get<Rows<WithId & { pid: string | null }>>('/api/admin/users?userType=staff')
  const { id: colleague } = firstOf(
    'member of staff',
    staff.elements.filter(({ pid }) => pid === null),
  )
  return {
    '/users/:id': [`/users/${colleague}`, `/users/${colleague}?tab=access`, `/users/${colleague}?tab=history`],
    '/users/:id/access': [`/users/${colleague}/access`],
    '/requests': ['/requests', '/requests?keyword=没有这样的业务'],
    '/requests/:businessSn': [`/requests/${businessSn}`],
    '/requests/:businessSn/compare/:other': [`/requests/${one?.businessSn}/compare/${other?.businessSn}`],
    '/evidence/:evidenceNo': [`/evidence/${firstOf('evidence', evidence.elements).evidenceNo}`],
    '/orders/:orderNo': [`/orders/${firstOf('order', orders.elements).orderNo}`],
    '/reconciliation/:day': [`/reconciliation/${firstOf('day that differs', differing.elements).day}`],
    '/refunds/:refundNo': [`/refunds/${firstOf('refund', refunds.elements).refundNo}`],
    '/invoices/:id': [`/invoices/${await firstId('invoices')}`],
    '/providers/:id': [`/providers/${await firstId('providers')}`],
    '/patentApplications/:businessSn': [`/patentApplications/${firstOf('patent', patents.elements).businessSn}`],
    '/trademarks/:businessSn': trademarks.elements.map((trademark) => `/trademarks/${trademark.businessSn}`),
    '/subsidy-templates/:id': [`/subsidy-templates/${await firstId('subsidy-templates')}`],
    '/courses/:id': [`/courses/${await firstId('courses')}`],
    '/messages/:id': [`/messages/${await firstId('messages')}`],
    '/texts/:key': ['/texts/refund-terms'],
    '/articles/:id': [`/articles/${article}`],
    '/articles/:id/versions': [`/articles/${article}/versions`],
    '/nice-editions/:edition': ['/nice-editions/DEMO-2'],
    '/mark-imports/:id': [`/mark-imports/${await firstId('marks/imports')}`],
    '/patent-imports/:id': [`/patent-imports/${await firstId('patents/imports')}`],
    '/valuation-model/cohorts/:version': [`/valuation-model/cohorts/${await builtCohort(desk)}`],
    '/patent-records': ['/patent-records', '/patent-records?keyword=支架', '/patent-records?keyword=没有这样的专利'],
    '/patent-records/:pn': ['/patent-records/CN900000001B', '/patent-records/CN900000008B'],
    '/rights/:id': [`/rights/${await firstId('rights')}`],
    '/recordal-imports/:id': [`/recordal-imports/${await firstId('recordals/imports')}`],
    '/valuation-model/parameters/:version': ['/valuation-model/parameters/P-1'],
  }
}

/** Pages of records that do not exist: the address, and the call to which the server has nothing to answer. */
export const goneViews = [
  { address: tab(7, `&businessSn=${strangeNumber}`), call: '/api/serchUserIpForeignInfoDetail' },
  { address: '/home/newList?activeName=37&isdetail=nobody-knows', call: '/cms/api/directive/contentAttribute' },
  { address: `/phone/${'x'.repeat(43)}`, call: '/api/phone' },
] as const
