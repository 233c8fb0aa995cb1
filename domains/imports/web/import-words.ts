import { type ImportState, importShare, type ListImport } from '../contract/import.ts'

/** Numbers with groups of three, as tables of figures are read. */
export const figure = (count: number): string => count.toLocaleString('zh-CN')

/** Whether an import goes on by itself in this state, so that the page should ask for it again. */
export const isMoving = (state: ImportState): boolean => state === 'queued' || state === 'running'

/** The figures of an import in one line of text. */
export const outcomeOf = (one: ListImport): string => {
  const { state, phase, added, changed, unchanged, refused, lines, ahead } = one
  if (state === 'finished') {
    return `新增 ${figure(added)}，更新 ${figure(changed)}，未变 ${figure(unchanged)}，拒绝 ${figure(refused)}`
  }
  if (state === 'queued') return ahead > 0 ? `前面还有 ${figure(ahead)} 个导入` : '即将开始'
  if (state === 'running') {
    return phase === 'merging'
      ? `正在写入，${importShare(one)}%，拒绝 ${figure(refused)}`
      : `已读 ${figure(lines)} 行，${importShare(one)}%，拒绝 ${figure(refused)}`
  }
  return '—'
}
