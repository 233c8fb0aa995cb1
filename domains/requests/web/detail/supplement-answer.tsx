import {
  Card,
  call,
  Form,
  FormEnd,
  FormField,
  isConflict,
  LeaveGuard,
  Notice,
  Stack,
  TextArea,
  toast,
  useKeptForm,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import { useEffect, useState } from 'react'
import type { RequestDetail } from '../../contract/detail.ts'
import { requestsApi } from '../../contract/endpoints.ts'
import { findKind } from '../../contract/kinds.ts'
import { requestLimits } from '../../contract/limits.ts'
import { answerSchema, fieldsOfItem, pick } from '../../contract/supplement-form.ts'
import type { SupplementRound } from '../../contract/supplement-view.ts'
import { actorText } from './next-step.tsx'
import styles from './supplement.module.css'
import { type AnswerValues, isAsked, SupplementControl } from './supplement-control.tsx'
import { OldValues } from './supplement-old.tsx'
import { SupplementPaper } from './supplement-paper.tsx'

/** The request as its form would send it; of its files only those that the round asks to replace. */
const formOf = (detail: RequestDetail, { items }: SupplementRound): Record<string, unknown> => {
  const fields = Object.keys(findKind(detail.businessType)?.labels ?? {})
  const given = Object.entries({ ...detail, voucher: null }).filter(
    ([key, value]) => fields.includes(key) && value !== null,
  )
  const files = items.find(({ key }) => key === 'voucher')?.filesBefore ?? []
  return {
    ...Object.fromEntries(given),
    businessType: detail.businessType,
    voucher: files.map(({ fileName, url }) => ({ fileName, url })),
  }
}

/** The calls that show a request to its owner; they are made again after an answer. */
const ownReads = [requestsApi.ownDetail, requestsApi.listOwn]

/**
 * The form of an answer: it has only the fields that the desk asks to correct, the old value beside the new one, and
 * follows the rules of the kind's own form.
 */
export function SupplementAnswer({ detail, round }: { detail: RequestDetail; round: SupplementRound }) {
  const { businessSn, businessType } = detail
  const { items } = round
  const [uploading, setUploading] = useState<readonly string[]>([])
  const current = formOf(detail, round)
  const fieldsOf = (item: (typeof items)[number]) => fieldsOfItem(businessType, item, items)
  const keys = items.flatMap((item) => (item.field === null ? [item.key] : fieldsOf(item)))
  const papers = items.filter(({ key, field }) => field === null || key === 'voucher').map(({ key }) => key)
  const reload = useReload(ownReads)
  const form = useOrderedForm<AnswerValues, void>({
    schema: answerSchema(businessType, items, current),
    defaults: {
      ...Object.fromEntries(keys.map((key) => [key, papers.includes(key) ? [] : (current[key] ?? '')])),
      remark: '',
    },
    send: async (values, { key }) => {
      const body = { businessSn, round: round.round, answers: pick(values, keys), remark: String(values.remark) }
      try {
        await call(requestsApi.answerSupplement, { body }, { key })
      } catch (error) {
        if (isConflict(error)) await reload()
        throw error
      }
    },
    onDone: async () => {
      toast('补正已提交')
      await reload()
    },
  })
  const { rhf } = form
  useEffect(() => {
    // Every other field decides whether the remark is required, so a change of any field checks the remark again.
    const { unsubscribe } = rhf.watch((_, { name }) => {
      if (name !== 'remark' && rhf.getFieldState('remark').error) void rhf.trigger('remark')
    })
    return unsubscribe
  }, [rhf])
  const isUnsent = rhf.formState.isDirty
  useKeptForm(`supplement-${businessSn}-${round.round}`, { form, when: isUnsent })
  const onUploading = (key: string) => (busy: boolean) =>
    setUploading((under) => {
      if (under.includes(key) === busy) return under
      return busy ? [...under, key] : under.filter((one) => one !== key)
    })
  const values = { ...current, ...rhf.watch() }
  return (
    <Card title={`请您补正（第 ${round.round} 轮）`}>
      <Form form={form} label={`补正（第 ${round.round} 轮）`}>
        <Notice tone="warning" title={actorText(detail, 'owner')}>
          只需处理下面的内容，其余不变。等待您补正期间，办理时限暂停计时。
        </Notice>
        <Stack as="ol" gap={20} className={styles.items}>
          {items.map((item) => (
            <Stack as="li" gap={12} key={item.key} className={styles.item}>
              <p className={styles.name}>{item.label}</p>
              <p className={styles.problem}>
                <b>需要补正：</b>
                {item.problem}
              </p>
              <div className={styles.pair}>
                <OldValues item={item} />
                <Stack gap={12} className={styles.new}>
                  {papers.includes(item.key) ? (
                    <SupplementPaper item={item} detail={detail} onUploading={onUploading(item.key)} />
                  ) : (
                    fieldsOf(item)
                      .filter((field) => isAsked(field, values))
                      .map((field) => <SupplementControl key={field} field={field} businessType={businessType} />)
                  )}
                </Stack>
              </div>
            </Stack>
          ))}
        </Stack>
        <Stack gap={16} className={styles.foot}>
          <FormField
            form={form}
            name="remark"
            label="说明"
            hint="有内容不需要改动或无法提供时，请写明原因"
            note="选填"
            max={requestLimits.supplementRemark}
          >
            {({ value, ...control }) => <TextArea {...control} value={String(value)} rows={3} />}
          </FormField>
          <FormEnd
            submit="提交补正"
            waiting={uploading.length > 0}
            {...(uploading.length > 0 && { busyText: '文件上传中…' })}
          />
        </Stack>
      </Form>
      <LeaveGuard when={isUnsent && !rhf.formState.isSubmitSuccessful} />
    </Card>
  )
}
