import { plantedWords, type StaffActs } from '@portal/platform/testing'
import { seedRules } from '../server/seed-rules.ts'

export const staffActs: StaffActs = async ({ act, query, portal }) => {
  await seedRules(portal.ctx)
  const rule = { code: 'fair.cn.reply' }
  const source = { title: plantedWords, article: '', url: 'https://www.example.com/rule' }
  const body = { effectiveFrom: '2027-03-01', period: { amount: 48, unit: 'hour' }, source, unchecked: plantedWords }
  const { version } = await act('POST /api/admin/deadlineRules/{code}/versions', { params: rule, body })
  const params = { ...rule, version: String(version) }
  await act('POST /api/admin/deadlineRules/{code}/versions/{version}/impact', { params })
  // The one before is unchecked and begins earlier, so that it must be checked first; nobody of the staff wrote it.
  const check = { url: 'https://www.example.com/checked', checkedOn: '2020-01-01', tag: 'O' }
  const checkOf = 'POST /api/admin/deadlineRules/{code}/versions/{version}/check'
  await act(checkOf, { params, body: check, by: 'staff', fails: 409 })
  await act(checkOf, { params: { ...rule, version: '1' }, body: check, by: 'staff' })
  await act(checkOf, { params, body: check, by: 'staff' })
  const rows = await query<{ ends: string }>(
    `select effective_to::text as ends from deadline_rule where code = 'fair.cn.reply' and version = 1`,
  )
  if (rows[0]?.ends !== '2027-02-28') throw new Error('the version before did not end on the eve')
}
