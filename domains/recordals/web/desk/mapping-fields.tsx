import { Field, Select } from '@portal/platform/web'
import {
  type ColumnMapping,
  type ImportField,
  importFieldLabels,
  importFields,
  requiredImportFields,
} from '../../contract/import.ts'
import css from './desk.module.css'

type MappingFieldsProps = {
  /** The headings of the file. */
  columns: readonly string[]
  mapping: ColumnMapping
  missing: readonly ImportField[]
  /** Fields whose column is chosen for another field as well. */
  shared: readonly ImportField[]
  onChange: (mapping: ColumnMapping) => void
  disabled: boolean
}

const isRequired = (field: ImportField): boolean => requiredImportFields.some((one) => one === field)

/** Chooses which column of the file brings which field; staff may correct what was guessed from the headings. */
export function MappingFields({ columns, mapping, missing, shared, onChange, disabled }: MappingFieldsProps) {
  const options = columns.map((heading, at) => ({
    value: String(at),
    label: `第 ${at + 1} 列：${heading || '（无列名）'}`,
  }))
  const faultOf = (field: ImportField): string | undefined => {
    if (missing.includes(field)) return '请指定所在的列'
    return shared.includes(field) ? '与另一项对应了同一列' : undefined
  }
  return (
    <fieldset className={css.mapping}>
      <legend>列的对应</legend>
      <div>
        {importFields.map((field) => (
          <Field key={field} label={importFieldLabels[field]} required={isRequired(field)} error={faultOf(field)}>
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
