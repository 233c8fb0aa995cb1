import { Checkbox, DateField, Field, FormGrid, MomentField, Segmented, Select } from '@portal/platform/web'
import type { RuleView } from '../contract/rules.ts'
import type { Suspension } from '../proof/counting.ts'
import { euStates } from '../proof/eu-states.ts'
import type { Delivery, WayName } from '../proof/rule.ts'
import type { AskedSearch } from './asked-search.ts'
import { SuspensionFields } from './suspension-fields.tsx'
import { offeredRules } from './version-of.ts'

const deliveryOptions = [
  { value: 'received', label: '知道收到的日子' },
  { value: 'deemed', label: '只知道发出的日子' },
] as const satisfies { value: Delivery; label: string }[]
const wayLabels = { post: '邮寄', online: '网上提交', person: '当面提交' } as const satisfies Record<WayName, string>
const states = Object.entries(euStates).map(([value, [label]]) => ({ value, label }))

interface AskedFieldsProps {
  rules: readonly RuleView[]
  search: AskedSearch
  suspensions: readonly Suspension[]
  onChange: (change: Partial<AskedSearch>) => void
  onSuspend: (suspensions: readonly Suspension[]) => void
}

/** The fields of a count. Only those are shown that the chosen rule has. */
export function AskedFields({ rules, search, suspensions, onChange, onSuspend }: AskedFieldsProps) {
  const offered = offeredRules(rules)
  const rule = rules.find(({ code, period }) => code === search.rule && period !== null)
  const choose = (code: string) => {
    onSuspend([])
    onChange({ rule: code, delivery: '', way: '', calendar: '', extended: '' })
  }
  return (
    <FormGrid>
      <Field label="期限规则" required wide>
        <Select
          value={rule?.code ?? ''}
          onChange={choose}
          options={offered.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Field>
      {rule && (
        <RuleFields rule={rule} search={search} suspensions={suspensions} onChange={onChange} onSuspend={onSuspend} />
      )}
    </FormGrid>
  )
}

function RuleFields({
  rule,
  search,
  suspensions,
  onChange,
  onSuspend,
}: Omit<AskedFieldsProps, 'rules'> & { rule: RuleView }) {
  const { trigger, ways, calendar, extension, suspendable, period } = rule
  const isDeemed = search.delivery === 'deemed'
  const when = { value: search.trigger, onChange: (day: string) => onChange({ trigger: day }) }
  return (
    <>
      {trigger.deliveries.length > 1 && (
        <Field label="通知的日期" group wide>
          <Segmented
            value={search.delivery || 'received'}
            onChange={(delivery) => onChange({ delivery })}
            options={deliveryOptions}
          />
        </Field>
      )}
      <Field label={isDeemed ? '文件发出之日' : trigger.name} required>
        {period?.unit === 'hour' ? <MomentField {...when} /> : <DateField {...when} />}
      </Field>
      {calendar === null && (
        <Field label="成员国" required>
          <Select value={search.calendar} onChange={(state) => onChange({ calendar: state })} options={states} />
        </Field>
      )}
      {ways.list.length > 1 && (
        <Field label="怎样提交" note="选填">
          <Select
            value={search.way}
            onChange={(way) => onChange({ way })}
            placeholder="还没有决定"
            options={ways.list.map(({ way }) => ({ value: way, label: wayLabels[way] }))}
          />
        </Field>
      )}
      {extension && (
        <Field label="延长" group wide>
          <Checkbox
            value={search.extended === '1'}
            onChange={(isExtended) => onChange({ extended: isExtended ? '1' : '' })}
            label="已办理或已通知延长"
          />
        </Field>
      )}
      {suspendable && <SuspensionFields suspensions={suspensions} onChange={onSuspend} />}
    </>
  )
}
