import { authenticate, demonstrationPassword } from '@portal/accounts/server'
import { createPeople } from '@portal/accounts/testing'
import { tableOfHistory } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from './domains.ts'

/** What is append-only and no history of customers' records, by the reason why no day's seal holds it. */
const notSealed = {
  'is the log of acts, its heads, seals and checks': [
    ...['audit_entry', 'audit_anchor', 'audit_archive', 'audit_verification'],
    ...['audit_history_seal', 'audit_history_part', 'audit_history_row'],
  ],
  'is the evidence log, or stands in it': [
    ...['log_entry', 'log_node', 'log_checkpoint', 'log_cosignature', 'log_audit', 'log_pulse', 'evidence_statement'],
    ...['evidence_finding', 'timestamp_token', 'timestamp_renewal', 'timestamp_refused', 'timestamp_revocation'],
    ...['anchor_contract', 'anchor_transaction'],
  ],
  'is bound by its own balance, and compared with the houses': [
    ...['ledger_transaction', 'ledger_entry', 'payment_fact', 'house_bill_line', 'gateway_message', 'receipt_import'],
    'remittance_slip',
  ],
  'is of the operator, and each change of it is an entry of the log of acts': [
    ...[
      'desk_setting',
      'promise_setting',
      'order_setting',
      'fee_version',
      'fee_item',
      'calendar_year',
      'deadline_rule',
      'precheck_rule_version',
    ],
    ...['patent_valuation_parameter', 'evidence_subsidy_template_change', 'course_history', 'site_change'],
    ...['article_deed', 'article_version', 'recordal_import_act', 'recordal_change', 'mark_import_act'],
    ...['request_export', 'customer_order_export'],
  ],
} satisfies Record<string, string[]>

let portal: TestApp
beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate })
})
afterAll(() => portal.close())

it('every append-only table is sealed daily, or there is a reason why not', async () => {
  const { rows } = await portal.database.pool.query<{ name: string }>(`
    select distinct relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname in (relname || '_append_only', relname || '_once')`)
  const sealed = portal.ctx.histories.map(tableOfHistory)
  const explained = Object.values(notSealed).flat()
  expect([...sealed, ...explained].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  expect(new Set(portal.ctx.histories.map(({ name }) => name)).size).toBe(sealed.length)
})

it('each of them can be sealed and compared', async () => {
  await createPeople(portal)
  const login = { username: 'demo', password: demonstrationPassword }
  expect((await portal.call({ method: 'POST', path: '/api/login', body: login })).status).toBe(200)
  const jobs = domains.flatMap((domain) => domain.jobs ?? [])
  for (const name of ['audit-seal-histories', 'audit-verify-whole']) {
    await jobs.find((job) => job.name === name)?.run(portal.ctx)
  }
  const { rows } = await portal.database.pool.query(
    'select ok, history_row_count > 0 as compared, history_faults as faults from audit_verification',
  )
  expect(rows).toEqual([{ ok: true, compared: true, faults: [] }])
})
