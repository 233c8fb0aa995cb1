import { printPaper } from '@portal/platform/server'
import { type Caller, register } from './calls.ts'
import type { Stand } from './stand.ts'
import { callOnce, type Times, timesOf } from './timing.ts'

const aims = { fields: 5, known: 30, unread: 1_000 } as const
const rounds = { counted: 200, before: 20 }
/** Each round uploads a paper of its own, which takes longer than to check it. */
const papers = { counted: 30, before: 3 }

const values = {
  obligeeName: '演示·杭州甲有限公司',
  rightInfo: [{ rightName: '商标', rightNo: '7654321' }],
}

/** A certificate of one page with a text layer in Chinese, as an office issues it on line. */
const printCertificate = (): Promise<Buffer> =>
  printPaper({
    title: '演示商标注册证',
    name: '演示商标注册证',
    head: '演示',
    sections: [{ title: '权利', facts: [{ label: '注册人', text: values.obligeeName }] }],
    gap: { text: '', isOpen: false },
    at: new Date('2026-11-20T00:00:00Z'),
  })

type Voucher = { fileName: string; url: string }

const upload = async (url: string, { token }: Caller, bytes: Uint8Array<ArrayBuffer>): Promise<Voucher> => {
  const form = new FormData()
  form.set('purpose', 'request-attachment')
  form.set('fileData', new Blob([bytes]), 'certificate.pdf')
  const answer = await fetch(`${url}/api/file/upload`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`the paper was not taken: ${text}`)
  return { fileName: 'certificate.pdf', url: (JSON.parse(text) as { url: string }).url }
}

const told = (name: string, { p50, p99 }: Times, aim: number): string =>
  `prechecks: ${name}, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (aim p99 ≤ ${aim} ms${p99 <= aim ? '' : ': missed'})`

/** Measures a check of fields alone, of a paper that was read before, and of one that nobody has read. */
export const measurePrechecks = async ({ portal: { url } }: Stand): Promise<string[]> => {
  const sender = await register(url, 'bench_checks')
  const headers = { authorization: sender.token, 'content-type': 'application/json' }
  const check = async (voucher: Voucher[]) => {
    const body = JSON.stringify({ form: 'request-1', values: { ...values, voucher } })
    const { status, said } = await callOnce(`${url}/api/precheck`, { method: 'POST', headers, body })
    if (status !== 200) throw new Error(`the check answered ${status}: ${said}`)
  }
  const certificate = await printCertificate()
  // What stands behind the end of a PDF is not read, so that a number there makes another paper of it.
  const paper = (at: number) => upload(url, sender, Uint8Array.from([...certificate, ...Buffer.from(`\n% ${at}\n`)]))
  const unread: Voucher[] = []
  for (let at = 0; at < papers.before + papers.counted; at += 1) unread.push(await paper(at))
  const [known] = unread
  return [
    told('fields alone', await timesOf(() => check([]), rounds), aims.fields),
    told('one new PDF', await timesOf(() => check(unread.splice(0, 1)), papers), aims.unread),
    told('one known PDF', await timesOf(() => check(known ? [known] : []), rounds), aims.known),
  ]
}
