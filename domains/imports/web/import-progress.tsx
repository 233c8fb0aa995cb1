import { Card, fileSizeText, Quiet } from '@portal/platform/web'
import { importPhaseLabels, importPhases, importShare, type ListImport } from '../contract/import.ts'
import css from './desk.module.css'
import { figure } from './import-words.ts'

/** Shows how far an import is; the page refreshes by itself. */
export function ImportProgress({ one }: { one: ListImport }) {
  const { state, ahead, phase, bytes, size, lines, accepted, refused, added, changed } = one
  if (state === 'queued') {
    return (
      <Card title="等待开始">
        <p role="status">
          {ahead > 0 ? `前面还有 ${figure(ahead)} 个导入，轮到时自动开始。` : '即将开始。'}离开本页不影响导入。
        </p>
      </Card>
    )
  }
  return (
    <Card title="正在导入">
      <p role="status" className={css.phase}>
        {phase === null
          ? '正在准备'
          : `第 ${importPhases.indexOf(phase) + 1} 步，共 ${importPhases.length} 步：${importPhaseLabels[phase]}`}
      </p>
      <progress className={css.bar} max={100} value={importShare(one)} aria-label="导入进度" />
      <Quiet>
        已读 {fileSizeText(bytes)} / {fileSizeText(size)}，{figure(lines)} 行：接受 {figure(accepted)}，拒绝{' '}
        {figure(refused)}
      </Quiet>
      {phase === 'merging' && (
        <Quiet>
          已写入 {figure(added + changed)} 条：新增 {figure(added)}，更新 {figure(changed)}；与库中相同的不必写入。
        </Quiet>
      )}
      <Quiet>全部写入后一起生效；离开本页不影响导入，中断后会自动继续。</Quiet>
    </Card>
  )
}
