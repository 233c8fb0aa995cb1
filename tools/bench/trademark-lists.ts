import { callOnce, type Times, timesOf } from './timing.ts'
import type { TrademarksBase } from './trademarks-base.ts'

const applications = 100_000
const slice = 1_000
const rounds = { counted: 1_000, before: 200 } as const

/**
 * Applications like those that the portal stores, made by the database itself from the numbers $1 to $2, in every state: each
 * fiftieth is the demonstration's customer's, a twentieth waits for a provider, and of the others each third is held by the
 * demonstration's agency.
 */
const fill = `
  insert into trademark_application (id, business_number, owner_id, kind, file_state, mark_type, mark_name, description,
      picture_type, nations, goods, classes, item_count, edition, contacts_sealed, findings, searched, paid_at, provider_id,
      provider_name, next_due_at, created_at)
    select md5('mark ' || n)::uuid, 'SB2023' || lpad(n::text, 10, '0'),
      case when n % 50 = 0 then (select id from user_account where username = 'demo') else md5('customer ' || n % 9973)::uuid end,
      case when n % 5 = 0 then 'gjsbzc' else 'sbzc' end, state, 1, '演示·商标 ' || n % 9973, '演示', 1, '中国',
      '[{"class_id":9,"class_name":"电子产品","service_nice_min":[]}]', '{9}', 0, 'DEMO-2', '', '[]',
      '{"marks":0,"sources":[],"at":0,"isPartial":false}', now() - n * interval '5 minutes',
      case when state > 1 then case when n % 3 = 0 then (select id from user_account where username = 'agency')
        else md5('agency ' || n % 40)::uuid end end,
      case when state > 1 then '演示·代理机构' end,
      case when state = 1 then now() + n * interval '1 second' end, now() - n * interval '5 minutes'
    from (select n, (array[1,2,3,4,5,6,7,8,9,11,12,13,14,15,16,17,18,18,22,99])[1 + n % 20] as state
      from generate_series($1::int, $2::int) n) made`

const lists = [
  { name: 'own list', who: 'customer', path: '/api/searchTradeMarkInfo?pgIndex=1&pgCount=10' },
  { name: 'own list, state', who: 'customer', path: '/api/searchTradeMarkInfo?state=2&pgIndex=1&pgCount=10' },
  { name: 'provider, open', who: 'agency', path: '/api/providerTradeMarks?box=open&pgIndex=1&pgCount=10' },
  { name: 'provider, mine', who: 'agency', path: '/api/providerTradeMarks?box=mine&pgIndex=1&pgCount=10' },
  { name: 'desk', who: 'staff', path: '/api/admin/tradeMarks?pgIndex=1&pgCount=10' },
  { name: 'desk, file state', who: 'staff', path: '/api/admin/tradeMarks?fileState=6&pgIndex=1&pgCount=10' },
  {
    name: 'desk, keyword',
    who: 'staff',
    path: `/api/admin/tradeMarks?keyword=${encodeURIComponent('商标 77')}&pgIndex=1&pgCount=10`,
  },
] as const

export type MeasuredList = { name: string; times: Times }

/** Measures the lists of customer, provider and desk over 100,000 applications. */
export const measureTrademarkLists = async (base: TrademarksBase): Promise<MeasuredList[]> => {
  const { database, portal } = base
  // In slices, none of which lasts as long as a statement may.
  for (let from = 1; from <= applications; from += slice) await database.pool.query(fill, [from, from + slice - 1])
  await database.pool.query('vacuum analyze trademark_application')
  const measured: MeasuredList[] = []
  for (const { name, who, path } of lists) {
    const call = async () => {
      const { status, said } = await callOnce(portal.url + path, { headers: base[who] })
      if (status !== 200) throw new Error(`${path} answered ${status}: ${Buffer.from(said, 'latin1').toString()}`)
    }
    measured.push({ name: `${name}, ${applications} orders`, times: await timesOf(call, rounds) })
  }
  return measured
}
