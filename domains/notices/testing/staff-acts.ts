import { noSuchId, planted, type StaffActs } from '@portal/platform/testing'

export const staffActs: StaffActs = async ({ act, ids, query }) => {
  const [failed] = await query<{ id: string }>(
    `insert into notice_delivery (id, event_id, event, link, channel, user_id, address_masked, state, outcome, created_at)
      values (gen_random_uuid(), $1, 'request.accepted', '/', 'mail', $2, $3, 'failed', 'refused', now()) returning id`,
    [noSuchId, ids.customer, planted.email],
  )
  await act('POST /api/admin/notice-deliveries/{id}/retry', { params: { id: failed?.id ?? '' } })
}
