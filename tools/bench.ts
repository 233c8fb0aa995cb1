import { availableParallelism, cpus } from 'node:os'
import { measureCohort } from './bench/cohort-part.ts'
import { measureExport, measureGrowth } from './bench/desk-parts.ts'
import { measureNews } from './bench/news-parts.ts'
import { measureOrders } from './bench/orders-parts.ts'
import { measurePackage } from './bench/package-parts.ts'
import { measureBytes } from './bench/page-parts.ts'
import { measurePaint } from './bench/paint-parts.ts'
import { measurePatents } from './bench/patents-parts.ts'
import { measurePhone } from './bench/phone-parts.ts'
import { measurePicker } from './bench/picker-parts.ts'
import { measureProofs } from './bench/proof-parts.ts'
import { measureProving } from './bench/proving-part.ts'
import { measureRecordals } from './bench/recordals-parts.ts'
import { measureSeal } from './bench/seal-parts.ts'
import { measureList, measureLogin, measureSubmit } from './bench/server-parts.ts'
import { openStand, type Stand } from './bench/stand.ts'
import { measureTrademarks } from './bench/trademarks-parts.ts'
import { measureModel } from './bench/valuation-part.ts'
import { ensureBuilt } from './launch/build.mjs'

const parts: Record<string, (stand: Stand, size?: number) => Promise<string[]>> = {
  list: measureList,
  submit: measureSubmit,
  login: measureLogin,
  growth: measureGrowth,
  export: measureExport,
  news: measureNews,
  recordals: measureRecordals,
  evidence: async (stand) => [...(await measureSeal(stand)), ...(await measurePackage(stand))],
  proofs: async (stand) => [...(await measureProofs(stand)), ...(await measureProving(stand))],
  orders: measureOrders,
  trademarks: measureTrademarks,
  valuation: async (stand, size) => [...(await measureModel()), ...(await measurePatents(stand, size))],
  cohort: measureCohort,
  picker: ({ folder }) => measurePicker(folder),
  bytes: ({ portal, reader }) => measureBytes(portal.url, reader),
  lcp: ({ folder }) => measurePaint(folder),
  phone: ({ folder }) => measurePhone(folder),
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/**
 * `npm run bench` measures everything, `npm run bench -- list lcp` the named parts. A number is the size of what they measure,
 * where they have one: `npm run bench -- orders 100000`.
 */
const bench = async (words: string[]): Promise<void> => {
  const size = words.find((word) => /^\d+$/.test(word))
  const names = words.filter((word) => word !== size)
  const unknown = names.find((name) => !(name in parts))
  if (unknown) throw new Error(`there is no part ${unknown}; there are ${Object.keys(parts).join(', ')}`)
  const wanted = Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name))
  // Pages must be built before the portal starts, since it reads them at its start.
  if (wanted.some(([name]) => ['bytes', 'lcp', 'phone', 'evidence', 'picker'].includes(name))) await ensureBuilt()
  const stand = await openStand(say)
  try {
    say(`\n${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`)
    for (const fact of stand.facts) say(fact)
    for (const [, measure] of wanted) {
      for (const line of await measure(stand, size === undefined ? undefined : Number(size))) say(line)
    }
  } finally {
    await stand.stop()
  }
}

await bench(process.argv.slice(2))
