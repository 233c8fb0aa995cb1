import { splitChoices } from '@portal/platform/contract'
import {
  Card,
  CheckboxGroup,
  FormField,
  FormGrid,
  JoinedChoices,
  type OrderedForm,
  Select,
  TextInput,
} from '@portal/platform/web'
import { RegionField } from '@portal/regions/web'
import { exportRegions, industries } from '../../contract/choices.ts'
import type { PublicCourse } from '../../contract/course.ts'
import { signUpLabels as labels } from '../../contract/sign-up.ts'
import { seatsText, spanText } from '../course-text.ts'
import type { SignUpValues } from './sign-up-defaults.ts'

type Props = { form: OrderedForm<SignUpValues> }

const industryOptions = industries.map((word) => ({ value: word, label: word }))

/** The fields in the order that the specification gives. */
export function SignUpFields({ form, courses }: Props & { courses: readonly PublicCourse[] }) {
  return (
    <>
      <Card title="企业信息" number={1}>
        <FormGrid>
          <FormField form={form} name="companyName" label={labels.companyName} required wide>
            {(control) => <TextInput {...control} autoComplete="organization" />}
          </FormField>
          <PlaceField form={form} />
          <FormField form={form} name="address" label={labels.address} required>
            {(control) => <TextInput {...control} autoComplete="street-address" placeholder="街道、门牌号" />}
          </FormField>
          <FormField form={form} name="outArea" label={labels.outArea} hint="可多选" required group wide>
            {(control) => (
              <JoinedChoices {...control} options={exportRegions} other={{ option: '其他', label: '其他出口地域' }} />
            )}
          </FormField>
          <FormField form={form} name="industry" label={labels.industry} required>
            {(control) => <Select {...control} options={industryOptions} />}
          </FormField>
          <FormField form={form} name="num" label={labels.num} hint="含联系人在内的到场人数" required>
            {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" />}
          </FormField>
        </FormGrid>
      </Card>
      <Card title="联系人" number={2}>
        <FormGrid>
          <FormField form={form} name="contact" label={labels.contact} required>
            {(control) => <TextInput {...control} autoComplete="name" />}
          </FormField>
          <FormField form={form} name="mobile" label={labels.mobile} hint="手机或固定电话，可含 + 和 -" required>
            {(control) => <TextInput {...control} type="tel" autoComplete="tel" />}
          </FormField>
          <FormField form={form} name="job" label={labels.job} required>
            {(control) => <TextInput {...control} autoComplete="organization-title" />}
          </FormField>
        </FormGrid>
      </Card>
      <Card title="报名课程" number={3}>
        <FormField form={form} name="courses" label={labels.courses} hint="可多选" required group wide>
          {({ value, onChange, ...control }) => (
            <CheckboxGroup
              {...control}
              stacked
              options={courses.map((course) => ({
                value: course.id,
                label: `${course.courseName}（${spanText(course)}，${seatsText(course)}）`,
              }))}
              value={splitChoices(value)}
              onChange={(ids) => onChange(ids.join(';'))}
            />
          )}
        </FormField>
      </Card>
    </>
  )
}

/** One picker for the three codes of a place; the message about any of them stands at `province`. */
function PlaceField({ form }: Props) {
  const [province, city, county] = form.rhf.watch(['province', 'city', 'county'])
  return (
    <FormField form={form} name="province" label={labels.province} required>
      {({ onBlur }) => (
        <RegionField
          value={{ province, city, county }}
          onChange={(codes) => {
            for (const level of ['county', 'city', 'province'] as const)
              form.rhf.setValue(level, codes[level], { shouldDirty: true, shouldValidate: level === 'province' })
          }}
          {...(onBlur && { onBlur })}
        />
      )}
    </FormField>
  )
}
