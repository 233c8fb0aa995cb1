import {
  ActCard,
  BigDate,
  call,
  classNames,
  Form,
  FormEnd,
  FormField,
  Icon,
  isConflict,
  LeaveGuard,
  LinkButton,
  phoneWidth,
  Stack,
  SubmitBar,
  shanghaiDay,
  TextArea,
  toast,
  useKeptForm,
  useMedia,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import { type ReactNode, useEffect } from 'react'
import type { RequestDetail } from '../../contract/detail.ts'
import { requestsApi } from '../../contract/endpoints.ts'
import { findKind } from '../../contract/kinds.ts'
import { requestLimits } from '../../contract/limits.ts'
import { answerSchema, fieldsOfItem, pick } from '../../contract/supplement-form.ts'
import type { SupplementItem, SupplementRound } from '../../contract/supplement-view.ts'
import { askPath } from './ask-path.ts'
import styles from './supplement.module.css'
import { type AnswerValues, isAsked, SupplementControl } from './supplement-control.tsx'
import { OldValues } from './supplement-old.tsx'
import { SupplementPaper } from './supplement-paper.tsx'
import { askWords, isPaper } from './turn-words.ts'

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
  const isPhone = useMedia(phoneWidth)
  const current = formOf(detail, round)
  const fieldsOf = (item: (typeof items)[number]) => fieldsOfItem(businessType, item, items)
  const keys = items.flatMap((item) => (item.field === null ? [item.key] : fieldsOf(item)))
  const papers = items.filter(isPaper).map(({ key }) => key)
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
      toast('已提交，我们接着办')
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
  const values = { ...current, ...rhf.watch() }
  const isDone = (item: SupplementItem): boolean =>
    papers.includes(item.key)
      ? (values[item.key] as readonly unknown[]).length > 0
      : fieldsOf(item).some((field) => values[field] !== (current[field] ?? ''))
  const done = items.filter(isDone).length
  const title = `请${askWords(items)}`
  return (
    <Form form={form} label={title}>
      <ActCard
        tone="due"
        level={2}
        date={<BigDate day={shanghaiDay(round.dueTime)} label="最迟" size={isPhone ? 'phone' : 'page'} />}
        title={title}
        text={
          round.overdue
            ? '期限已经过了，仍可提交。其余内容不变，补齐之前计时暂停。'
            : '补齐后我们接着办，其余内容不变。补齐之前计时暂停。'
        }
        action={!isPhone && <FormEnd submit="提交补充材料" size="large" />}
        more={!isPhone && <span>{done < items.length ? `还差 ${items.length - done} 项` : '都齐了，可以提交'}</span>}
      >
        <ol>
          {items.map((item, index) => (
            <AskedItem key={item.key} item={item} number={index + 1} done={isDone(item)}>
              {papers.includes(item.key) ? (
                <SupplementPaper item={item} detail={detail} />
              ) : (
                fieldsOf(item)
                  .filter((field) => isAsked(field, values))
                  .map((field) => <SupplementControl key={field} field={field} businessType={businessType} />)
              )}
            </AskedItem>
          ))}
          <li className={styles.ask}>
            <FormField
              form={form}
              name="remark"
              label="说明"
              hint="有内容不需要改动或无法提供时，请写明原因"
              note="选填"
              max={requestLimits.supplementRemark}
            >
              {({ value, ...control }) => <TextArea {...control} value={String(value)} rows={2} />}
            </FormField>
          </li>
        </ol>
      </ActCard>
      {isPhone && (
        <SubmitBar submit={`提交补充材料（${done} / ${items.length}）`}>
          <LinkButton to={askPath(detail)}>留言</LinkButton>
        </SubmitBar>
      )}
      <LeaveGuard when={isUnsent && !rhf.formState.isSubmitSuccessful} by={['active', 'businessSn']} />
    </Form>
  )
}

/** One thing that is asked for: whether it is there yet, what is wrong with it, what it was, and the way to give it. */
function AskedItem({
  item,
  number,
  done,
  children,
}: {
  item: SupplementItem
  number: number
  done: boolean
  children: ReactNode
}) {
  return (
    <li className={classNames(styles.ask, done && styles.given)}>
      <span className={styles.number} aria-hidden="true">
        {done ? <Icon name="check" size={16} /> : number}
      </span>
      <Stack gap={10}>
        <div>
          <h3 className={styles.name}>{item.label}</h3>
          <p className={styles.wish}>{item.problem}</p>
        </div>
        <OldValues item={item} />
        {children}
      </Stack>
    </li>
  )
}
