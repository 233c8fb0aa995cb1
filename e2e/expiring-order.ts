import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type APIRequestContext, type FullConfig, request as requests } from '@playwright/test'
import { submitPatent } from './patent-apply.ts'
import { openSession, register } from './people.ts'
import { portalPort } from './portal-port.ts'

type Expiring = { username: string; orderNo: string }

const fileOf = (port: number): string => resolve(import.meta.dirname, `../.cache/e2e/expiring-${port}.json`)

/** Gives orders that are made from now on so many minutes until they are paid; answers how many they had. */
const letExpireIn = async (request: APIRequestContext, minutes: number): Promise<number> => {
  const headers = { authorization: await openSession(request, 'admin') }
  const settings = await (await request.get('/api/admin/orderSettings', { headers })).json()
  const data = { ...settings, payWithinMinutes: minutes }
  const reply = await request.put('/api/admin/orderSettings', { headers, data })
  if (!reply.ok()) throw new Error(`The settings were refused: ${await reply.text()}`)
  return settings.payWithinMinutes
}

const placeExpiring = async (port: number): Promise<void> => {
  const request = await requests.newContext({ baseURL: `http://localhost:${port}` })
  const before = await letExpireIn(request, 1)
  const { username, token } = await register(request)
  const { orderNo } = await submitPatent(request, token)
  await letExpireIn(request, before)
  await request.dispose()
  writeFileSync(fileOf(port), JSON.stringify({ username, orderNo } satisfies Expiring))
}

/** The order of the portal at this port that has one minute, since the tests began, and that nobody pays. */
export const expiringOrder = (port: number): Expiring => JSON.parse(readFileSync(fileOf(port), 'utf8'))

/** Runs before all journeys: the minute of these orders passes while the journeys do other things. */
export const placeExpiringOrders = async ({ workers }: FullConfig): Promise<void> => {
  await Promise.all(Array.from({ length: workers }, (_, worker) => placeExpiring(portalPort(worker))))
}
