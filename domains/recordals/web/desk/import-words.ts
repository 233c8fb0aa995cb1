import type { ImportState, RecordalImport } from '../../contract/import.ts'

/** Numbers with groups of three, as tables of figures are read. */
export const figure = (count: number): string => count.toLocaleString('zh-CN')

/** What happens by itself and is worth asking for again. */
export const isMoving = (state: ImportState): boolean => state === 'queued' || state === 'running'

/** How far the file is read, in whole per cent: never 100 before it is through. */
export const percentOf = ({ bytes, size, phase }: RecordalImport): number =>
  phase === 'merging' ? 100 : Math.min(99, Math.floor((bytes / Math.max(size, 1)) * 100))

/** What came of the lines, in one line. */
export const outcomeOf = ({ state, added, changed, unchanged, refused, lines, ahead }: RecordalImport): string => {
  if (state === 'finished') {
    return `新增 ${figure(added)}，更新 ${figure(changed)}，未变 ${figure(unchanged)}，拒绝 ${figure(refused)}`
  }
  if (state === 'queued') return ahead > 0 ? `前面还有 ${figure(ahead)} 个导入` : '即将开始'
  if (state === 'running') return `已读 ${figure(lines)} 行，拒绝 ${figure(refused)}`
  return '—'
}
