import { classNames, Icon } from '@portal/platform/web'
import { useEffect, useRef } from 'react'
import type { Finding } from '../contract/finding.ts'
import { type Step, stepLabels, steps } from '../contract/labels.ts'
import css from './step-nav.module.css'

/** The steps of a sheet, each with the number of things that are not done in it; the user may go to any step at any time. */
export function StepNav({
  current,
  findings,
  onGo,
}: {
  current: Step
  findings: readonly Finding[]
  onGo: (step: Step) => void
}) {
  const place = useRef<HTMLElement>(null)
  // On a phone the steps are wider than the screen, so the current one is scrolled into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further step comes into sight
  useEffect(() => {
    const step = place.current?.querySelector('[aria-current]')
    step?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <nav ref={place} aria-label="填写步骤" className={css.nav}>
      <ol>
        {steps.map((step, index) => {
          const open = findings.filter((one) => one.step === step && one.level !== 'look').length
          const isDone = step !== 'take' && open === 0
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                className={classNames(css.step, step === current && css.current, isDone && css.done)}
                onClick={() => onGo(step)}
              >
                <span className={css.number} aria-hidden="true">
                  {isDone ? <Icon name="check" size={16} /> : index + 1}
                </span>
                <span>
                  {stepLabels[step]}
                  <small>{step === 'take' ? '生成文件' : isDone ? '已填好' : `还有 ${open} 项`}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
