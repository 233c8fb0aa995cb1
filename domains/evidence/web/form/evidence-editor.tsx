import { useSession } from '@portal/accounts/web'
import { useServerDraft } from '@portal/drafts/web'
import { keyOf, LeaveGuard, phoneWidth, useKeptForm, useMedia, useOrderedForm } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { evidenceApi } from '../../contract/endpoints.ts'
import { basicForm, draftForm, type Submitted } from '../../contract/record.ts'
import { type Slot, slots, slotTitle } from '../../contract/slots.ts'
import { basicLabels } from '../parts/basic-labels.ts'
import { serviceTitle } from '../paths.ts'
import { canShoot } from './camera/use-camera.ts'
import { DeskForm } from './desk-form.tsx'
import {
  type EvidenceValues,
  emptyValues,
  formSchema,
  missingSlots,
  newSlots,
  type Saved,
  valuesOf,
} from './evidence-values.ts'
import { PhoneForm } from './phone/phone-form.tsx'
import { sealWords } from './seal-words.ts'
import { useTravelGate } from './travel-gate.tsx'
import { useDroppedLost } from './use-dropped-lost.ts'
import { useSealing } from './use-sealing.ts'
import { useSlotUploads } from './use-slot-uploads.ts'

// The dialogs are closed at first, so that their code is loaded after the form is shown.
const SealDialog = lazy(async () => ({ default: (await import('./seal-dialog.tsx')).SealDialog }))
const DoneDialog = lazy(async () => ({ default: (await import('./done-dialog.tsx')).DoneDialog }))
const UnfitDialog = lazy(async () => ({ default: (await import('./unfit-dialog.tsx')).UnfitDialog }))
const CameraView = lazy(async () => ({ default: (await import('./camera/camera-view.tsx')).CameraView }))

const labels = { ...basicLabels, ...Object.fromEntries(slots.map((slot) => [slot, slotTitle(slot)])) }
const neverKept = ['idCard', 'lxrPhone', ...slots] as const

/** The form of one record: all of it for a new record (`saved` undefined), what is still empty for a saved one. */
export function EvidenceEditor({ saved }: { saved: Saved }) {
  const { userinfo } = useSession()
  const queries = useQueryClient()
  const [done, setDone] = useState<Submitted>()
  const [shooting, setShooting] = useState<Slot>()
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
    title: `${serviceTitle}：${title}`,
    labels,
    omit: [...neverKept],
    wordsOf,
  })
  const isUnsent = form.rhf.formState.isDirty && done === undefined
  useKeptForm(name, { form, when: isUnsent })
  useDroppedLost(form)
  const uploads = useSlotUploads(form)
  const travel = useTravelGate()

  const values = form.rhf.watch()
  useKeptAtOnce(newSlots(values), draft.saveNow)
  const isPhone = useMedia(phoneWidth)
  const isComplete = missingSlots(values, saved).length === 0
  const parts = {
    title,
    form,
    values,
    saved,
    draft,
    uploads,
    travel,
    step: stepOf(values, { saved, done, isComplete }),
  }
  const onShoot = canShoot() ? setShooting : undefined
  return (
    <>
      {isPhone ? <PhoneForm {...parts} onShoot={onShoot} /> : <DeskForm {...parts} />}
      {travel.dialog}
      <LeaveGuard when={isUnsent} by={['active', 'id']} />
      {shooting && (
        <Suspense>
          <CameraView
            slot={shooting}
            onClose={() => setShooting(undefined)}
            onTaken={(file) => {
              setShooting(undefined)
              uploads.pick(shooting, file)
            }}
            onOtherCamera={(file) => {
              setShooting(undefined)
              uploads.pick(shooting, file)
            }}
          />
        </Suspense>
      )}
      {uploads.unfit && (
        <Suspense>
          <UnfitDialog
            unfit={uploads.unfit}
            uploads={uploads}
            onShoot={onShoot && (() => setShooting(uploads.unfit?.slot))}
          />
        </Suspense>
      )}
      {sealing.question && (
        <Suspense>
          <SealDialog {...sealing.question} words={sealWords(values, saved)} values={values} saved={saved} />
        </Suspense>
      )}
      {done && (
        <Suspense>
          <DoneDialog
            done={done}
            count={sealing.count}
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

/** The index of the step in the bar: facts, papers, submitting, done. A record that is not complete goes back to its papers. */
const stepOf = (
  values: EvidenceValues,
  { saved, done, isComplete }: { saved: Saved; done: Submitted | undefined; isComplete: boolean },
): number => {
  if (done) return done.state === 1 ? 4 : 1
  if (saved?.state !== 1 && !basicForm.safeParse(values).success) return 0
  return isComplete ? 2 : 1
}

/** Keeps the form in the account as soon as a file is there, so that whoever leaves finds it again. */
const useKeptAtOnce = (uploaded: readonly Slot[], saveNow: () => Promise<string | undefined>): void => {
  const latest = useRef(saveNow)
  latest.current = saveNow
  const names = uploaded.join()
  useEffect(() => {
    // What hinders is shown with the draft itself.
    if (names !== '') void latest.current()
  }, [names])
}

const wordsOf = async (values: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, string>>> =>
  (await import('./draft-words.ts')).draftWords(values)
