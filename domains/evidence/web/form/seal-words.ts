import { type Slot, slots } from '../../contract/slots.ts'
import { type EvidenceValues, isFilled, missingSlots, newSlots, type Saved } from './evidence-values.ts'

/** What the one call that fixes files does now, in the words of its button and of the question before it. */
export type SealWords = {
  button: string
  title: string
  text: string
  confirm: string
  /** The files that the question shows. */
  files: readonly Slot[]
}

const forGood = '封存后不能换、不能删'

/**
 * The words for what would be sent: only the facts, the files that are there, all that is required, or the supplement of a
 * sealed record. A word must not promise less than the call does, which fixes each file for good.
 */
export const sealWords = (values: EvidenceValues, saved: Saved): SealWords => {
  const fresh = newSlots(values)
  const count = fresh.length
  if (saved?.state === 1)
    return {
      button: count > 0 ? `封存补充的 ${count} 份` : '提交补充',
      title: `封存补充的 ${count} 份材料？`,
      text: `${forGood}。补充会另作一份证明，原来的证明不变。`,
      confirm: `确认封存 ${count} 份`,
      files: fresh,
    }
  const missing = missingSlots(values, saved).length
  if (missing === 0) {
    const all = slots.filter((slot) => isFilled(slot, values, saved))
    return {
      button: '立即提交',
      title: `封存 ${all.length} 份材料？`,
      text: `${forGood}，只能再添。封存的时间就是以后能证明的时间，写入存证日志后不能撤回。`,
      confirm: `确认封存 ${all.length} 份`,
      files: all,
    }
  }
  if (count > 0)
    return {
      button: `封存已有 ${count} 份`,
      title: `先封存已有的 ${count} 份材料？`,
      text: `${forGood}。还差 ${missing} 份必备材料，以后接着补，齐了再提交；传错了，只能整份删除后重来。`,
      confirm: `确认封存 ${count} 份`,
      files: fresh,
    }
  return {
    button: '保存展会信息',
    title: '保存展会信息？',
    text: '没有新的材料要封存。展会信息在提交前还可以改，材料以后再补。',
    confirm: '确认保存',
    files: [],
  }
}
