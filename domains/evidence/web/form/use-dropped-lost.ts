import { toast } from '@portal/platform/web'
import { useEffect } from 'react'
import { type Slot, slots } from '../../contract/slots.ts'
import type { EvidenceForm } from './evidence-values.ts'

/** Uploads that no record has taken are removed after a week; one hour less leaves time to send the form. */
const keptMs = (7 * 24 - 1) * 3_600_000

const isLost = (file: unknown): boolean =>
  typeof file === 'object' &&
  file !== null &&
  'receivedAt' in file &&
  typeof file.receivedAt === 'number' &&
  Date.now() - file.receivedAt > keptMs

/** A form that is continued a week later may name files that are gone: this removes them from the form and tells the user. */
export const useDroppedLost = ({ rhf }: EvidenceForm): void => {
  const lost: readonly Slot[] = slots.filter((slot) => isLost(rhf.watch(slot)))
  const names = lost.join()
  useEffect(() => {
    const gone = slots.filter((slot) => names.split(',').includes(slot))
    if (gone.length === 0) return
    for (const slot of gone) rhf.setValue(slot, null)
    toast(`有 ${gone.length} 个文件已失效，请重新上传`, 'warning')
  }, [names, rhf])
}
