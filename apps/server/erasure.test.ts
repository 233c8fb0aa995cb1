import { authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { demonstrationSteps } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from './domains.ts'

/**
 * Where values of a customer are planted: a table, how its rows are found, and a column. Each place has a value of its own.
 * Those marked `stays` are named in the manual with the reason.
 */
type Place = { table: string; of: string; column: string; stays?: true }
const at = (table: string, of: string, columns: string[], stays?: true): Place[] =>
  columns.map((column) => ({ table, of, column, ...(stays && { stays }) }))
const ofOrders = 'order_id in (select id from customer_order where owner_id = $1)'

const places: Place[] = [
  ...at('user_account', 'id = $1', ['company_name', 'phone_sealed', 'email_sealed', 'id_card_sealed', 'note_sealed']),
  ...at('protection_request', 'owner_id = $1', [
    ...['right_holder_name', 'subject', 'request_text', 'id_number_sealed', 'contact_name', 'contact_phone_sealed'],
    ...['contact_email_sealed', 'full_plan_name', 'full_plan_phone_sealed'],
  ]),
  ...at('precheck_finding', 'case_id in (select id from precheck_case where owner_id = $1)', [
    ...['file_name_sealed', 'verdict_note_sealed'],
  ]),
  ...at('precheck_answer', 'owner_id = $1', ['content_sealed']),
  ...at('patent_application', 'owner_id = $1', ['company_name', 'patent_name', 'contact_name', 'contact_phone_sealed']),
  ...at('trademark_application', 'owner_id = $1', ['mark_name', 'description', 'contacts_sealed', 'applicant_sealed']),
  ...at('trademark_help_call', 'owner_id = $1', ['contact_name_sealed', 'contact_phone_sealed', 'question_sealed']),
  ...at('message', 'writer_id = $1 and public_since is null', ['title', 'content', 'name_sealed', 'email_sealed']),
  ...at('course_sign_up', 'owner_id = $1', [
    ...['company_name', 'address', 'contact_name_sealed', 'contact_phone_sealed', 'contact_job'],
  ]),
  ...at('draft', 'owner_id = $1', ['title', 'values_sealed']),
  ...at('filing_sheet', 'owner_id = $1', ['facts_sealed']),
  ...at('self_check', 'owner_id = $1', ['product']),
  ...at('recordal_saved_search', 'owner_id = $1', ['content_sealed']),
  ...at('favourite', 'owner_id = $1', ['reference']),
  ...at('notice', 'user_id = $1', ['words']),
  ...at('notice_delivery', 'user_id = $1', ['address_masked']),
  ...at('file', 'owner_id = $1', ['file_name']),
  ...at('phone_ticket', 'owner_id = $1', ['title']),
  ...at('evidence', 'owner_id = $1 and state = 0', ['right_holder_name', 'fair_address']),
  ...at('evidence', 'owner_id = $1 and state = 1', ['document_number_sealed', 'contact_phone_sealed'], true),
  ...at('customer_invoice', ofOrders, ['tax_number_sealed', 'email_sealed'], true),
]
const plantedIn = (place: Place): string => `planted-${String(places.indexOf(place)).padStart(3, '0')}`
/** A value that the rows of an account hold under another name than their column's. */
const boundTo = new Map(domains.flatMap(({ seals = [] }) => seals.map(({ column, boundTo: name }) => [column, name])))

let portal: TestApp
let people: People
const query = async (text: string, values: unknown[] = []) =>
  (await portal.database.pool.query(text, values)).rows as Record<string, unknown>[]

/** One row of each kind that the demonstration does not make for this customer. */
const others = (id: string) => `
  insert into draft (id, owner_id, form, version, title, page, values_sealed, file_ids, device, saved_at)
    values (gen_random_uuid(), '${id}', 'request-7', 1, '', '/', '', '{}', '', now());
  insert into notice (id, event_id, event, user_id, link, words, created_at)
    values (gen_random_uuid(), 'e1', 'request.accepted', '${id}', '/', '', now());
  insert into notice_delivery (id, event_id, event, link, channel, user_id, state, created_at)
    values (gen_random_uuid(), 'e1', 'request.accepted', '/', 'mail', '${id}', 'sent', now());
  insert into phone_ticket (id, ticket_hash, owner_id, purpose, title, slot, expires_at)
    values (gen_random_uuid(), 'h', '${id}', 'request', '', '', now());
  insert into message (id, number, writer_id, title, content, name_sealed, email_sealed, email_fingerprint,
    content_fingerprint, search_words, state, created_at)
    values (gen_random_uuid(), 'LY0', '${id}', '', '', '', '', '', '', '{}', 'new', now());
  insert into customer_invoice (id, order_id, state, invoice_type, subject_type, title, amount_fen, created_at)
    select gen_random_uuid(), id, 'refused', 1, 1, '', 1, now() from customer_order where owner_id = '${id}' limit 1;
  insert into precheck_case (id, business_number, owner_id, form, rule_set, submitted_at, checked_at)
    values (gen_random_uuid(), 'KL0', '${id}', 'request-7', 1, now(), now());
  insert into precheck_finding (id, case_id, position, rule, version, level, field, text, why, source, mend, question)
    select gen_random_uuid(), id, 0, 'paper.blank', 1, 'should', 'voucher', '', '', '{}', '', false
    from precheck_case where business_number = 'KL0';
  insert into precheck_answer (id, owner_id, form, content_sealed, answered_at)
    values (gen_random_uuid(), '${id}', 'request-7', '', now());
  insert into recordal_saved_search (id, owner_id, kind, content_sealed, created_at, watching_since)
    values (gen_random_uuid(), '${id}', 'search', '', now(), now());`

/** Ends whatever the customer has under way, as the desk would. */
const ends = (id: string) => `
  update protection_request set state = 3 where owner_id = '${id}' and state in (1, 2);
  update patent_application set state = 4 where owner_id = '${id}' and state in (1, 2);
  update trademark_application set file_state = 99 where owner_id = '${id}';
  update trademark_help_call set called_at = now() where owner_id = '${id}';
  update customer_order set state = -1 where owner_id = '${id}' and state in (0, 1);
  update refund set state = 3 where order_id in (select id from customer_order where owner_id = '${id}');
  update evidence set proof = 3 where owner_id = '${id}' and state = 1;
  update course set ends_at = now(), starts_at = now() - interval '1 hour';`

const plant = async (place: Place, userId: string) => {
  const { table, of, column } = place
  const key = column.endsWith('_sealed') ? 'id' : 'ctid'
  const rows = await query(`select ${key}::text as key from ${table} where ${of} order by 1 limit 1`, [userId])
  const [row] = rows
  if (!row) throw new Error(`the customer has nothing in ${table}`)
  const name = boundTo.get(`${table}.${column}`) ?? column
  const value =
    key === 'id'
      ? portal.ctx.cipher.seal(plantedIn(place), { table, column: name, row: String(row.key) })
      : plantedIn(place)
  await query(`update ${table} set ${column} = $1 where ${key}::text = $2`, [value, row.key])
}

/** The planted values that stand anywhere in the database, sealed or not, each with its place. */
const found = async (): Promise<string[]> => {
  const tables = await query(`select table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' and table_schema = 'public'`)
  const hits: string[] = []
  for (const { name } of tables) {
    const table = String(name)
    for (const { row } of await query(`select to_jsonb(t) as row from "${table}" t`)) {
      const fields = Object.entries(row as Record<string, unknown>).map(([column, value]) => {
        const place = {
          table,
          column: boundTo.get(`${table}.${column}`) ?? column,
          row: String((row as { id?: string }).id),
        }
        const isSealed = column.endsWith('_sealed') && typeof value === 'string'
        return [column, isSealed ? (portal.ctx.cipher.find(value, place) ?? value) : JSON.stringify(value)] as const
      })
      for (const [column, text] of fields)
        for (const [value] of text?.matchAll(/planted-\d{3}/g) ?? []) hits.push(`${table}.${column} ${value}`)
    }
  }
  return hits.toSorted()
}

beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate })
  people = await createPeople(portal)
  const shown = { customer: people.demo.id, other: people.demo2.id, staff: people.staff.id }
  for (const { run } of demonstrationSteps(domains)) await run(portal.ctx, shown)
}, 180_000)
afterAll(() => portal.close())

