import { Card, fileSizeText } from '@portal/platform/web'
import { importPhaseLabels, type RecordalImport } from '../../contract/import.ts'
import css from './desk.module.css'
import { figure, percentOf } from './import-words.ts'

/** How far an import is; the page asks again by itself. */
export function ImportProgress({ one }: { one: RecordalImport }) {
  const { state, ahead, phase, bytes, size, lines, accepted, refused } = one
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
        {phase === null ? '正在准备' : `正在${importPhaseLabels[phase]}`}
      </p>
      <progress className={css.bar} max={100} value={percentOf(one)} aria-label="导入进度" />
      <p className={css.quiet}>
        已读 {fileSizeText(bytes)} / {fileSizeText(size)}，{figure(lines)} 行：接受 {figure(accepted)}，拒绝{' '}
        {figure(refused)}
      </p>
      <p className={css.quiet}>全部写入后一起生效；离开本页不影响导入，中断后会自动继续。</p>
    </Card>
  )
}
