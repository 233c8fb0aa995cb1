import { demonstrationPassword } from '@portal/accounts/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEvidenceApp, type EvidenceApp } from '../testing/evidence-app.ts'

let portal: EvidenceApp
beforeAll(async () => {
  portal = await createEvidenceApp()
})
afterAll(() => portal.close())

const copied = async (token = portal.people.demo.token): Promise<Buffer> => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/profile/copy',
    headers: { authorization: token },
    payload: { password: demonstrationPassword },
  })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}
const times = (zip: Buffer, name: string): number =>
  zip.toString('latin1').split(Buffer.from(name).toString('latin1')).length - 1

it('the copy of one’s own data has the originals of one’s evidence, and names one that the store has lost', async () => {
  const { evidenceNo } = await portal.sealed()
  const { id } = await portal.upload('xcqrd')
  const zip = await copied()
  // Each entry stands before its bytes and in the directory at the end.
  expect(times(zip, `evidence/${evidenceNo}/`)).toBe(2 * 11)
  expect(times(zip, `evidence/未归入存证/${id}-`)).toBe(2)
  const { rows } = await portal.database.pool.query(
    'select id, storage_key as key from evidence_original where evidence_id is not null limit 1',
  )
  await portal.ctx.storage.remove(rows[0].key)
  const rest = await copied()
  // The list of what is missing may hold the name once more.
  expect(times(rest, `evidence/${evidenceNo}/${rows[0].id}-`)).toBeLessThan(2)
  expect(times(rest, '未能取出的文件.txt')).toBe(2)
  expect(times(await copied(portal.people.demo2.token), 'evidence/')).toBe(0)
})
