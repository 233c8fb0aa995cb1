import { Fold } from '@portal/platform/web'
import type { RefusedLine } from '../../../contract/receipts.ts'

/** The lines that are not taken, each with its reason. */
export function RefusedLines({ count, refused }: { count: number; refused: readonly RefusedLine[] }) {
  if (count === 0) return null
  return (
    <Fold title={`未导入的 ${count} 行`}>
      <ul>
        {refused.map(({ line, msg }) => (
          <li key={line}>{`第 ${line} 行：${msg}`}</li>
        ))}
      </ul>
      {count > refused.length && <p>{`这里只列出前 ${refused.length} 行。`}</p>}
    </Fold>
  )
}
