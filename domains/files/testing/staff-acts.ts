import { planted, type StaffActs } from '@portal/platform/testing'
import { formOf } from './form.ts'
import { pngOf } from './samples.ts'

export const staffActs: StaffActs = async ({ act, admin }) => {
  const file = { fileName: `${planted.phone}.png`, bytes: await pngOf({ width: 400, height: 200 }) }
  const form = formOf({ files: [file], before: { purpose: 'public-picture' } })
  const { id } = await admin.upload('/api/file/upload', form)
  await act('POST /api/admin/pictures', { body: { fileId: id } })
}
