import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { sealByCall } from './evidence-form.ts'
import { register } from './people.ts'
import { expect, test } from './portal.ts'

/** A record as its owner would seal it, and the package that he hands on. */
const sealedPackage = async (request: APIRequestContext): Promise<{ evidenceNo: string; buffer: Buffer }> => {
  const { token } = await register(request)
  const { id, evidenceNo } = await sealByCall(request, token)
  const headers = { authorization: token }
  // The log signs within a second; a package before that would lack its proof.
  await expect(async () => {
    const { proof } = await (await request.get(`/api/exhibitionInfoDetail?id=${id}`, { headers })).json()
    expect(proof).toBe(3)
  }).toPass()
  const { ticket } = await (await request.post('/api/downloadTicket', { headers, data: { id } })).json()
  const buffer = await (await request.get(`/api/downloadExhibixion?id=${id}&authorization=${ticket}`)).body()
  return { evidenceNo, buffer }
}

test('a visitor verifies a package that its owner handed on, and sees where it was altered @phone', async ({
  request,
  page,
  picture,
}) => {
  const { evidenceNo, buffer } = await sealedPackage(request)
  const file = { name: '存证材料包.zip', mimeType: 'application/zip', buffer }

  await page.goto('/#/home/verifyEvidence')
  const sent: string[] = []
  page.on('request', (call) => call.method() !== 'GET' && sent.push(call.url()))
  const chooser = page.getByLabel(/选择材料包/)
  await chooser.setInputFiles(file)
  await expect(page.getByText('无法判断', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: '用本平台公布的依据' }).click()
  await expect(page.getByText('核验通过', { exact: true })).toBeVisible()
  await picture('verify-evidence', page)
  await expectAccessible(page)

  const altered = Buffer.from(buffer)
  const at = altered.indexOf(Buffer.from('data/01-zzfHt')) + 60
  altered.writeUInt8(altered.readUInt8(at) ^ 1, at)
  await chooser.setInputFiles({ ...file, name: '改过的.zip', buffer: altered })
  await expect(page.getByText('核验不通过', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: '各项结果' })).toContainText('文件内容与声明不符：data/01-zzfHt')
  expect(sent).toEqual([])

  await page.getByRole('link', { name: '查看它的公开记录' }).click()
  await expect(page.getByRole('heading', { name: evidenceNo })).toBeVisible()
})

test('the page inside a package verifies it from the file system, without a network', async ({
  request,
  newVisitor,
}) => {
  const { buffer } = await sealedPackage(request)
  const pins = await (await request.get('/api/evidence/pins')).body()
  const page = await newVisitor({ offline: true })
  const built = new URL('../domains/evidence/dist/verify.html', import.meta.url)
  expect(readFileSync(built, 'utf8')).toContain("default-src 'none'")
  await page.goto(built.href)
  await page.locator('#package').setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer })
  await expect(page.locator('.conclusion')).toContainText('无法判断')
  await page.locator('#pins').setInputFiles({ name: 'pins.json', mimeType: 'application/json', buffer: pins })
  await expect(page.locator('.conclusion')).toContainText('核验通过')
})
