import { Button, Field, Segmented, Select, TextInput } from '@portal/platform/web'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import {
  recordalMatches,
  recordalMatchLabels,
  recordStateLabels,
  recordStates,
  recordTypeLabels,
  recordTypes,
  registerTypeLabels,
  registerTypes,
} from '../../contract/words.ts'
import { type Asked, nothingAsked, sameAsked, trimmed, usesFields } from './asked.ts'
import styles from './search.module.css'
import { QueryBox, SearchFrame } from './search-frame.tsx'

const textFields = [
  { name: 'recordName', label: '权利名称' },
  { name: 'name', label: '权利人名称' },
  { name: 'conutryName', label: '权利人国别' },
  { name: 'recordNum', label: '备案号' },
  { name: 'registerNum', label: '权利号' },
  { name: 'productType', label: '商品分类', hint: '类别号，多个用逗号隔开' },
] as const

const typeOptions = recordTypes.map((value) => ({ value, label: recordTypeLabels[value] }))
const registerOptions = registerTypes.map((type) => ({ value: String(type), label: registerTypeLabels[type] }))
const stateOptions = recordStates.map((state) => ({ value: String(state), label: recordStateLabels[state] }))
const matchOptions = recordalMatches.map((value) => ({ value, label: recordalMatchLabels[value] }))

/** Hides the keyboard of a touch screen, which would cover the results. */
const putKeyboardAway = () => {
  if (window.matchMedia?.('(pointer: coarse)').matches && document.activeElement instanceof HTMLElement) {
    document.activeElement.blur()
  }
}

export type SearchFormHandle = { showFields: () => void }

type SearchFormProps = { asked: Asked; onSearch: (asked: Asked) => void; ref: Ref<SearchFormHandle> }

/** The search form: the single box and, when wanted, a field for each condition. */
export function SearchForm({ asked, onSearch, ref }: SearchFormProps) {
  const [typed, setTyped] = useState(asked)
  const [shown, setShown] = useState(asked)
  const [isOpen, setOpen] = useState(() => usesFields(asked))
  const toggle = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => ({
    showFields: () => {
      setOpen(true)
      toggle.current?.focus()
    },
  }))
  // When the visitor goes back in the history, the form shows the conditions of that search again.
  if (!sameAsked(shown, asked)) {
    setShown(asked)
    setTyped(asked)
    if (usesFields(asked)) setOpen(true)
  }
  const change = (part: Partial<Asked>) => setTyped((before) => ({ ...before, ...part }))
  const submit = () => {
    putKeyboardAway()
    onSearch(trimmed(typed))
  }
  return (
    <SearchFrame className={`no-print ${styles.form}`} onSubmit={submit}>
      <QueryBox value={typed.q} onChange={(q) => change({ q })} />
      <div className={styles.under}>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="recordal-fields"
          onClick={() => setOpen(!isOpen)}
        >
          按字段查询
        </button>
        <Button variant="text" onClick={() => onSearch(nothingAsked)}>
          清除条件
        </Button>
      </div>
      <div id="recordal-fields" className={styles.fields} hidden={!isOpen}>
        {textFields.map(({ name, label, ...rest }) => (
          <Field key={name} label={label} note={'hint' in rest ? rest.hint : undefined} className={styles.field}>
            <TextInput value={typed[name]} onChange={(value) => change({ [name]: value })} />
          </Field>
        ))}
        <Field label="备案类型" className={styles.field}>
          <Select
            value={typed.recordType}
            onChange={(recordType) => change({ recordType })}
            options={typeOptions}
            placeholder="不限"
          />
        </Field>
        <Field label="权利类别" className={styles.field}>
          <Select
            value={typed.registerType}
            onChange={(registerType) => change({ registerType: registerType as Asked['registerType'] })}
            options={registerOptions}
            placeholder="不限"
          />
        </Field>
        <Field label="备案状态" className={styles.field}>
          <Select
            value={typed.recordState}
            onChange={(recordState) => change({ recordState: recordState as Asked['recordState'] })}
            options={stateOptions}
            placeholder="不限"
          />
        </Field>
        <Field label="查询方式" group className={styles.field}>
          <Segmented
            value={typed.match}
            onChange={(match) => change({ match: match === '' ? 'fuzzy' : match })}
            options={matchOptions}
          />
        </Field>
        <div className={styles.ask}>
          <Button type="submit" variant="primary">
            按以上条件查询
          </Button>
        </div>
      </div>
    </SearchFrame>
  )
}
