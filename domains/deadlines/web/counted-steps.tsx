import { Quiet } from '@portal/platform/web'
import type { Step } from '../proof/counting.ts'
import styles from './deadline.module.css'

type ToldStep = Pick<Step, 'id' | 'text'> & { source?: string | undefined }

/** How a last day came about, step by step. */
export function CountedSteps({ steps }: { steps: readonly ToldStep[] }) {
  return (
    <ol aria-label="计算步骤" className={`counted ${styles.steps}`}>
      {steps.map(({ id, text, source }) => (
        <li key={id}>
          <div>
            <p>{text}</p>
            {source !== undefined && <Quiet>依据：{source}</Quiet>}
          </div>
        </li>
      ))}
    </ol>
  )
}
