import {
  Button,
  Buttons,
  Card,
  Checkbox,
  Choice,
  FormField,
  FormGrid,
  type Option,
  type OrderedForm,
  Stack,
  TextInput,
  useFormRows,
  useWatch,
} from '@portal/platform/web'
import { paperLabels } from '@portal/rights/contract'
import { fieldNames, listFields } from '../../contract/checked-fields.ts'
import { patternIds } from '../../contract/patterns.ts'
import type { Predicate } from '../../contract/when.ts'
import { whenLimits } from '../../contract/when-form.ts'
import { patternWords } from '../../contract/when-words.ts'
import { fieldFor, freshPart, needsOf, type TypedVersion } from './version-form.ts'

/** The predicates by what they look at. */
const predicateNames = {
  empty: '字段没有填写',
  matches: '字段中有某种内容',
  count: '列表少于几项',
  always: '任何情况',
  unreadable: '文件打不开或有密码',
  blank: '文件首页是空白',
  sideBelow: '图片的短边小于几像素',
  sharpnessBelow: '图片不够清晰',
  textLacks: '文件的文字中没有某字段',
  noTextLayer: 'PDF 没有文字层',
  pagesAbove: 'PDF 多于几页',
  sameFile: '同一份文件有两次',
  lacksPaper: '权利没有某类材料',
  paperEndsWithin: '权利的材料在几天内到期',
  namesDiffer: '字段与权利台账中的权利人不同',
  rightEndsWithin: '权利在几天内届满',
  rightRecorded: '权利已有有效的海关备案',
} satisfies Record<Predicate['is'], string>

const numberNames = { below: '项数', px: '像素', pages: '页数', days: '天数' } as const

const optionsOf = <V extends string>(names: Readonly<Record<V, string>>): Option<V>[] =>
  (Object.entries(names) as [V, string][]).map(([value, label]) => ({ value, label }))
const predicateOptions = optionsOf(predicateNames)
const patternOptions = patternIds.map((value) => ({ value, label: patternWords[value] }))
const fieldOptions = optionsOf(fieldNames)
const listOptions = listFields.map((value) => ({ value, label: fieldNames[value] }))
const kindOptions = optionsOf(paperLabels)
const joinOptions = [
  { value: 'all', label: '全部成立' },
  { value: 'any', label: '任一成立' },
] as const

type VersionForm = OrderedForm<TypedVersion>

/** The condition of a rule as a list of predicates from the closed list. */
export function ConditionParts({ form }: { form: VersionForm }) {
  const rows = useFormRows(form, 'parts')
  return (
    <Stack gap={16}>
      {rows.fields.length > 1 && (
        <FormField form={form} name="join" label="以下判断">
          {(control) => <Choice {...control} options={joinOptions} />}
        </FormField>
      )}
      {rows.fields.map(({ id }, at) => (
        <Card key={id} title={`判断 ${at + 1}`} level={3}>
          <Part form={form} at={at} />
          {rows.fields.length > 1 && (
            <Buttons>
              <Button size="small" variant="text" aria-label={`移除判断 ${at + 1}`} onClick={() => rows.remove(at)}>
                移除
              </Button>
            </Buttons>
          )}
        </Card>
      ))}
      <Buttons>
        <Button
          size="small"
          icon="plus"
          disabled={rows.fields.length >= whenLimits.predicates}
          onClick={() => rows.append(freshPart)}
        >
          增加一项判断
        </Button>
      </Buttons>
    </Stack>
  )
}

function Part({ form, at }: { form: VersionForm; at: number }) {
  const is = useWatch({ control: form.rhf.control, name: `parts.${at}.is` })
  const needs: (typeof needsOf)[keyof typeof needsOf] = needsOf[is]
  return (
    <FormGrid>
      <FormField form={form} name={`parts.${at}.is`} label={`判断 ${at + 1}`} required>
        {(control) => <Choice {...control} options={predicateOptions} />}
      </FormField>
      {'field' in needs && (
        <FormField form={form} name={`parts.${at}.field`} label={`判断 ${at + 1} 的字段`} required>
          {({ value, ...control }) => (
            <Choice {...control} value={fieldFor(is, value)} options={is === 'count' ? listOptions : fieldOptions} />
          )}
        </FormField>
      )}
      {'pattern' in needs && (
        <FormField form={form} name={`parts.${at}.pattern`} label={`判断 ${at + 1} 的内容`} required>
          {(control) => <Choice {...control} options={patternOptions} />}
        </FormField>
      )}
      {'kind' in needs && (
        <FormField form={form} name={`parts.${at}.kind`} label={`判断 ${at + 1} 的材料`} required>
          {(control) => <Choice {...control} options={kindOptions} />}
        </FormField>
      )}
      {'number' in needs && (
        <FormField
          form={form}
          name={`parts.${at}.number`}
          label={`判断 ${at + 1} 的${numberNames[needs.number]}`}
          required
        >
          {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" />}
        </FormField>
      )}
      <FormField form={form} name={`parts.${at}.negated`} label={`判断 ${at + 1} 的方向`} group>
        {({ value, onChange }) => <Checkbox value={value} onChange={onChange} label="反过来：不成立时才算" />}
      </FormField>
    </FormGrid>
  )
}
