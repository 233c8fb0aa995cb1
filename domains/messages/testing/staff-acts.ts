import { planted, plantedWords, type StaffActs } from '@portal/platform/testing'
import { messageSample } from '../contract/samples.ts'

export const staffActs: StaffActs = async ({ act, admin, customer }) => {
  let sent = 0
  const written = async (): Promise<{ params: { id: string } }> => {
    sent += 1
    const content = `${plantedWords}，第 ${sent} 次`
    const form = { ...messageSample, title: `演示·${planted.phone}`, lyEmail: planted.email, content }
    return { params: { id: String((await customer.send('POST', '/api/submitleavemessage', form)).id) } }
  }
  const one = await written()
  const versionOf = async () => (await admin.send('GET', `/api/admin/messages/${one.params.id}`)).version
  const reply = { reply: plantedWords, publish: false, version: await versionOf() }
  await act('POST /api/admin/messages/{id}/reply', { ...one, body: reply })
  await act('POST /api/admin/messages/{id}/publish', { ...one, body: {} })
  await act('POST /api/admin/messages/{id}/withhold', { ...one, body: {} })
  const edited = { title: '演示·已修改', content: plantedWords, reason: plantedWords, version: await versionOf() }
  await act('PUT /api/admin/messages/{id}', { ...one, body: edited })
  await act('DELETE /api/admin/messages/{id}', { ...one, query: { reason: plantedWords } })
  const other = await written()
  await act('POST /api/admin/messages/{id}/spam', { ...other, body: {} })
  await act('POST /api/admin/messages/{id}/notSpam', { ...other, body: {} })
  await act('POST /api/admin/messages/bulk', { body: { act: 'spam', ids: [other.params.id] } })
}
