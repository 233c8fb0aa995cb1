import { createTestDatabase, type TestDatabase } from '@portal/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(`
    insert into account_event (at, kind) values (now(), 'login');
    insert into audit_entry (id, at, actor_id, act, act_name, subject_kind, subject_ref, outcome)
      values (gen_random_uuid(), now(), gen_random_uuid(), '', '', '', '', 'done');
    insert into audit_anchor (seq, hash, at, sha256, leaf) values (1, '', now(), '', 0);
    insert into audit_verification (id, checked_at, entry_count, ok) values (gen_random_uuid(), now(), 0, true);
    insert into audit_history_seal (day, at, sha256, leaf) values (now(), now(), '', 0);
    insert into audit_history_part (day, history, columns, row_count, root) values (now(), '', '{}', 1, '');
    insert into audit_history_row (history, day, row_id, hash) values ('', now(), '', '');
    insert into protection_request (id, business_number, business_type, owner_id, state, subject, request_text, details,
      contact_name, contact_phone_sealed, contact_phone_fingerprint, created_at)
      values ('00000000-0000-4000-8000-000000000001', 'KL1', 7, gen_random_uuid(), 1, '', '', '{}', '', '', '', now());
    insert into request_step (id, request_id, version, action, state_after, actor_id, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 1, 'submit', 1, gen_random_uuid(), now());
    insert into request_id_number_view (id, request_id, actor_id, reason, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', gen_random_uuid(), '', now());
    insert into request_look (id, request_id, actor_id, kind, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', gen_random_uuid(), 'opened', now());
    insert into request_supplement (id, request_id, round, items, due_at, actor_id, created_at)
      values ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000001', 1, '[]', now(),
        gen_random_uuid(), now());
    insert into request_supplement_end (supplement_id, outcome, actor_id, created_at)
      values ('00000000-0000-4000-8000-000000000003', 'withdrawn', gen_random_uuid(), now());
    insert into promise (id, kind, service, subject_kind, subject_ref, shifts, duration_ms, started_at, half_at, late_at, due_at)
      values ('00000000-0000-4000-8000-000000000002', 'acceptance', 'request-7', 'request', 'KL1', '[]', 1, now(), now(),
        now(), now());
    insert into promise_fact (id, promise_id, kind, at, due_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000002', 'started', now(), now());
    insert into promise_setting (shifts, acceptance_hours, completion_days, completion_by_service, saved_at, actor_id)
      values ('[]', 4, 5, '{}', now(), gen_random_uuid());
    insert into request_assignment (id, request_id, actor_id, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', gen_random_uuid(), now());
    insert into request_note (id, request_id, actor_id, note, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', gen_random_uuid(), '', now());
    insert into course_history (id, course_id, actor_id, action, before, after, created_at)
      values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'create', '{}', '{}', now());
    insert into desk_setting (four_eyes, saved_at, actor_id) values (false, now(), gen_random_uuid());
    insert into request_export (id, actor_id, format, contacts, filter, row_count, created_at)
      values (gen_random_uuid(), gen_random_uuid(), 'csv', false, '{}', 0, now());
    insert into request_decision (id, request_id, action, text, actor_id, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'reject', '', gen_random_uuid(), now());
    insert into evidence (id, evidence_number, owner_id, right_holder_name, document_number_sealed, contact_phone_sealed,
      fair_name, fair_at, fair_address, data_key_sealed, created_at)
      values ('00000000-0000-4000-8000-000000000005', 'EV1', gen_random_uuid(), '', '', '', '', now(), '', '', now());
    insert into evidence_original (id, owner_id, sha256, sm3, byte_size, kind, storage_key, object_seal, data_key_sealed,
      file_name_sealed, scan, received_at)
      values ('00000000-0000-4000-8000-000000000006', gen_random_uuid(), '', '', 1, 'jpeg', '', '', '', '', 'none', now());
    insert into evidence_statement (id, kind, sha256, sm3, body_sealed, created_at)
      values (gen_random_uuid(), 'file', '', '', '', now());
    insert into evidence_look (id, evidence_id, actor_id, kind, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000005', gen_random_uuid(), 'opened', now());
    insert into evidence_consent (id, user_id, purpose, policy_version, text_sha256, address_sealed, created_at)
      values (gen_random_uuid(), gen_random_uuid(), 'travel-documents', '1', '', '', now());
    insert into evidence_finding (id, original_id, found, expected_sha256, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000006', 'lost', '', now());
    insert into evidence_subsidy_template (id, city, year, title, source_name, source_url, note, items, hidden, updated_at)
      values ('00000000-0000-4000-8000-000000000008', '', '', '', '', '', '', '[]', false, now());
    insert into evidence_subsidy_template_change (id, template_id, act, actor_id, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000008', 'create', gen_random_uuid(), now());
    insert into message (id, number, title, content, name_sealed, email_sealed, email_fingerprint, content_fingerprint,
      search_words, state, created_at)
      values ('00000000-0000-4000-8000-000000000004', 'LY1', '', '', '', '', '', '', '{}', 'new', now());
    insert into message_step (id, message_id, version, action, state_after, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000004', 1, 'submit', 'new', now());
    insert into site_change (id, subject, subject_id, act, actor_id, created_at)
      values (gen_random_uuid(), 'link', gen_random_uuid(), 'create', gen_random_uuid(), now());
    insert into article (id, state, version, category, title, summary, author, created_at, saved_at, saved_by)
      values ('00000000-0000-4000-8000-000000000004', 'draft', 1, 37, '', '', '', now(), now(), gen_random_uuid());
    insert into article_version (article_id, number, category, title, summary, author, services, body_html, images,
      actor_id, created_at)
      values ('00000000-0000-4000-8000-000000000004', 1, 37, '', '', '', '[]', '', '[]', gen_random_uuid(), now());
    insert into article_deed (id, article_id, action, version, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000004', 'save', 1, now());
    insert into recordal_import (id, state, file_name, byte_size, sha256, format, is_demonstration, created_at)
      values ('00000000-0000-4000-8000-000000000007', 'finished', '', 1, '', 'csv', false, now());
    insert into recordal_import_act (id, import_id, act, detail, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000007', 'upload', '{}', now());
    insert into mark_import (id, state, file_name, byte_size, sha256, format, is_demonstration, created_at)
      values ('00000000-0000-4000-8000-000000000007', 'finished', '', 1, '', 'csv', false, now());
    insert into mark_import_act (id, import_id, act, detail, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000007', 'upload', '{}', now());
    insert into recordal_change (record_number, import_id, changed_fields, created_at)
      values ('T2024-990001', '00000000-0000-4000-8000-000000000007', '{}', now());
    insert into fee_version (id, version, effective_from, note, is_demonstration, created_at)
      values ('00000000-0000-4000-8000-000000000009', 1, now(), '', false, now());
    insert into fee_item (version_id, code, unit_price_fen, source, source_url, is_invoiceable, is_refundable)
      values ('00000000-0000-4000-8000-000000000009', 'a.b', 1, '', '', true, true);
    insert into order_setting (pay_within_minutes, slip_extends_days, four_eyes_from_fen, refund_note, payment_note,
      invoice_note, saved_at, actor_id) values (1, 1, 1, '', '', '', now(), gen_random_uuid());
    insert into customer_order (id, order_number, service, purpose, round, owner_id, title, state, amount_fen,
      remittance_note, expires_at, created_at)
      values ('00000000-0000-4000-8000-000000000009', 'DD1', 'manual', 'application', 1, gen_random_uuid(), '', 0, 1, '',
        now(), now());
    insert into customer_order_step (id, order_id, version, act, state_after, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000009', 1, 'place', 0, now());
    insert into customer_order_change (id, order_id, version, act, actor_id, before, after, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000009', 2, 'change', gen_random_uuid(), '{}', '{}', now());
    insert into gateway_message (id, house, message_number, event, about_number, created_at)
      values (gen_random_uuid(), 'wechat', '', '', '', now());
    insert into refund (id, refund_number, order_id, fund, origin, state, amount_fen, reason, created_at)
      values ('00000000-0000-4000-8000-000000000009', 'TK1', '00000000-0000-4000-8000-000000000009', 'order', 'owner', 0,
        1, '', now());
    insert into refund_act (id, refund_id, act, state_after, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000009', 'ask', 0, now());
    insert into patent_application (id, business_number, owner_id, state, patent_type, nations, company_name, patent_name,
      special_request, contact_name, contact_phone_sealed, created_at)
      values ('00000000-0000-4000-8000-000000000010', 'ZL1', gen_random_uuid(), 1, '', '', '', '', '', '', '', now());
    insert into patent_step (id, patent_id, version, act, state_after, actor_id, changes, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000010', 1, 'submit', 1, gen_random_uuid(), '[]', now());
    insert into patent_file (id, patent_id, kind, origin, position, actor_id, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000010', 'claims', 'customer', 0, gen_random_uuid(), now());
    insert into patent_supplement (id, patent_id, round, items, due_at, actor_id, created_at)
      values ('00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000010', 1, '[]', now(),
        gen_random_uuid(), now());
    insert into patent_supplement_end (supplement_id, outcome, changes, actor_id, created_at)
      values ('00000000-0000-4000-8000-000000000011', 'withdrawn', '[]', gen_random_uuid(), now());
    insert into patent_valuation_parameter (number, blocks, note, created_at, actor_id)
      values (2, '{}', '', now(), gen_random_uuid());
    insert into calendar_year (calendar, year, version, free_days, make_up_days, source_title, checked_on, saved_at)
      values ('CN', 2027, 1, '{}', '{}', '', '2026-11-28', now());
    insert into deadline_rule (code, version, name, effective_from, terms, saved_at)
      values ('a.b', 1, '', '2026-11-28', '{}', now());
    insert into precheck_rule_version (rule, version, effective_from, terms, reason, author_id, saved_at)
      values ('a.b', 2, '2026-11-28', '{}', '', gen_random_uuid(), now());
    insert into provider_profile (user_id, check_stands, version)
      values ('00000000-0000-4000-8000-000000000013', false, 1);
    insert into provider_step (id, user_id, version, act, actor_id, before, after, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000013', 1, 'reject', gen_random_uuid(), '{}', '{}', now());
    insert into payment_fact (id, house, trade_number, amount_fen, paid_at, source, created_at)
      values (gen_random_uuid(), 'bank', '1', 1, now(), 'receipt', now());
    insert into receipt_import (id, file_name, sha256, row_count, outgoing_count, refused_count, actor_id, created_at)
      values (gen_random_uuid(), '', '', 0, 0, 0, gen_random_uuid(), now());
    insert into bank_receipt (id, identity, at, amount_fen, payer_name, text, state, created_by, created_at)
      values ('00000000-0000-4000-8000-000000000009', '1', now(), 1, '', '', 'unclaimed', gen_random_uuid(), now());
    insert into bank_receipt_act (id, receipt_id, act, state_before, state_after, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000009', 'reveal', 'unclaimed', 'unclaimed', now());
    insert into customer_invoice (id, order_id, state, invoice_type, subject_type, title, amount_fen, created_at)
      values ('00000000-0000-4000-8000-000000000009', '00000000-0000-4000-8000-000000000009', 'requested', 1, 1, '', 1,
        now());
    insert into customer_invoice_act (id, invoice_id, act, state_after, actor_id, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000009', 'request', 'requested', gen_random_uuid(), now());
    insert into remittance_slip (id, order_id, file_id, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000009', gen_random_uuid(), now());
    insert into house_bill (id, day, house, state)
      values ('00000000-0000-4000-8000-000000000012', '2026-11-20', 'wechat', 'fetched');
    insert into house_bill_line (bill_id, line, move, trade_number, payment_number, amount_fen, fee_fen, at)
      values ('00000000-0000-4000-8000-000000000012', 0, 'payment', '', '', 1, 0, now());
    insert into ledger_transaction (id, at, kind, source_ref)
      values ('00000000-0000-4000-8000-000000000009', now(), 'arrived', '1');
    insert into ledger_entry (transaction_id, line, account, amount_fen)
      values ('00000000-0000-4000-8000-000000000009', 0, 'bank', 1), ('00000000-0000-4000-8000-000000000009', 1, 'unclaimed', -1)`)
})
afterAll(() => database.drop())

/** The column that the test changes in each table that has no `actor_id`. */
const columnOf: Record<string, string> = {
  audit_anchor: 'hash',
  audit_history_seal: 'sha256',
  audit_history_part: 'root',
  audit_history_row: 'hash',
  evidence_statement: 'kind',
  evidence_consent: 'purpose',
  evidence_finding: 'found',
  recordal_change: 'record_number',
  deadline_rule: 'author_id',
  precheck_rule_version: 'author_id',
  fee_item: 'code',
  gateway_message: 'event',
  payment_fact: 'source',
  remittance_slip: 'file_id',
  ledger_transaction: 'kind',
  ledger_entry: 'account',
  house_bill_line: 'move',
}

/** The tables that hold more than one row here. */
const rowsOf: Record<string, number> = { ledger_entry: 2 }

describe.each([
  'request_step',
  'request_id_number_view',
  'request_look',
  'request_supplement',
  'request_supplement_end',
  'account_event',
  'audit_entry',
  'audit_anchor',
  'audit_verification',
  'audit_history_seal',
  'audit_history_part',
  'audit_history_row',
  'promise_fact',
  'promise_setting',
  'request_assignment',
  'request_note',
  'request_decision',
  'desk_setting',
  'request_export',
  'course_history',
  'message_step',
  'site_change',
  'article_version',
  'article_deed',
  'evidence_statement',
  'evidence_look',
  'evidence_consent',
  'evidence_finding',
  'evidence_subsidy_template_change',
  'recordal_import_act',
  'mark_import_act',
  'recordal_change',
  'fee_version',
  'fee_item',
  'order_setting',
  'customer_order_step',
  'customer_order_change',
  'gateway_message',
  'refund_act',
  'payment_fact',
  'receipt_import',
  'bank_receipt_act',
  'remittance_slip',
  'ledger_transaction',
  'ledger_entry',
  'house_bill_line',
  'patent_file',
  'patent_step',
  'patent_supplement',
  'patent_supplement_end',
  'patent_valuation_parameter',
  'provider_step',
  'calendar_year',
  'deadline_rule',
  'precheck_rule_version',
])('%s', (table) => {
  it.each([
    `update ${table} set ${columnOf[table] ?? 'actor_id'} = null`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
  ])('refuses “%s”', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow(/append-only/)
    const { rows } = await database.pool.query(`select count(*)::int as count from ${table}`)
    expect(rows[0].count).toBe(rowsOf[table] ?? 1)
  })
})

it('writes the outcome of a decision once, and with it nothing else of its row', async () => {
  const confirm =
    "update request_decision set outcome = 'confirmed', reviewer_id = gen_random_uuid(), decided_at = now()"
  await expect(database.pool.query(`${confirm}, text = 'other'`)).rejects.toThrow(/append-only/)
  await database.pool.query(confirm)
  await expect(database.pool.query("update request_decision set outcome = 'withdrawn'")).rejects.toThrow(/append-only/)
  await expect(database.pool.query('update request_decision set outcome = null')).rejects.toThrow(/append-only/)
})
