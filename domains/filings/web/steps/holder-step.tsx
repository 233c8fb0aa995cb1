import { FormField, FormGrid, TextInput } from '@portal/platform/web'
import { CountryField } from '@portal/regions/web'
import { rightHolderTypeLabels } from '@portal/rights/contract'
import { factLabels } from '../../contract/labels.ts'
import type { SheetForm } from '../sheet-form.ts'
import { CodedChoice } from './coded-choice.tsx'

/** Item (1) of article 7: who holds the right, and the place of registration or the nationality. */
export function HolderStep({ form }: { form: SheetForm }) {
  return (
    <FormGrid>
      <CodedChoice form={form} name="obligeeRenType" label={factLabels.obligeeRenType} words={rightHolderTypeLabels} />
      <FormField
        form={form}
        name="obligeeName"
        label={factLabels.obligeeName}
        hint="与权利证书逐字一致；境外权利人写证书上的外文名称和中文译名"
        required
        wide
      >
        {(control) => <TextInput {...control} autoComplete="organization" />}
      </FormField>
      <FormField form={form} name="obligeeNation" label={factLabels.obligeeNation} required>
        {(control) => <CountryField {...control} placeholder="输入或选择国家/地区" />}
      </FormField>
      <FormField form={form} name="address" label={factLabels.address} required>
        {(control) => <TextInput {...control} autoComplete="street-address" placeholder="省、市、区县，街道和门牌号" />}
      </FormField>
    </FormGrid>
  )
}