const run = async (name: string) => {
  const job = domains.flatMap(({ jobs = [] }) => jobs).find((one) => one.name === name)
  if (!job) throw new Error(`no job ${name}`)
  await job.run(portal.ctx)
}

it('leaves to the cases of others what a closed account brought to them', async () => {
  const { demo, staff } = people
  const cases = ['protection_request', 'patent_application', 'trademark_application']
  const ofCases = cases.map((table) => `select id::text from ${table} where owner_id = '${demo.id}'`).join(' union ')
  const attached = () => query(`select id from file where attached_ref in (${ofCases}) order by id`)
  const before = await attached()
  expect(before.length).toBeGreaterThan(0)
  // As if the desk had brought them.
  await query(`update file set owner_id = $1 where attached_ref in (${ofCases})`, [staff.id])
  for (const { personal } of domains) await personal?.eraseLater?.(portal.ctx, staff.id)
  expect(await attached()).toEqual(before)
  await query(`update file set owner_id = $1 where attached_ref in (${ofCases})`, [demo.id])
})

it('hands its owner a copy of what each domain keeps, part by part', async () => {
  const { demo } = people
  const copies = domains.map(({ personal }) => personal?.copy?.(portal.ctx, demo.id) ?? [])
  const parts = (await Promise.all(copies)).flat()
  const names = parts.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(
    expect.arrayContaining([
      ...['展会存证原件', '展会补贴材料', '海外维权业务的补充', '海外维权业务的材料预审', '专利申请的补充'],
      ...['专利价值评估', '专利评估名单', '专利评估报告'],
    ]),
  )
  const held = parts.filter(({ rows }) => rows.length > 0).map(({ name }) => name)
  expect(held).toEqual(expect.arrayContaining(['海外维权业务', '展会存证', '展会存证原件', '上传的文件']))
})

