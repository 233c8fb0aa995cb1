import { useSession } from '@portal/accounts/web'
import { DraftNote, ServerDraftNotice, useServerDraft } from '@portal/drafts/web'
import { evidenceLaw, personalInformationLaw } from '@portal/help/contract'
import { LawCard } from '@portal/help/web/law-card'
import {
  Form,
  keyOf,
  LeaveGuard,
  Notice,
  PageHead,
  SplitLayout,
  Stack,
  Steps,
  SubmitBar,
  useKeptForm,
  useOrderedForm,
} from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'
import { evidenceApi } from '../../contract/endpoints.ts'
import { basicForm, draftForm, type Submitted } from '../../contract/record.ts'
import { type Slot, slotGroups, slots, slotTitle } from '../../contract/slots.ts'
import { basicLabels } from '../parts/basic-labels.ts'
import { formCrumbs } from '../paths.ts'
import { evidenceSteps } from '../services.ts'
import { originalAdvice } from '../slots/slot-advice.ts'
import { BasicCard, FixedBasics } from './basic-card.tsx'
import {
  type EvidenceValues,
  emptyValues,
  formSchema,
  missingSlots,
  newSlots,
  type Saved,
  valuesOf,
} from './evidence-values.ts'
import { SlotChecklist } from './slot-checklist.tsx'
import { SlotGroupCard } from './slot-group-card.tsx'
import { useDroppedLost } from './use-dropped-lost.ts'
import { useSealing } from './use-sealing.ts'

// The dialogs are closed at first, so that their code is loaded after the form is shown.
const SealDialog = lazy(async () => ({ default: (await import('./seal-dialog.tsx')).SealDialog }))
const DoneDialog = lazy(async () => ({ default: (await import('./done-dialog.tsx')).DoneDialog }))

const facts = [evidenceLaw.electronic, personalInformationLaw.sensitive, personalInformationLaw.consent]
const labels = { ...basicLabels, ...Object.fromEntries(slots.map((slot) => [slot, slotTitle(slot)])) }
const neverKept = ['idCard', 'lxrPhone', ...slots] as const

/** The form of one record: all of it for a new record (`saved` undefined), what is still empty for a saved one. */
export function EvidenceEditor({ saved }: { saved: Saved }) {
  const { userinfo } = useSession()
  const queries = useQueryClient()
  const [done, setDone] = useState<Submitted>()
  const [uploading, setUploading] = useState<ReadonlySet<Slot>>(new Set())
  const sealing = useSealing(saved)
  const form = useOrderedForm<EvidenceValues, Submitted>({
    schema: formSchema,
    defaults: saved
      ? valuesOf(saved)
      : emptyValues({ obligeeName: userinfo?.companyName ?? '', idCard: userinfo?.idCard ?? '' }),
    send: sealing.send,
    onDone: (result) => {
      draft.finish()
      setDone(result)
      void queries.invalidateQueries({ queryKey: keyOf(evidenceApi.listOwn) })
      void queries.invalidateQueries({ queryKey: keyOf(evidenceApi.ownDetail) })
    },
  })
  const title = saved ? '补充证据' : '立即存证'
  const name = draftForm(saved?.id)
  const draft = useServerDraft({
    key: name,
    form,
    title: `展会全流程存证：${title}`,
    labels,
    omit: [...neverKept],
    wordsOf,
  })
  const isUnsent = form.rhf.formState.isDirty && done === undefined
  useKeptForm(name, { form, when: isUnsent })
  useDroppedLost(form)
  const onUploading = useCallback(
    (slot: Slot, busy: boolean) =>
      setUploading((before) => {
        if (before.has(slot) === busy) return before
        const next = new Set(before)
        if (busy) next.add(slot)
        else next.delete(slot)
        return next
      }),
    [],
  )

  const values = form.rhf.watch()
  const missing = missingSlots(values, saved)
  const isSealed = saved?.state === 1
  const isBasic = basicForm.safeParse(values).success
  const step = done ? (done.state === 1 ? 4 : 1) : !isBasic ? 0 : missing.length > 0 ? 1 : 2
  return (
    <>
      <PageHead title={title} lead={originalAdvice} crumbs={formCrumbs(title)}>
        <Steps steps={evidenceSteps} current={step} label="存证步骤" />
      </PageHead>
      <div className="wrap">
        <SplitLayout
          aside={
            <>
              <SlotChecklist form={form} values={values} saved={saved} />
              <LawCard facts={facts} />
            </>
          }
        >
          <ServerDraftNotice draft={draft} />
          <Form form={form} label={title}>
            <Stack gap={20}>
              {isSealed ? <FixedBasics saved={saved} /> : <BasicCard form={form} />}
              {slotGroups.map((group, index) => (
                <SlotGroupCard
                  key={group}
                  group={group}
                  number={index + 2}
                  form={form}
                  saved={saved}
                  onUploading={onUploading}
                />
              ))}
              <Notice>{noticeOf(missing.length, isSealed)}</Notice>
            </Stack>
            <SubmitBar
              submit={isSealed ? '提交补充' : missing.length > 0 ? '保存草稿' : '立即提交'}
              waiting={uploading.size > 0}
              note={<DraftNote draft={draft} />}
            />
          </Form>
        </SplitLayout>
      </div>
      <LeaveGuard when={isUnsent} />
      {sealing.question && (
        <Suspense>
          <SealDialog {...sealing.question} files={newSlots(values)} />
        </Suspense>
      )}
      {done && (
        <Suspense>
          <DoneDialog
            done={done}
            onAgain={() => {
              form.startOver()
              setDone(undefined)
              window.scrollTo(0, 0)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const noticeOf = (missing: number, isSealed: boolean): string => {
  if (isSealed) return '已提交的材料不能更换；这里只能补充还空着的项目，补充会另作一份证明，原来的证明不变。'
  if (missing > 0)
    return `还缺 ${missing} 项必备材料。填好展会信息就可以先保存草稿，以后在“我的进度”里接着补充；保存过的文件不能更换。`
  return '必备材料已齐。提交后封存，已有的文件不能更换；两项选填的以后还可以补充。'
}

const wordsOf = async (values: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, string>>> =>
  (await import('./draft-words.ts')).draftWords(values)
