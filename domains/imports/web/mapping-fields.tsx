import { Field, Select } from '@portal/platform/web'
import { type ColumnMapping, type ListFields, missingFields, sharedColumns } from '../contract/list-fields.ts'
import css from './desk.module.css'

type MappingFieldsProps = {
  list: ListFields
  /** The headings of the file. */
  columns: readonly string[]
  mapping: ColumnMapping
  onChange: (mapping: ColumnMapping) => void
  disabled: boolean
}

/** Chooses which column of the file brings which field; staff may correct what was guessed from the headings. */
export function MappingFields({ list, columns, mapping, onChange, disabled }: MappingFieldsProps) {
  const missing = missingFields(list, mapping)
  const shared = sharedColumns(list, mapping).flatMap(({ fields }) => fields)
  const options = columns.map((heading, at) => ({
    value: String(at),
    label: `第 ${at + 1} 列：${heading || '（无列名）'}`,
  }))
  const faultOf = (field: string): string | undefined => {
    if (missing.includes(field)) return '请指定所在的列'
    return shared.includes(field) ? '与另一项对应了同一列' : undefined
  }
  return (
    <fieldset className={css.mapping}>
      <legend>列的对应</legend>
      <div>
        {list.fields.map((field) => (
          <Field key={field} label={list.labels[field]} required={list.required.includes(field)} error={faultOf(field)}>
            <Select
              value={mapping[field] === undefined || mapping[field] === null ? '' : String(mapping[field])}
              options={options}
              placeholder="文件中没有"
              disabled={disabled}
              onChange={(value) => onChange({ ...mapping, [field]: value === '' ? null : Number(value) })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
