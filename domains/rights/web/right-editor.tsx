import {
  call,
  DraftNotice,
  Form,
  isConflict,
  LeaveGuard,
  LinkButton,
  momentWords,
  Notice,
  Stack,
  SubmitBar,
  toast,
  useKeptForm,
  useLocalDraft,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { rightsApi } from '../contract/endpoints.ts'
import { rightPath, rightsPath } from '../contract/paths.ts'
import { rightFacts } from '../contract/right.ts'
import type { RightDetail } from '../contract/right-view.ts'
import { OfferedNotice, useOfferedRight } from './offered-right.tsx'
import { RightFields } from './right-fields.tsx'
import { emptyRight, type RightValues, valuesOf } from './right-form.ts'
import { rightReads } from './right-reads.ts'

/** What the server names where one's own vault has the right already. */
const double = z.object({ id: z.string() })

/** The form of a right: a new one, or one that is changed. */
export function RightEditor({ right: newest }: { right?: RightDetail }) {
  // Saving tells the version that the typing began with: what came meanwhile must not be written over unseen.
  const [right] = useState(newest)
  const reload = useReload(rightReads)
  const navigate = useNavigate()
  const name = right === undefined ? 'right' : `right-${right.id}-${right.version}`
  const [isSent, setSent] = useState(false)
  const { offer, values, takeBack } = useOfferedRight(right === undefined)
  const form = useOrderedForm<RightValues, { id: string }>({
    schema: rightFacts,
    defaults: right === undefined ? values : valuesOf(right),
    send: (body, { key }) =>
      right === undefined
        ? call(rightsApi.create, { body }, { key })
        : call(rightsApi.save, { params: { id: right.id }, body: { ...body, version: right.version } }),
    onDone: ({ id }) => {
      draft.discard()
      takeBack()
      setSent(true)
      toast(right === undefined ? '已添加' : '已保存', 'success')
      void reload()
      void navigate(rightPath(id), { replace: true })
    },
  })
  const draft = useLocalDraft({ key: name, form, omit: [] })
  const isChanged = form.rhf.formState.isDirty && !isSent
  useKeptForm(name, { form, when: isChanged })
  const there = isConflict(form.failure) ? double.safeParse(form.failure?.current).data : undefined
  const clearOffer = () => {
    takeBack()
    form.rhf.reset(emptyRight)
  }
  return (
    <div className="wrap page">
      <Stack gap={20}>
        <DraftNotice draft={draft} />
        {offer && <OfferedNotice from={offer.from} onClear={clearOffer} />}
        <Form form={form} label={right === undefined ? '添加权利' : '修改权利'}>
          <Stack gap={20}>
            <RightFields form={form} />
            {right?.verification.state === 'verified' && (
              <Notice>修改类型、名称、号码、权利人、国家或日期后，须重新申请核对；备注和商品不影响。</Notice>
            )}
            {there && (
              <Notice
                tone="warning"
                title="台账中已有这项权利"
                actions={<LinkButton to={rightPath(there.id)}>查看已有的权利</LinkButton>}
              >
                类型、国家和号码都相同。填写的内容还在，可以改正后再保存。
              </Notice>
            )}
          </Stack>
          <SubmitBar
            submit="保存"
            busyText="正在保存…"
            note={draft.savedAt === undefined ? '未提交的内容保存在本机' : `${momentWords(draft.savedAt)} 已保存在本机`}
          >
            <LinkButton to={right === undefined ? rightsPath : rightPath(right.id)}>取消</LinkButton>
          </SubmitBar>
        </Form>
      </Stack>
      <LeaveGuard when={isChanged} />
    </div>
  )
}
