import { Field, Notice, Select } from '@portal/platform/web'
import { type ImportSeparator, importSeparatorLabels, importSeparators } from '../contract/import.ts'

type SeparatorFieldProps = {
  separator: ImportSeparator
  isSure: boolean
  disabled: boolean
  onChange: (separator: ImportSeparator) => void
}

const options = importSeparators.map((value) => ({ value, label: importSeparatorLabels[value] }))

/** Chooses the separator of a CSV; it begins with the one that the server found, which staff correct where it was a guess. */
export function SeparatorField({ separator, isSure, disabled, onChange }: SeparatorFieldProps) {
  return (
    <div>
      {!isSure && <Notice tone="warning">不能确定这份 CSV 以什么符号分列，请对照下面的前几行核对分隔符。</Notice>}
      <Field label="分隔符">
        <Select
          value={separator}
          options={options}
          disabled={disabled}
          onChange={(value) => onChange(importSeparators.find((one) => one === value) ?? separator)}
        />
      </Field>
    </div>
  )
}
