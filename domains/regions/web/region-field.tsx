import { type ControlProps, PopupField } from '@portal/platform/web'
import { codesOf, pathOf, type RegionCodes } from './region-codes.ts'
import { regionText } from './region-path.ts'
import { RegionPicker } from './region-picker.tsx'
import { useRegions } from './use-regions.ts'

export type RegionFieldProps = ControlProps<RegionCodes> & { placeholder?: string | undefined }

/** Province, city, district as codes; put it in a `FormField` like any control of the kit. */
export function RegionField({ value, onChange, placeholder, onBlur, disabled }: RegionFieldProps) {
  const known = useRegions(value.province !== '')
  const path = pathOf(known.regions ?? [], value)
  return (
    <PopupField
      text={regionText(path)}
      placeholder={placeholder ?? '请选择 省 / 市 / 区县'}
      icon="pin"
      popupLabel="选择所在地区"
      onNear={known.start}
      onBlur={onBlur}
      disabled={disabled}
    >
      {(close) => (
        <RegionPicker
          {...known}
          value={path}
          onChoose={(chosen) => {
            onChange(codesOf(chosen))
            close()
          }}
        />
      )}
    </PopupField>
  )
}
