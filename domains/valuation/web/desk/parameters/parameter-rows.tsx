import { Button, Buttons, FormField, Stack, TextInput, useFormRows } from '@portal/platform/web'
import { mostRows } from '../../../contract/limits.ts'
import { parameterNames } from '../../../contract/parameter-words.ts'
import { NumberField } from './number-field.tsx'
import type { ParameterFormOf } from './parameter-form.ts'
import styles from './parameters.module.css'

/** The factors of industries, by the beginning of a class of the IPC. */
export function IndustryRows({ form }: { form: ParameterFormOf }) {
  const rows = useFormRows(form, 'kIndustry.value')
  return (
    <FormField
      form={form}
      name="kIndustry.value"
      label="按 IPC 分类号"
      hint="主分类号以它开头的专利乘以该系数，最长的优先；没有列出的为 1"
      group
    >
      {() => (
        <Stack gap={8}>
          {rows.fields.map(({ id }, at) => (
            <div key={id} className={styles.row}>
              <FormField form={form} name={`kIndustry.value.${at}.ipc`} label={`第 ${at + 1} 行分类号`} required>
                {(control) => <TextInput {...control} autoComplete="off" placeholder="H04L" />}
              </FormField>
              <NumberField form={form} name={`kIndustry.value.${at}.factor`} label={`第 ${at + 1} 行系数`} />
              <Remove label={`移除第 ${at + 1} 行分类号`} onPress={() => rows.remove(at)} />
            </div>
          ))}
          <Add text="增加一个分类号" count={rows.fields.length} onPress={() => rows.append({ ipc: '', factor: '1' })} />
        </Stack>
      )}
    </FormField>
  )
}

/** The income of countries beside that of the United States. */
export function IncomeRows({ form }: { form: ParameterFormOf }) {
  const rows = useFormRows(form, 'gni.value')
  return (
    <FormField form={form} name="gni.value" label={parameterNames.gni} hint="没有列出的国家和地区按 0.01 计" group>
      {() => (
        <Stack gap={8}>
          {rows.fields.map(({ id }, at) => (
            <div key={id} className={styles.row}>
              <FormField form={form} name={`gni.value.${at}.code`} label={`第 ${at + 1} 行代码`} required>
                {(control) => <TextInput {...control} autoComplete="off" placeholder="US" />}
              </FormField>
              <NumberField form={form} name={`gni.value.${at}.share`} label={`第 ${at + 1} 行规模`} />
              <Remove label={`移除第 ${at + 1} 行国家和地区`} onPress={() => rows.remove(at)} />
            </div>
          ))}
          <Add
            text="增加一个国家或地区"
            count={rows.fields.length}
            onPress={() => rows.append({ code: '', share: '' })}
          />
        </Stack>
      )}
    </FormField>
  )
}

function Remove({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button size="small" variant="text" aria-label={label} onClick={onPress}>
      移除
    </Button>
  )
}

function Add({ text, count, onPress }: { text: string; count: number; onPress: () => void }) {
  return (
    <Buttons>
      <Button size="small" icon="plus" disabled={count >= mostRows} onClick={onPress}>
        {text}
      </Button>
    </Buttons>
  )
}
