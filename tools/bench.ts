import { availableParallelism, cpus } from 'node:os'
import { measureBackOffice } from './bench/back-office-parts.ts'
import { measureCohort } from './bench/cohort-part.ts'
import { measureDeadlines } from './bench/deadline-parts.ts'
import { measureExport, measureGrowth } from './bench/desk-parts.ts'
import { measureNews } from './bench/news-parts.ts'
import { measureOrders } from './bench/orders-parts.ts'
import { measurePackage } from './bench/package-parts.ts'
import { measureBytes } from './bench/page-parts.ts'
import { measurePaint } from './bench/paint-parts.ts'
import { measurePatents } from './bench/patents-parts.ts'
import { measurePhone } from './bench/phone-parts.ts'
import { measurePicker } from './bench/picker-parts.ts'
import { measurePrechecks } from './bench/precheck-part.ts'
import { measureProofs } from './bench/proof-parts.ts'
import { measureProving } from './bench/proving-part.ts'
import { measureRecordals } from './bench/recordals-parts.ts'
import { measureRights } from './bench/rights-part.ts'
import { measureSeal } from './bench/seal-parts.ts'
import { measureList, measureLogin, measureSubmit } from './bench/server-parts.ts'
import { openPlace, openStand, type Place, type Stand } from './bench/stand.ts'
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
  trademarks: measureTrademarks,
  valuation: async (stand, size) => [...(await measureModel()), ...(await measurePatents(stand, size))],
  cohort: measureCohort,
  rights: async (stand, size) => [
    ...(await measureDeadlines(stand, size)),
    ...(await measurePrechecks(stand)),
    ...(await measureRights(stand)),
  ],
  picker: ({ folder }) => measurePicker(folder),
  bytes: ({ portal, reader }) => measureBytes(portal.url, reader),
  lcp: ({ folder }) => measurePaint(folder),
  phone: ({ folder }) => measurePhone(folder),
}

/** Parts that bring all they need, and for which nothing else is started. */
const aloneParts: Record<string, (place: Place, size?: number) => Promise<string[]>> = {
  orders: measureOrders,
  'back-office': measureBackOffice,
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const sayMachine = (): void =>
  say(`\n${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`)

/**
 * `npm run bench` measures everything, `npm run bench -- list lcp` the named parts. A number is the size of what they measure,
 * where they have one: `npm run bench -- orders 100000`.
 */
const bench = async (words: string[]): Promise<void> => {
  const size = words.find((word) => /^\d+$/.test(word))
  const names = words.filter((word) => word !== size)
  const all = { ...parts, ...aloneParts }
  const unknown = names.find((name) => !(name in all))
  if (unknown) throw new Error(`there is no part ${unknown}; there are ${Object.keys(all).join(', ')}`)
  const isWanted = ([name]: readonly [string, unknown]) => names.length === 0 || names.includes(name)
  const wanted = Object.entries(parts).filter(isWanted)
  // Pages must be built before the portal starts, since it reads them at its start.
  if (wanted.some(([name]) => ['bytes', 'lcp', 'phone', 'evidence', 'picker'].includes(name))) await ensureBuilt()
  const given = size === undefined ? undefined : Number(size)
  if (wanted.length > 0) {
    const stand = await openStand(say)
    try {
      sayMachine()
      for (const fact of stand.facts) say(fact)
      for (const [, measure] of wanted) for (const line of await measure(stand, given)) say(line)
    } finally {
      await stand.stop()
    }
  }
  for (const [, measure] of Object.entries(aloneParts).filter(isWanted)) {
    const place = await openPlace(say)
    try {
      sayMachine()
      for (const line of await measure(place, given)) say(line)
    } finally {
      await place.stop()
    }
  }
}

await bench(process.argv.slice(2))
