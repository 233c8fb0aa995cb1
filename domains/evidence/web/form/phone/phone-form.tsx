import { type ServerDraft, ServerDraftNotice } from '@portal/drafts/web'
import {
  Button,
  FootBar,
  Form,
  PageWay,
  Steps,
  textParam,
  uploadingText,
  useHoldForm,
  useSearch,
} from '@portal/platform/web'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { basicForm } from '../../../contract/record.ts'
import { isTravelDocument, requiredSlots, type Slot, slots, slotTitle } from '../../../contract/slots.ts'
import { certificatePath, formPath, serviceTitle } from '../../paths.ts'
import { evidenceSteps } from '../../services.ts'
import { BasicCard, FixedBasics } from '../basic-card.tsx'
import { filledCount, isFilled } from '../evidence-values.ts'
import type { FormParts, PhoneFormProps } from '../form-parts.ts'
import { sealWords } from '../seal-words.ts'
import css from './phone.module.css'
import { PhoneChecklist } from './phone-checklist.tsx'
import { SlotScreen } from './slot-screen.tsx'

const info = 'info'
const list = 'list'
const search = z.object({ at: textParam() })
const isSlot = (name: string): name is Slot => slots.some((slot) => slot === name)

/**
 * The form on a phone: the facts, the list of papers, then one paper a screen. The screen stands in the address (`at`), so
 * that the phone's own way back leads to the one before.
 */
export function PhoneForm(props: PhoneFormProps) {
  const { title, form, values, saved, draft, uploads, travel, step, onShoot } = props
  useHoldForm(uploads.isBusy, form)
  const [{ at }, patch] = useSearch(search)
  const heading = useRef<HTMLDivElement>(null)
  const hasBasics = saved?.state === 1 || basicForm.safeParse(values).success
  // What is typed must not turn the page: only 下一步 does.
  const [first] = useState(hasBasics ? list : info)
  const place = at !== undefined && (at === info || at === list || isSlot(at)) ? at : first
  const go = (to: string) => patch({ at: to })
  usePlace(place, heading)
  useFaultyPlace(props, go)

  const words = sealWords(values, saved)
  const next = isSlot(place) ? nextOpen(place, props) : slots.find((slot) => !isFilled(slot, values, saved))
  const submit = async () => {
    if (hasBasics) return form.submit()
    go(info)
    await form.rhf.trigger()
  }
  const crumbs = place === list || place === info ? [{ text: serviceTitle, to: certificatePath }] : [back(saved?.id)]
  return (
    <div className="wrap">
      <PageWay title={title} crumbs={[...crumbs, { text: title }]} />
      <Steps steps={evidenceSteps} current={place === info ? 0 : step === 0 ? 1 : step} label="存证步骤" />
      <ServerDraftNotice draft={draft} />
      <Form form={form} label={title}>
        <div ref={heading} className={css.screen}>
          {place === info && (
            <>
              <h1 className="sr-only">展会信息</h1>
              {saved?.state === 1 ? <FixedBasics saved={saved} /> : <BasicCard form={form} />}
            </>
          )}
          {place === list && <PhoneChecklist {...props} onOpen={go} />}
          {isSlot(place) && (
            <SlotScreen
              key={place}
              form={form}
              slot={place}
              uploads={uploads}
              saved={saved?.[place] ?? null}
              gate={isTravelDocument(place) ? travel.gate : undefined}
              note={isTravelDocument(place) ? travel.note : undefined}
              onShoot={onShoot && (() => onShoot(place))}
            />
          )}
        </div>
        <FootBar failure={form.failure?.msg} note={<Progress done={filledCount(values, saved)} draft={draft} />}>
          {place === info && (
            <Button
              variant="primary"
              onClick={async () => {
                const isReady = await form.rhf.trigger()
                const [faulty] = Object.keys(form.rhf.formState.errors)
                if (isReady) go(list)
                else if (faulty) form.focus(faulty)
              }}
            >
              下一步：证据信息
            </Button>
          )}
          {place === list && (
            <>
              <Button
                variant={next === undefined || words.button === '立即提交' ? 'primary' : 'secondary'}
                busy={form.busy || form.waits}
                busyText={form.waits ? uploadingText : undefined}
                onClick={() => void submit()}
              >
                {words.button}
              </Button>
              {next !== undefined && words.button !== '立即提交' && (
                <Button variant="primary" onClick={() => go(next)}>
                  接着拍下一份
                </Button>
              )}
            </>
          )}
          {isSlot(place) && <SlotMoves place={place} next={next} isDone={isFilled(place, values, saved)} go={go} />}
        </FootBar>
      </Form>
    </div>
  )
}

const back = (id: string | undefined) => ({ text: '材料清单', to: `${formPath(id)}&at=${list}` })

/** The next slot after this one that is still empty; undefined when all are filled. */
const nextOpen = (place: Slot, { values, saved }: FormParts): Slot | undefined => {
  const at = slots.indexOf(place)
  return [...slots.slice(at + 1), ...slots.slice(0, at)].find((slot) => !isFilled(slot, values, saved))
}

/** The bar below one paper: forth and back, or, when it is there, the list and the next that is missing. */
function SlotMoves({
  place,
  next,
  isDone,
  go,
}: {
  place: Slot
  next: Slot | undefined
  isDone: boolean
  go: (to: string) => void
}): ReactNode {
  const before = slots[slots.indexOf(place) - 1]
  if (isDone)
    return (
      <>
        <Button onClick={() => go(list)}>清单</Button>
        {next && (
          <Button variant="primary" className={css.next} onClick={() => go(next)}>
            下一份：{slotTitle(next)}
          </Button>
        )}
      </>
    )
  return (
    <>
      <Button onClick={() => go(before ?? list)}>{before ? '上一份' : '清单'}</Button>
      <Button onClick={() => go(next ?? list)}>先跳过</Button>
    </>
  )
}

function Progress({ done, draft: { problem, saved, clash } }: { done: number; draft: ServerDraft }) {
  const all = requiredSlots.length
  const kept = problem ?? (clash ? '有两份草稿，请先选一份' : saved ? '已存到您的账号' : '填过的会存到您的账号')
  return (
    <span className={css.progress}>
      <progress max={all} value={done} aria-label="必备材料的进度" />
      {done} / {all} 份 · {kept}
    </span>
  )
}

/** Another screen begins at its top, with the focus on its heading, so that it is read out from there. */
const usePlace = (place: string, screen: RefObject<HTMLElement | null>): void => {
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the place is another screen.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    window.scrollTo(0, 0)
    const title = screen.current?.querySelector('h1')
    title?.setAttribute('tabindex', '-1')
    title?.focus({ preventScroll: true })
  }, [place])
}

/** A refused form opens the screen of its first fault, which is on no other screen. */
const useFaultyPlace = ({ form: { issues } }: FormParts, go: (to: string) => void): void => {
  const latest = useRef(go)
  latest.current = go
  useEffect(() => {
    const [first] = issues
    if (first) latest.current(isSlot(first.path) ? first.path : info)
  }, [issues])
}
