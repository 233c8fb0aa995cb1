import type { ValuationDetail } from '../../contract/detail.ts'

const types = { FMSQ: 1, FMZL: 1, SYXX: 3 } as const satisfies Record<ValuationDetail['patk'], number>
const statuses: Readonly<Record<string, string>> = { 10: 'registered', 20: 'lapsed' }

/** The number under which a patent is known to its owner: that of the application, with ZL in front once it was granted. */
const numberOf = ({ an, patk }: Pick<ValuationDetail, 'an' | 'patk'>): string => {
  if (an === null) return ''
  const bare = an.replace(/^(?:CN|ZL)/i, '')
  return patk === 'FMZL' ? bare : `ZL${bare}`
}

/** What a result knows of the patent, by the names of the vault's form of a right; the owner completes and checks it there. */
export const rightOf = (detail: ValuationDetail) => ({
  registerType: types[detail.patk],
  recordName: detail.ti ?? '',
  registerNum: numberOf(detail),
  obligeeName: detail.pa?.replaceAll(';', '、') ?? '',
  status: detail.patk === 'FMZL' ? 'applied' : (statuses[detail.prscode] ?? 'registered'),
  applicationDate: detail.ad ?? '',
})
