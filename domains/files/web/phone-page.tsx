import {
  call,
  ErrorView,
  Field,
  fileSizeText,
  isCallError,
  limitText,
  Notice,
  Quiet,
  Skeleton,
  sendFileTo,
  Upload,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { filesApi } from '../contract/endpoints.ts'
import { filesErrors } from '../contract/errors.ts'
import type { PhoneSlot } from '../contract/phone.ts'
import { ruleOf } from '../contract/purposes.ts'
import styles from './phone-page.module.css'
import { declaredCopy, preparePhoto } from './prepare-photo.ts'
import { uploadRuleOf } from './upload-rule-of.ts'

const largerPhotos = (extensions: readonly string[]): string =>
  extensions.includes('jpg') ? '；更大的照片会先在手机上缩小' : '；照片会先在手机上转成 PDF'

/** The page that a phone shows after it has scanned the code. The ticket in the page's address is all that it needs. */
export function PhonePage() {
  const { ticket = '' } = useParams()
  const isTicket = /^[\w-]{43}$/.test(ticket)
  const slot = useQuery({
    queryKey: ['phone', ticket],
    enabled: isTicket,
    queryFn: ({ signal }) => call(filesApi.phoneSlot, {}, { signal, token: ticket }),
  })
  const isOver = isCallError(slot.error) && slot.error.http === 404
  const refusal = isOver ? slot.error?.message : isTicket ? undefined : filesErrors['file.ticket_unknown'].msg
  return (
    <main className={styles.page}>
      <p className={styles.brand}>
        <img src="/icon.svg" width="32" height="32" alt="" />
        一链维权
      </p>
      <h1>上传到电脑</h1>
      {refusal && <Notice tone="warning">{refusal}</Notice>}
      {slot.error && !isOver && (
        <ErrorView title="页面加载失败" error={slot.error} onRetry={() => void slot.refetch()} />
      )}
      {slot.isLoading && <Skeleton rows={3} />}
      {slot.data && !isOver && <Sender ticket={ticket} slot={slot.data} onSent={() => void slot.refetch()} />}
    </main>
  )
}

function Sender({ ticket, slot, onSent }: { ticket: string; slot: PhoneSlot; onSent: () => void }) {
  const { title, purpose, file } = slot
  const rule = useMemo(() => uploadRuleOf(purpose), [purpose])
  const send = useMemo(() => sendFileTo('/api/phone/file', { ticket }), [ticket])
  const { extensions, bytes, shrinks } = ruleOf(purpose)
  return (
    <>
      <p className={styles.what}>{title}</p>
      <div role="status">
        {file && (
          <Notice tone="success" title="已发送到电脑">
            {file.fileName}（{fileSizeText(file.size)}）。现在可以关闭此页；电脑收下之前，再次上传会替换它。
          </Notice>
        )}
      </div>
      <Field label={file ? '重新上传' : '选择或拍摄一个文件'} group>
        <Upload
          rule={rule}
          value={[]}
          onChange={onSent}
          send={send}
          prepare={preparePhoto(purpose, { hasCamera: true })}
          smaller={shrinks ? undefined : declaredCopy(purpose)}
          help={`${extensions.join('、')}，${limitText(bytes)} 以内${shrinks ? largerPhotos(extensions) : ''}`}
        />
      </Field>
      <Quiet>此页只能为电脑上打开的这一处上传一个文件，二维码十分钟内有效。</Quiet>
    </>
  )
}
