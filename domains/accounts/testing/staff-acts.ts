import { planted, plantedWords, type StaffActs, type StaffStage } from '@portal/platform/testing'
import { openSession } from '../server/sessions.ts'
import { createStaff } from './people.ts'

const one = (id: unknown) => ({ params: { id: String(id) } })

const onCustomers = async ({ act, admin, portal }: StaffStage): Promise<void> => {
  const { id } = await act('POST /api/admin/users', {
    body: {
      userType: 'customer',
      username: 'afternoon',
      phone: planted.phone,
      email: planted.email,
      companyName: '演示',
    },
  })
  const { version } = await admin.send('GET', `/api/admin/users/${id}`)
  const body = { version, phone: '13987654321', note: plantedWords, companyName: `演示 ${planted.phone}` }
  await act('PUT /api/admin/users/{id}', { ...one(id), body })
  await act('POST /api/admin/users/{id}/password', one(id))
  for (const action of ['disable', 'enable'])
    await act('POST /api/admin/users/{id}/status', { ...one(id), body: { action } })
  const browser = { ...portal.ctx, userAgent: null, address: '127.0.0.1' }
  for (let sessions = 0; sessions < 2; sessions += 1)
    await openSession(browser, { id: String(id), userType: 'customer' })
  const detail = await admin.send('GET', `/api/admin/users/${id}`)
  const [session] = detail.sessions as { id: string }[]
  const params = { id: String(id), sessionId: session?.id ?? '' }
  await act('DELETE /api/admin/users/{id}/sessions/{sessionId}', { params })
  await act('DELETE /api/admin/users/{id}/sessions', one(id))
  await act('DELETE /api/admin/users/{id}', { ...one(id), query: { reason: plantedWords } })
}

const onInvited = async ({ act }: StaffStage): Promise<void> => {
  const body = { userType: 'staff', username: 'afternoon-invited', email: planted.email, roles: ['desk'] }
  const { id } = await act('POST /api/admin/users', { body })
  await act('POST /api/admin/users/{id}/invitation', one(id))
  await act('DELETE /api/admin/users/{id}', { ...one(id), query: { reason: plantedWords } })
}

const onStaff = async ({ act, portal, query }: StaffStage): Promise<void> => {
  const { id } = await createStaff(portal, 'afternoon-staff', { roles: ['desk'] })
  await query(
    `insert into second_factor (user_id, secret_sealed, began_at, in_force_since, last_step, recovery_code_hashes)
      values ($1, '', now(), now(), 0, '{}')`,
    [id],
  )
  await act('POST /api/admin/users/{id}/secondFactor/reset', one(id))
  const access = { version: 1, roles: ['finance'], grants: ['requests.read'], denials: [] }
  await act('PUT /api/admin/users/{id}/access', { ...one(id), body: access })
  const role = await act('POST /api/admin/roles', { body: { name: '演示角色', permissions: ['requests.read'] } })
  const changed = { name: `演示 ${planted.phone}`, permissions: ['requests.act'], version: 1 }
  await act('PUT /api/admin/roles/{id}', { ...one(role.id), body: changed })
  await act('DELETE /api/admin/roles/{id}', one(role.id))
}

export const staffActs: StaffActs = async (stage) => {
  await onCustomers(stage)
  await onInvited(stage)
  await onStaff(stage)
  await stage.act('PUT /api/admin/settings', {
    body: { login_style: 2, disabled_update_pass: [stage.ids.customer], retentionDays: 200, auditYears: 4 },
  })
}
