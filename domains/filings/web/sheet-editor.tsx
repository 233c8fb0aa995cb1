import { Card, Form, LeaveGuard, SplitLayout, shanghaiDay, useKeptForm, useOrderedForm } from '@portal/platform/web'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { saveForm } from '../contract/facts.ts'
import type { Finding } from '../contract/finding.ts'
import { findingsOf } from '../contract/findings.ts'
import { type Step, stepLabels, steps } from '../contract/labels.ts'
import type { SheetDetail } from '../contract/sheet.ts'
import css from './sheet.module.css'
import { SheetAside } from './sheet-aside.tsx'
import { SheetBar } from './sheet-bar.tsx'
import { paperViewOf, type SheetForm, type SheetValues, valuesOf } from './sheet-form.ts'
import { StepNav } from './step-nav.tsx'
import { GoodsStep } from './steps/goods-step.tsx'
import { HolderStep } from './steps/holder-step.tsx'
import { InfringingStep } from './steps/infringing-step.tsx'
import { LicenceStep } from './steps/licence-step.tsx'
import { PapersStep } from './steps/papers-step.tsx'
import { RightStep } from './steps/right-step.tsx'
import { useSheetSaving } from './use-sheet-saving.ts'
import { VaultPart } from './vault-part.tsx'

// The dialogs and the last step are loaded when they are wanted; the sheet does not wait for them.
const ClashDialog = lazy(async () => ({ default: (await import('./clash-dialog.tsx')).ClashDialog }))
const RecordDialog = lazy(async () => ({ default: (await import('./record-dialog.tsx')).RecordDialog }))
const TakeStep = lazy(async () => ({ default: (await import('./steps/take-step.tsx')).TakeStep }))

/** The step of the form that holds a part of the sheet. */
const stepOf = (part: string): Step => {
  if (part.startsWith('papers') || part === 'byAgent') return 'papers'
  if (part.startsWith('licen')) return 'licence'
  if (part.startsWith('goods')) return 'goods'
  if (part.toLowerCase().includes('infringing')) return 'infringing'
  return ['obligeeName', 'obligeeRenType', 'obligeeNation', 'address'].includes(part) ? 'holder' : 'right'
}

export type SheetEditorProps = {
  detail: SheetDetail
  step: Step
  onStep: (step: Step) => void
  onSaved: (detail: SheetDetail) => void
  /** The sheet has become a recorded one, here or in another tab, so that another view must show it. */
  onChanged: (detail: SheetDetail) => void
}

/** The form of a sheet. It saves at every step, and whenever the user has not typed for a moment. */
export function SheetEditor({ detail, step, onStep, onSaved, onChanged }: SheetEditorProps) {
  const [isRecording, setRecording] = useState(false)
  const next = steps[steps.indexOf(step) + 1]
  const form: SheetForm = useOrderedForm<SheetValues, SheetDetail>({
    schema: saveForm,
    defaults: valuesOf(detail),
    send: () => saving.save(),
    onDone: () => next && onStep(next),
  })
  const saving = useSheetSaving(form, { detail, onSaved })
  useKeptForm(`filing-sheet-${detail.id}`, { form, when: saving.isUnsaved })

  const { clash } = saving
  const values = form.rhf.watch()
  const findings = findingsOf(values, paperViewOf(values, saving.saved.papers), shanghaiDay(Date.now()))
  const place = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const target = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further step takes the focus
  useEffect(() => {
    const begins = isFirst.current
    isFirst.current = false
    const field = target.current
    target.current = undefined
    if (field) return form.focus(field)
    if (begins) return
    window.scrollTo(0, 0)
    place.current?.focus({ preventScroll: true })
  }, [step])

  const [firstIssue] = form.issues
  useEffect(() => {
    if (firstIssue && stepOf(firstIssue.path) !== step) onStep(stepOf(firstIssue.path))
  }, [firstIssue, step, onStep])

  const open = ({ step: to, field }: Finding) => {
    if (to === step) return form.focus(field)
    target.current = field
    onStep(to)
  }
  return (
    <div className="wrap">
      <SplitLayout aside={<SheetAside findings={findings} onOpen={open} />}>
        <StepNav current={step} findings={findings} onGo={onStep} />
        <Form form={form} label={`备案信息表：${stepLabels[step]}`}>
          <div ref={place} tabIndex={-1} className={css.place}>
            <Card title={stepLabels[step]} number={steps.indexOf(step) + 1}>
              {(step === 'holder' || step === 'right') && (
                <VaultPart form={form} changedRight={saving.saved.right?.changed ? saving.saved.right.id : undefined} />
              )}
              <StepFields sheetId={detail.id} form={form} step={step} findings={findings} />
              {step === 'take' && (
                <Suspense>
                  <TakeStep
                    values={values}
                    findings={findings}
                    saving={saving}
                    onRecord={() => setRecording(true)}
                    onOpen={open}
                  />
                </Suspense>
              )}
            </Card>
          </div>
          <SheetBar saving={saving} step={step} onStep={onStep} />
        </Form>
      </SplitLayout>
      <LeaveGuard when={saving.isUnsaved} by={['sheet']} />
      {isRecording && (
        <Suspense>
          <RecordDialog
            detail={saving.saved}
            before={async () => (saving.isUnsaved ? saving.save() : saving.saved)}
            onClose={() => setRecording(false)}
            onRecorded={onChanged}
          />
        </Suspense>
      )}
      {clash && (
        <Suspense>
          <ClashDialog
            mine={values}
            theirs={clash}
            onTheirs={() => (clash.state === 4 ? onChanged(clash) : saving.takeTheirs())}
            onMine={saving.keepMine}
          />
        </Suspense>
      )}
    </div>
  )
}

function StepFields({
  sheetId,
  form,
  step,
  findings,
}: {
  sheetId: string
  form: SheetForm
  step: Step
  findings: readonly Finding[]
}) {
  switch (step) {
    case 'holder':
      return <HolderStep form={form} />
    case 'right':
      return <RightStep form={form} />
    case 'licence':
      return <LicenceStep form={form} />
    case 'goods':
      return <GoodsStep form={form} />
    case 'infringing':
      return <InfringingStep form={form} />
    case 'papers':
      return <PapersStep sheetId={sheetId} form={form} findings={findings} />
    case 'take':
      return null
  }
}
