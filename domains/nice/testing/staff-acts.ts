import { formOf } from '@portal/files/testing'
import { plantedWords, type StaffActs } from '@portal/platform/testing'
import { industriesFormSample } from '../contract/desk-samples.ts'
import { niceServer } from '../server/index.ts'
import { fileOf } from './nice-app.ts'

export const staffActs: StaffActs = async ({ act, portal }) => {
  await niceServer.prepare?.(portal.ctx)
  const handIn = async (edition: string): Promise<{ params: { edition: string } }> => {
    const bytes = Buffer.from(JSON.stringify(fileOf({ edition, groups: { '0901 软件': '软件 键盘' } })))
    const before = { inForceFrom: '2097-01-01', source: plantedWords, checkedOn: '2026-11-01' }
    const { body, headers } = formOf({ files: [{ fileName: 'edition.json', bytes }], before })
    await act('POST /api/admin/nice/editions', { body, headers })
    return { params: { edition } }
  }
  await act('DELETE /api/admin/nice/editions/{edition}', await handIn('TEST-8'))
  await act('POST /api/admin/nice/editions/{edition}/publish', { ...(await handIn('TEST-9')), body: {} })
  await act('PUT /api/admin/nice/industries', { body: industriesFormSample })
}
