import { setTimeout as sleep } from 'node:timers/promises'
import { copyBare } from '@portal/imports/testing'
import { inventMark } from '@portal/marks/testing'
import { inventEdition, wordsFor } from './invented-edition.ts'
import { publishEdition } from './publish-edition.ts'
import type { Stand } from './stand.ts'
import { callOnce, type Times, timesOf } from './timing.ts'
import { measureTrademarkLists } from './trademark-lists.ts'
import { openTrademarksBase, type TrademarksBase } from './trademarks-base.ts'

const defaultMarks = 1_000_000
const editions = { usual: 12_500, large: 50_000 } as const
/** So many calls are counted that a pause or two of the machine is not their slowest hundredth. */
const rounds = { counted: 2_000, before: 400 } as const

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0)
const told = ({ p50, p99, most }: Times): string => `p50 ${ms(p50)}, p99 ${ms(p99)}, most ${ms(most)} ms`
const line = (name: string, found: string, aim: string, isMet: boolean): string =>
  `trademarks  ${name.padEnd(28)} ${found} (aim ${aim}${isMet ? '' : ', MISSED'})`

type Sent = Parameters<typeof callOnce>[1]

/** Sends a call that must succeed; answers its text. */
const ask = async ({ portal }: TrademarksBase, path: string, sent?: Sent): Promise<string> => {
  const { status, said } = await callOnce(portal.url + path, sent)
  if (status !== 200) throw new Error(`${path} answered ${status}: ${Buffer.from(said, 'latin1').toString()}`)
  return said
}

const json = { 'content-type': 'application/json' }
const post = (body: object, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
})

/** Hands an edition to the desk and publishes it, while others ask for classes; answers how long it took and how long they waited. */
const importEdition = async (base: TrademarksBase, edition: string, items: number, inForceFrom: string) => {
  let isOver = false
  const waits: number[] = []
  const others = (async () => {
    while (!isOver) {
      const started = performance.now()
      await ask(base, '/api/getNiceClass?pg_count=45')
      waits.push(performance.now() - started)
      await sleep(20)
    }
  })()
  const started = performance.now()
  await publishEdition(base.portal.url, base.staff, { inForceFrom, content: inventEdition(edition, items) })
  const seconds = (performance.now() - started) / 1000
  // The process takes a newly published edition into memory by itself.
  await sleep(6_000)
  isOver = true
  await others
  return { seconds, longest: Math.max(...waits) }
}

const measureSearch = (base: TrademarksBase, items: number): Promise<Times> => {
  const words = wordsFor(items)
  return timesOf(
    (at) => ask(base, `/api/searchNiceItem?keyword=${encodeURIComponent(words[at % words.length] ?? '')}`),
    rounds,
  )
}

const measureClassification = async (base: TrademarksBase): Promise<string[]> => {
  const before = base.portal.memoryMb() ?? Number.NaN
  const usual = await importEdition(base, 'BENCH-A', editions.usual, '2026-02-01')
  const small = await measureSearch(base, editions.usual)
  const groups = await timesOf(() => ask(base, '/api/getNiceGroupByClassId?class_id=9'), rounds)
  const etag = (await fetch(`${base.portal.url}/api/getNiceGroupByClassId?class_id=9`)).headers.get('etag') ?? ''
  const unchanged = await timesOf(
    () => callOnce(`${base.portal.url}/api/getNiceGroupByClassId?class_id=9`, { headers: { 'if-none-match': etag } }),
    rounds,
  )
  await importEdition(base, 'BENCH-B', editions.usual, '2026-03-01')
  const grown = (base.portal.memoryMb() ?? Number.NaN) - before
  await importEdition(base, 'BENCH-C', editions.large, '2026-04-01')
  const large = await measureSearch(base, editions.large)
  const factor = large.p50 / small.p50
  return [
    line(
      'edition of 12,500 items',
      `published in ${usual.seconds.toFixed(1)} s, others waited at most ${ms(usual.longest)} ms`,
      '≤ 5 s, 100 ms',
      usual.seconds <= 5 && usual.longest <= 100,
    ),
    line('search, 12,500 items', told(small), 'p99 ≤ 5 ms', small.p99 <= 5),
    line('search, 50,000 items', `${told(large)}, ${factor.toFixed(1)} x`, '≤ 4 x', factor <= 4),
    line('groups of a class', told(groups), 'p99 ≤ 10 ms', groups.p99 <= 10),
    line('the same, unchanged (304)', told(unchanged), 'p50 ≤ 1 ms', unchanged.p50 <= 1),
    line('memory with two editions', `+${grown.toFixed(0)} MB`, '≤ +60 MB', grown <= 60),
  ]
}

