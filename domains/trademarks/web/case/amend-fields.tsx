import { FileUpload } from '@portal/files/web'
import { NicePicker } from '@portal/nice/web'
import {
  Button,
  DateField,
  FormField,
  FormGrid,
  type OrderedForm,
  Quiet,
  Segmented,
  Select,
  Stack,
  shanghaiDay,
  TextInput,
  useFormRows,
  useWatch,
} from '@portal/platform/web'
import { needsLicence, type SubjectType, subjectTypeLabels, subjectTypes } from '../../contract/file/applicant.ts'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import { trademarkLimits } from '../../contract/limits.ts'
import { ProxyTemplate } from '../proxy-template.tsx'
import { type AmendValues, amendPartLabels } from './amend-form.ts'
import { basicTypeLabels } from './case-words.ts'

export type AmendPartProps = { form: OrderedForm<AmendValues>; detail: TrademarkDetail }

const subjectOptions = subjectTypes.map((type) => ({ value: String(type), label: subjectTypeLabels[type] }))
const basicOptions = Object.entries(basicTypeLabels).map(([value, label]) => ({ value, label }))

const paperHelp = 'PDF、JPG 或 PNG，10MB 以内，1 份'

type UploadName = 'proxy_url' | 'contract_url' | 'applicant.licence'

function PaperUpload({ form, detail, name, label }: AmendPartProps & { name: UploadName; label: string }) {
  return (
    <FormField form={form} name={name} label={label} note="选填" group wide>
      {(control) => (
        <FileUpload
          {...control}
          purpose="trademark-paper"
          phone={{ title: `商标注册 · ${label}`, slot: `trademark-${detail.businessSn}.${name}` }}
          help={paperHelp}
          hideWhenFull
        />
      )}
    </FormField>
  )
}

/** Who applies. The whole part is sent again but for its number, of which the page shows only a part: left empty, it stays. */
export function AmendApplicant({ form, detail }: AmendPartProps) {
  const type = useWatch({ control: form.rhf.control, name: 'applicant.subjectType' })
  const present = detail.applicant?.idNo
  return (
    <FormGrid>
      <FormField form={form} name="applicant.subjectType" label="申请人类型" required>
        {(control) => <Select {...control} options={subjectOptions} />}
      </FormField>
      <FormField form={form} name="applicant.name" label="申请人名称" max={trademarkLimits.applicantName} required>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="applicant.idNo"
        label="证件号码或统一社会信用代码"
        hint={present ? `现为 ${present}；留空则保留原来的号码` : undefined}
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="applicant.address" label="地址" max={trademarkLimits.address} wide>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      {needsLicence(Number(type) as SubjectType) && (
        <PaperUpload form={form} detail={detail} name="applicant.licence" label="个体工商户营业执照" />
      )}
    </FormGrid>
  )
}

/** Up to three contacts; the first one is called first. */
export function AmendContacts({ form }: AmendPartProps) {
  const rows = useFormRows(form, 'trademark_contact')
  return (
    <Stack gap={12} role="group" aria-label={amendPartLabels.contacts}>
      {rows.fields.map(({ id }, at) => (
        <Stack key={id} gap={4}>
          <FormGrid>
            <FormField
              form={form}
              name={`trademark_contact.${at}.contact_name`}
              label={`联系人 ${at + 1}`}
              max={trademarkLimits.contactName}
              required
            >
              {(control) => <TextInput {...control} autoComplete="off" />}
            </FormField>
            <FormField form={form} name={`trademark_contact.${at}.contactPhone`} label="联系电话" required>
              {(control) => <TextInput {...control} type="tel" autoComplete="off" />}
            </FormField>
          </FormGrid>
          {rows.fields.length > 1 && (
            <div>
              <Button variant="text" icon="delete" onClick={() => rows.remove(at)}>
                删除联系人 {at + 1}
              </Button>
            </div>
          )}
        </Stack>
      ))}
      {rows.fields.length < trademarkLimits.contactSets && (
        <div>
          <Button icon="plus" onClick={() => rows.append({ contact_name: '', contactPhone: '' })}>
            添加联系人
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** The customer's papers; a new one takes the place of the one before. */
export function AmendPapers(props: AmendPartProps) {
  return (
    <>
      <ProxyTemplate businessSn={props.detail.businessSn} name={props.detail.trademark.trademark_name} />
      <PaperUpload {...props} name="proxy_url" label="委托书" />
      <PaperUpload {...props} name="contract_url" label="合同" />
    </>
  )
}

/** The mark in China on which a registration abroad rests: told by its number, or by an application here, whose goods it then has. */
export function AmendBasic({ form, detail }: AmendPartProps) {
  const own = useWatch({ control: form.rhf.control, name: 'basic.businessSn' })
  return (
    <Stack gap={4}>
      <FormGrid>
        <FormField form={form} name="basic.basicType" label="基础商标类型" required group>
          {(control) => <Segmented {...control} options={basicOptions} />}
        </FormField>
        <FormField form={form} name="basic.number" label="申请号或注册号" max={trademarkLimits.paperNumber}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="basic.date" label="申请日或注册日">
          {(control) => <DateField {...control} max={shanghaiDay(Date.now())} />}
        </FormField>
        <FormField form={form} name="basic.businessSn" label="在本平台的业务编号" note="选填">
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
      </FormGrid>
      {own.trim() === '' ? (
        <FormField
          form={form}
          name="basic.work_order_service"
          label="基础商标的商品和服务"
          note="选填"
          hint="填写后，申请的小项超出范围时不能保存"
          group
          wide
        >
          {({ value, onChange, onBlur }) => (
            <NicePicker value={value} onBlur={onBlur} edition={detail.edition} onChange={onChange} />
          )}
        </FormField>
      ) : (
        <Quiet>商品和服务以该申请的类别和小项为准。</Quiet>
      )}
    </Stack>
  )
}
