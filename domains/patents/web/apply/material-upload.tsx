import { ruleOf } from '@portal/files/contract'
import { FileUpload } from '@portal/files/web'
import { type ControlProps, limitText, Select, type UploadedFile } from '@portal/platform/web'
import { patentLimits } from '../../contract/limits.ts'
import type { MaterialKind } from '../../contract/materials.ts'
import styles from './apply.module.css'
import type { Material } from './apply-form.ts'
import { guessKind, kindOptions } from './guess-kind.ts'

const purpose = 'patent-material'

/**
 * The upload of material: one place for all of it, and beside each file what it is. The kind is guessed from the file's
 * name first. Needs `Field group` around it.
 */
export function MaterialUpload({
  value,
  onChange,
  slot,
  asked,
  ...rest
}: ControlProps<readonly Material[]> & {
  /** Names this place among all forms, for the upload from a phone. */
  slot: string
  /** What the desk has asked for, where that is one thing. */
  asked?: MaterialKind | undefined
}) {
  const take = (files: readonly UploadedFile[]) =>
    onChange(
      files.map((file) => ({
        ...file,
        kind: value.find(({ id }) => id === file.id)?.kind ?? guessKind(file.fileName, asked),
      })),
    )
  return (
    <>
      <FileUpload
        {...rest}
        value={value}
        onChange={take}
        purpose={purpose}
        phone={{ title: '专利申请 · 材料', slot }}
        max={patentLimits.filesAtOnce}
        help={`Word、PDF 或图片，草稿即可，最多 ${patentLimits.filesAtOnce} 个，每个 ${limitText(ruleOf(purpose).bytes)} 以内`}
      />
      {value.length > 0 && (
        <ul aria-label="每个文件是什么材料" className={styles.kinds}>
          {value.map((file) => (
            <li key={file.id}>
              {file.fileName}
              <Select
                aria-label={`${file.fileName} 是什么材料`}
                placeholder={false}
                options={kindOptions}
                value={file.kind}
                onChange={(kind) =>
                  kind !== '' && onChange(value.map((one) => (one.id === file.id ? { ...one, kind } : one)))
                }
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
