import { Field, FormField, type OrderedForm, RadioCard, useWatch } from '@portal/platform/web'
import { useId } from 'react'
import { trademarkLimits } from '../../contract/limits.ts'
import { pictureRule } from '../../contract/mark-types.ts'
import styles from './register.module.css'
import { markPicture, type RegisterValues } from './register-form.ts'
import { TextPicture } from './text-picture.tsx'
import { UploadControl } from './upload-control.tsx'

const purpose = 'trademark-image'
const { pictures } = trademarkLimits

interface PictureFieldProps {
  form: OrderedForm<RegisterValues>
  /** The name as it was asked for last, of which a mark of words has its picture. */
  name: string
}

/** The picture of the mark: uploaded, or of a mark of words drawn from them unless there is an uploaded one. */
export function PictureField({ form, name }: PictureFieldProps) {
  const { control } = form.rhf
  const [type, colour, files] = useWatch({ control, name: ['trademark_type', 'pic_type', 'standby1'] })
  const isDrawn = type === '1' && files.length === 0
  return (
    <>
      {isDrawn && <TextPicture name={name} />}
      <FormField
        form={form}
        name="standby1"
        label={type === '1' ? '自己的图样' : '商标图样'}
        hint={pictureRule}
        {...(type === '1' ? { note: '选填，上传后不用自动生成的' } : { required: true })}
        group
        wide
      >
        {(field) => (
          <UploadControl
            isPicture
            {...field}
            purpose={purpose}
            max={pictures}
            hideWhenFull
            help={`可以一次选多张，最多 ${pictures} 张，其中一张作为图样`}
          />
        )}
      </FormField>
      {files.length > 1 && <ChosenPicture form={form} />}
      {colour === '2' && (
        <FormField
          form={form}
          name="black_white_pic_url"
          label="黑白图样"
          hint={`${pictureRule}；不上传时由平台转为灰度`}
          note="选填"
          group
          wide
        >
          {(field) => <UploadControl isPicture {...field} purpose={purpose} hideWhenFull help="1 张" />}
        </FormField>
      )}
    </>
  )
}

/** Of several pictures, the one that is the mark's. */
function ChosenPicture({ form: { rhf } }: Pick<PictureFieldProps, 'form'>) {
  const group = useId()
  const [standby1, pictureId] = useWatch({ control: rhf.control, name: ['standby1', 'pictureId'] })
  const chosen = markPicture({ standby1, pictureId })
  return (
    <Field label="用哪一张作为图样" group wide>
      <div role="radiogroup" aria-label="用哪一张作为图样" className={styles.choices}>
        {standby1.map(({ id, fileName }) => (
          <RadioCard
            key={id}
            name={group}
            value={id}
            checked={id === chosen?.id}
            onChange={() => rhf.setValue('pictureId', id, { shouldDirty: true })}
          >
            {fileName}
          </RadioCard>
        ))}
      </div>
    </Field>
  )
}
