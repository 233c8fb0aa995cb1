import { Checkbox, Field, TextInput } from '@portal/platform/web'
import { importLimits } from '../contract/import.ts'
import { licenceWords } from '../contract/import-endpoints.ts'

/** By which licence a list was given, and whether it lets titles and people be shown. */
export type Licence = { licence: string; mayShow: boolean }

export const faultOfLicence = ({ licence }: Licence): string | undefined =>
  licenceWords.safeParse(licence).error?.issues[0]?.message

type LicenceFieldsProps = { licence: Licence; disabled: boolean; onChange: (licence: Licence) => void }

/** Says what the source of a list allows. */
export function LicenceFields({ licence, disabled, onChange }: LicenceFieldsProps) {
  return (
    <>
      <Field
        label="数据许可"
        hint="依据的合同或许可，可不填"
        error={faultOfLicence(licence)}
        counter={{ text: licence.licence, max: importLimits.licence }}
      >
        <TextInput
          value={licence.licence}
          onChange={(text) => onChange({ ...licence, licence: text })}
          disabled={disabled}
        />
      </Field>
      <Checkbox
        label="来源允许展示著录项目"
        value={licence.mayShow}
        onChange={(mayShow) => onChange({ ...licence, mayShow })}
        disabled={disabled}
      />
    </>
  )
}