it(`erases a closed account: of ${places.length} planted values none is left but those that must stay`, async () => {
  const { demo, admin } = people
  await query(others(demo.id))
  await query(ends(demo.id))
  for (const place of places) await plant(place, demo.id)
  const objects = await query('select storage_key from file where owner_id = $1', [demo.id])
  const before = await found()
  for (const place of places) expect(before).toContain(`${place.table}.${place.column} ${plantedIn(place)}`)

  const path = `/api/admin/users/${demo.id}?reason=test`
  expect(await portal.call({ method: 'DELETE', path, token: admin.token })).toMatchObject({ status: 200, body: {} })
  const listener = domains.flatMap(({ listeners = [] }) => listeners).find(({ event }) => event === 'account.erased')
  await listener?.react(portal.ctx, { userId: demo.id }, { id: '1', at: portal.clock.now() })
  portal.clock.advance(181 * 86_400_000)
  await run('accounts.erase-later')
  await run('files.sweep-unattached')
  const stay = places.filter(({ stays }) => stays).map((place) => `${place.table}.${place.column} ${plantedIn(place)}`)
  expect(await found()).toEqual(stay.toSorted())

  const left = await query('select storage_key from file where owner_id = $1', [demo.id])
  const gone = objects.filter(({ storage_key }) => !left.some((one) => one.storage_key === storage_key))
  expect(gone.length).toBeGreaterThan(0)
  // The act log is never erased: it knows the account by its id alone.
  const entries = await query('select to_jsonb(e) as row from audit_entry e')
  expect(entries.some(({ row }) => JSON.stringify(row).includes(demo.id))).toBe(true)
  expect(entries.filter(({ row }) => /"demo"|keyword=demo/.test(JSON.stringify(row)))).toEqual([])
  const stored: string[] = []
  for await (const batch of portal.ctx.storage.list()) stored.push(...batch.map(({ key }) => key))
  expect(gone.filter(({ storage_key }) => stored.includes(String(storage_key)))).toEqual([])
  portal.clock.set(new Date())
}, 120_000)

it('still shows the desk the cases of whoever has closed his account', async () => {
  const { demo, admin } = people
  const { body } = await portal.call({ path: `/api/admin/users/${demo.id}`, token: admin.token })
  const counts = body.counts as { newest: { link: string }[] }[]
  const [request] = await query('select business_number as sn from protection_request where owner_id = $1', [demo.id])
  const [patent] = await query('select business_number as sn from patent_application where owner_id = $1', [demo.id])
  const [trademark] = await query('select business_number as sn from trademark_application where owner_id = $1', [
    demo.id,
  ])
  expect(counts.length).toBeGreaterThan(4)
  const paths = [
    '/api/admin/requests',
    `/api/admin/requests/${request?.sn}`,
    '/api/admin/patentApplications',
    `/api/admin/patentApplications/${patent?.sn}`,
    '/api/admin/tradeMarks',
    `/api/admin/tradeMarks/${trademark?.sn}`,
    '/api/admin/trademarkHelp',
    '/api/admin/messages',
    '/api/admin/orders',
    '/api/admin/evidence',
  ]
  const answers = await Promise.all(paths.map((path) => portal.call({ path, token: admin.token })))
  expect(answers.map(({ status }, index) => `${paths[index]} ${status}`)).toEqual(paths.map((path) => `${path} 200`))
})
