import { Button, Field, Segmented } from '@portal/platform/web'
import { CountryField } from '@portal/regions/web'
import type { PlaybookSide } from '../../contract/playbooks/playbook.ts'
import css from './playbook.module.css'

const sides = {
  'request-7': { holder: '权利人', accused: '货主' },
  'request-2': { holder: '投诉他人', accused: '被他人投诉' },
  'request-3': { holder: '投诉他人', accused: '被他人投诉' },
} as const

type SidedSituation = keyof typeof sides
const isSided = (situation: string): situation is SidedSituation => Object.hasOwn(sides, situation)

interface PlaybookChoicesProps {
  situation: string
  side: PlaybookSide
  nation: string
  /** What the case does not say itself, so that the reader does. */
  asks: { side: boolean; nation: boolean }
  /** The countries that the case names in words of its own, where it names several. */
  named?: readonly string[]
  onChange: (change: { side?: PlaybookSide; nation?: string }) => void
}

/** The side and the country of a playbook, as far as the reader must choose them. */
export function PlaybookChoices({ situation, side, nation, asks, named = [], onChange }: PlaybookChoicesProps) {
  const words = isSided(situation) ? sides[situation] : undefined
  const asksSide = asks.side && words !== undefined
  const others = named.filter((one) => one !== nation)
  if (!asksSide && !asks.nation) return null
  return (
    <div className={`no-print ${css.choices}`}>
      {asksSide && (
        <Field label="您是" group>
          <Segmented
            value={side}
            onChange={(next) => next !== '' && onChange({ side: next })}
            options={[
              { value: 'accused', label: words.accused },
              { value: 'holder', label: words.holder },
            ]}
          />
        </Field>
      )}
      {asks.nation && (
        <Field label="在哪个国家或地区" note="选填">
          <CountryField
            value={nation}
            onChange={(next) => onChange({ nation: next })}
            placeholder="输入或选择国家/地区"
          />
        </Field>
      )}
      {asks.nation && named.length > 1 && (
        <div className={css.others}>
          <span>表单里还写了</span>
          {others.map((one) => (
            <Button key={one} variant="text" onClick={() => onChange({ nation: one })}>
              {one}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