/** A name as somebody thinks of it: like one of the list, or like none. */
const askedName = (at: number): string => {
  const name = [...inventMark(at * 1_991 + 7).name].slice(0, 30)
  const changed = at % 3 === 0 ? [...name.slice(0, -1), '之'] : name
  return changed.join('').toUpperCase()
}

const measureChecks = async (base: TrademarksBase): Promise<string[]> => {
  const check = (at: number) =>
    ask(
      base,
      '/api/trademarkCheck',
      post({ trademark_name: askedName(at), work_order_service: [{ class_id: 25, service_nice_min: [] }] }),
    )
  const checks = await timesOf(check, { counted: 500, before: 100 })
  const smart = await timesOf(
    (at) =>
      ask(
        base,
        '/api/smartRegistration',
        post({ trademark_name: askedName(at), pass_rate: 60, class_ids: [9, 25, 35] }),
      ),
    { counted: 100, before: 20 },
  )
  return [
    line(
      `check, ${base.marks} marks`,
      told(checks),
      'p99 ≤ 50 ms, never over 800',
      checks.p99 <= 50 && checks.most <= 800,
    ),
    line('smart registration', told(smart), 'never over 800 ms', smart.most <= 800),
  ]
}

const measureImport = async ({ importSeconds, importMb, database, marks }: TrademarksBase): Promise<string> => {
  const copied = await copyBare(database.pool, 'known_mark')
  const share = copied / importSeconds
  const found = `${marks} marks in ${importSeconds.toFixed(0)} s, at most ${importMb?.toFixed(0)} MB of memory in all; bare COPY ${copied.toFixed(0)} s, ${share.toFixed(2)} of it`
  return line('import', found, '≥ 0.4, heap bounded to 256 MB', share >= 0.4)
}

const measurePapers = async (base: TrademarksBase): Promise<string[]> => {
  const pictures = await timesOf(
    async (at) => {
      const name = askedName(at).replaceAll(/[^\p{Script=Han}A-Z\d ]/gu, '') || '演示'
      const said = await ask(base, `/api/createTrademarkImage?trademark_name=${encodeURIComponent(name)}`)
      await ask(base, (JSON.parse(Buffer.from(said, 'latin1').toString()) as { url: string }).url)
    },
    { counted: 100, before: 20 },
  )
  const reports = await timesOf(
    (at) =>
      ask(base, '/api/brandSearchReport', post({ trademark_name: askedName(at), class_ids: [9, 25] }, base.customer)),
    { counted: 15, before: 2 },
  )
  return [
    line('picture made and drawn', told(pictures), 'p99 ≤ 150 ms', pictures.p99 <= 150),
    line('search report (PDF)', told(reports), 'p99 ≤ 2 s', reports.p99 <= 2_000),
  ]
}

const measureLists = async (base: TrademarksBase): Promise<string[]> =>
  (await measureTrademarkLists(base)).map(({ name, times }) => line(name, told(times), 'p99 ≤ 20 ms', times.p99 <= 20))

/** Measures what the design of trademarks promises of look-ups, beside so many known marks. */
export const measureTrademarks = async ({ folder, say }: Stand, marks = defaultMarks): Promise<string[]> => {
  const base = await openTrademarksBase(folder, marks)
  try {
    say(await measureImport(base))
    for (const measure of [measureChecks, measureClassification, measurePapers, measureLists]) {
      for (const found of await measure(base)) say(found)
    }
    return []
  } finally {
    await base.stop()
  }
}
