import {
  blobSource,
  digestsOf,
  openZip,
  type Report,
  type ToldReport,
  tellReport,
  verifyPackage,
} from '@portal/evidence/proof'
import { noPins, type Pins, readPins } from '@portal/proofs/proof'

/** Text, attributes and children in one call: this page has no framework, so that one file holds it. */
const element = (tag: string, attributes: Record<string, string>, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

const place = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no ${id}`)
  return found
}

const words = {
  VALID: '成立 VALID',
  PARTIAL: '未提供 PARTIAL',
  INVALID: '不成立 INVALID',
  CANNOT_TELL: '无法判断 CANNOT TELL',
  ABSENT: '没有 NONE',
} satisfies Record<ToldReport['claims'][number]['verdict'], string>

const claimRows = (zh: ToldReport, en: ToldReport): HTMLElement[] =>
  zh.claims.map((claim, at) =>
    element(
      'tr',
      { class: claim.verdict },
      element('th', { scope: 'row' }, claim.title, element('small', {}, en.claims[at]?.title ?? '')),
      element('td', {}, element('b', {}, words[claim.verdict])),
      element('td', {}, claim.detail, element('small', {}, en.claims[at]?.detail ?? '')),
    ),
  )

const showReport = (fileName: string, report: Report): void => {
  const [zh, en] = [tellReport(report, 'zh'), tellReport(report, 'en')]
  place('result').replaceChildren(
    element('h2', {}, fileName),
    element('p', { class: `conclusion ${report.verdict}` }, zh.conclusion, element('small', {}, en.conclusion)),
    element('table', {}, element('tbody', {}, ...claimRows(zh, en))),
  )
}

const showFile = async (file: File): Promise<void> => {
  const { sha256, sm3 } = await digestsOf([new Uint8Array(await file.arrayBuffer())])
  place('result').replaceChildren(
    element('h2', {}, file.name),
    element('p', {}, '不是材料包；它的摘要 Not a package; its digests:'),
    element('p', {}, 'SHA-256 ', element('code', {}, sha256)),
    element('p', {}, 'SM3 ', element('code', {}, sm3)),
  )
}

let pins: Pins = noPins
let chosen: File | undefined

const judge = async (): Promise<void> => {
  if (!chosen) return
  const file = chosen
  place('result').replaceChildren(element('p', {}, '正在核验… Verifying…'))
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (first !== 0x50 || second !== 0x4b) return showFile(file)
  showReport(file.name, await verifyPackage(() => openZip(blobSource(file)), pins))
}

const usePins = async (file: File | undefined): Promise<void> => {
  const read = file && readPins(await file.text())
  pins = read ?? noPins
  place('trust').textContent = read
    ? `正在使用 ${file.name} Using ${file.name}`
    : '没有核验依据：结论只会是“无法判断”。No pins: the answer can only be CANNOT TELL.'
  await judge()
}

/** Shows an error in the place where the result would stand. */
const shown = (work: Promise<void>): void => {
  work.catch((error: unknown) => place('result').replaceChildren(element('p', { class: 'INVALID' }, String(error))))
}

const onChoice = (id: string, use: (file: File | undefined) => Promise<void>): void => {
  const input = place(id)
  input.addEventListener('change', () => shown(use(input instanceof HTMLInputElement ? input.files?.[0] : undefined)))
}

onChoice('pins', usePins)
onChoice('package', async (file) => {
  chosen = file
  await judge()
})
document.addEventListener('dragover', (event) => event.preventDefault())
document.addEventListener('drop', (event) => {
  event.preventDefault()
  chosen = event.dataTransfer?.files[0]
  shown(judge())
})
