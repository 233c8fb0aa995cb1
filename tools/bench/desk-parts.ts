import { setTimeout as sleep } from 'node:timers/promises'
import { workbenchApi } from '@portal/requests/contract'
import { type HttpCall, listCall, queueCall } from './calls.ts'
import { type CustomerBase, openCustomerBase } from './customer-base.ts'
import { grow } from './growth.ts'
import type { Stand } from './stand.ts'

const few = 1_000
const many = 50_000
const memoryAimMb = 150

const lists: Record<string, (base: CustomerBase) => HttpCall> = {
  progress: ({ reader }) => listCall(reader),
  'queue by due': ({ staff }) => queueCall(staff, 'due'),
  'queue newest': ({ staff }) => queueCall(staff, ''),
}

export const measureGrowth = async (stand: Stand): Promise<string[]> => {
  const small = await openCustomerBase(stand, few)
  try {
    const large = await openCustomerBase(stand, many)
    try {
      const lines: string[] = []
      for (const [name, call] of Object.entries(lists))
        lines.push(await grow({ part: 'growth', name, few, many, aim: 1.3 }, call, [small, large]))
      return lines
    } finally {
      await large.stop()
    }
  } finally {
    await small.stop()
  }
}

/** Takes an export without keeping it; answers its size, its time, and the most memory that the portal used meanwhile. */
const takeExport = async ({ portal, staff }: CustomerBase, format: 'xlsx' | 'csv') => {
  const idle = portal.memoryMb() ?? Number.NaN
  let most = idle
  const watch = setInterval(() => {
    most = Math.max(most, portal.memoryMb() ?? Number.NaN)
  }, 20)
  const start = performance.now()
  let bytes = 0
  try {
    const response = await fetch(`${portal.url}${workbenchApi.exportQueue.path}?format=${format}&contacts=1`, {
      headers: { authorization: staff.token },
    })
    if (!response.ok || !response.body) throw new Error(`the export answered ${response.status}`)
    for await (const chunk of response.body) bytes += chunk.length
  } finally {
    clearInterval(watch)
  }
  return { bytes, ms: performance.now() - start, idle, above: most - idle }
}

export const measureExport = async (stand: Stand): Promise<string[]> => {
  const base = await openCustomerBase(stand, many + 1)
  try {
    const lines: string[] = []
    for (const format of ['xlsx', 'csv'] as const) {
      await sleep(3_000)
      const { bytes, ms, idle, above } = await takeExport(base, format)
      const verdict = above > memoryAimMb ? ', missed' : ''
      lines.push(
        `export  ${format.padEnd(4)} ${many + 1} rows, ${(bytes / 1e6).toFixed(1)} MB in ${(ms / 1000).toFixed(1)} s; ${above.toFixed(0)} MB above ${idle.toFixed(0)} MB idle (aim ≤ ${memoryAimMb}${verdict})`,
      )
    }
    return lines
  } finally {
    await base.stop()
  }
}
