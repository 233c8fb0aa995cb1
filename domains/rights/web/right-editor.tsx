import {
  call,
  callError,
  DraftNotice,
  Form,
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
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { rightsApi } from '../contract/endpoints.ts'
import { rightPath, rightsPath } from '../contract/paths.ts'
import { typedFacts } from '../contract/right.ts'
import type { RightDetail } from '../contract/right-view.ts'
import { OfferedNotice, useOfferedRight } from './offered-right.tsx'
import { RightFields } from './right-fields.tsx'
import { emptyRight, type RightValues, valuesOf } from './right-form.ts'
import { rightReads } from './right-reads.ts'
import { ClashNotice, useSavingClash } from './saving-clash.tsx'

/** The form of a right: a new one, or one that is changed. */
export function RightEditor({ right: newest }: { right?: RightDetail }) {
  // Saving tells the version that the typing began with: what came meanwhile must not be written over unseen.
  const [right] = useState(newest)
  const [base, setBase] = useState(() => right && valuesOf(right))
  const reload = useReload(rightReads)
  const navigate = useNavigate()
  const name = right === undefined ? 'right' : `right-${right.id}`
  const [savedId, setSavedId] = useState<string>()
  const { offer, businessSn, values, takeBack } = useOfferedRight(right === undefined)
  const { clash, setClash, meet } = useSavingClash()
  const form = useOrderedForm<RightValues, { id: string }>({
    schema: typedFacts,
    defaults: base ?? values,
    send: async ({ version, ...facts }, { key }) => {
      setClash(undefined)
      try {
        return right === undefined
          ? await call(rightsApi.create, { body: { ...facts, businessSn } }, { key })
          : await call(rightsApi.save, { params: { id: right.id }, body: { ...facts, version } })
      } catch (error) {
        // To send the same again would meet the same: the notice says how to go on.
        throw meet(error) ? callError('aborted', '') : error
      }
    },
    onDone: ({ id }) => {
      draft.discard()
      takeBack()
      setSavedId(id)
      toast(right === undefined ? '已添加' : '已保存', 'success')
      void reload()
    },
  })
  const draft = useLocalDraft({ key: name, form, omit: [] })
  const isChanged = form.rhf.formState.isDirty && savedId === undefined
  useKeptForm(name, { form, when: isChanged })
  // The guard has gone by now, which would ask about what was saved.
  useEffect(() => {
    if (savedId !== undefined) void navigate(rightPath(savedId), { replace: true })
  }, [savedId, navigate])
  const id = right?.id
  const from = useMemo(() => (id !== undefined && base ? { id, values: base } : undefined), [id, base])
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
            {clash && (
              <ClashNotice
                clash={clash}
                form={form}
                base={from}
                onMerged={({ base: theirs, ...told }) => {
                  setBase(theirs)
                  setClash(told)
                }}
              />
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
      <LeaveGuard when={isChanged} by={['form', 'id']} />
    </div>
  )
}
