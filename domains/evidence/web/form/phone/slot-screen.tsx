import { ruleOf } from '@portal/files/contract'
import { Button, CameraIcon, FormField, limitText, Quiet, Stack } from '@portal/platform/web'
import { type ReactNode, useState } from 'react'
import { isPhoto, slotGroupLabels, slotNumber, slotRules, slots, slotTitle } from '../../../contract/slots.ts'
import { slotAdvice } from '../../slots/slot-advice.ts'
import { SlotDrawing } from '../../slots/slot-drawing.tsx'
import { OtherCamera } from '../camera/other-camera.tsx'
import { CardHint } from '../card-hint.tsx'
import type { SlotValue } from '../evidence-values.ts'
import { FileFacts, FileNotes, PickFile, Rules, SendingLine } from '../slot-parts.tsx'
import { SlotPicture } from '../slot-picture.tsx'
import { Sealed, type SlotProps, uploadedState } from '../slot-row.tsx'
import css from './phone.module.css'

const limit = limitText(ruleOf('evidence-slot').bytes)

type SlotScreenProps = SlotProps & { note: ReactNode; onShoot: (() => void) | undefined }

/** One paper on a screen of its own: how to take it, the camera, and afterwards the picture itself. */
export function SlotScreen({ form, slot, uploads, saved, gate, note, onShoot }: SlotScreenProps) {
  const value: SlotValue | null = form.rhf.watch(slot)
  const sending = uploads.sendingOf(slot)
  return (
    <div data-slot={slot}>
      <Quiet>
        {slotGroupLabels[slotRules[slot].group]} · 材料 {slotNumber(slot)} / {slots.length}
      </Quiet>
      <h1 className={css.title}>{slotTitle(slot)}</h1>
      <FormField form={form} name={slot} label={<span className="sr-only">{slotTitle(slot)}</span>} group>
        {() => (
          <Stack gap={14}>
            {note}
            {saved && (
              <>
                <SlotPicture slot={slot} file={saved} isLarge />
                <Sealed file={saved} />
              </>
            )}
            {!saved && value && (
              <Taken slot={slot} value={value} uploads={uploads} onShoot={onShoot} isBusy={sending !== undefined} />
            )}
            {!saved && !value && (
              <>
                <div className={css.example}>
                  <SlotDrawing slot={slot} />
                  <span>示意图</span>
                </div>
                <Rules slot={slot} />
                {gate}
                {!gate && !sending && <Ways slot={slot} uploads={uploads} onShoot={onShoot} />}
              </>
            )}
            {sending && <SendingLine sending={sending} onCancel={() => uploads.cancel(slot)} />}
          </Stack>
        )}
      </FormField>
    </div>
  )
}

type WaysProps = Pick<SlotScreenProps, 'slot' | 'uploads' | 'onShoot'>

/** The two ways to a picture, and what one should know before. */
function Ways({ slot, uploads, onShoot }: WaysProps) {
  const pick = (file: File | undefined) => uploads.pick(slot, file)
  return (
    <>
      {onShoot ? (
        <Button variant="primary" className={css.shoot} onClick={onShoot}>
          <CameraIcon />
          拍照
        </Button>
      ) : (
        <OtherCamera onPick={pick} className={`btn btn-primary ${css.shoot}`}>
          <CameraIcon />
          拍照
        </OtherCamera>
      )}
      <PickFile slot={slot} onPick={pick} className={`btn btn-secondary ${css.album}`}>
        从相册选
      </PickFile>
      <Quiet>
        {onShoot
          ? `用这里的相机拍，照片在 ${limit} 以内，原样存证；里面没有相机信息，时间由时间卡和收到时间说明。`
          : `每份不超过 ${limit}。这里打不开页面里的相机，请先把手机相机的画质调低；超过的会先问您，不会悄悄压缩。`}
      </Quiet>
      {isPhoto(slot) && <CardHint />}
    </>
  )
}

/** The picture that was taken, two questions to oneself, and the ways to another. */
function Taken({ slot, value, uploads, onShoot, isBusy }: WaysProps & { value: SlotValue; isBusy: boolean }) {
  const pick = (file: File | undefined) => uploads.pick(slot, file)
  return (
    <>
      <SlotPicture slot={slot} file={value} isLarge />
      <FileFacts file={value} state={uploadedState} />
      {!isBusy && (
        <div className={css.again}>
          {onShoot ? <Button onClick={onShoot}>重拍</Button> : <OtherCamera onPick={pick}>重拍</OtherCamera>}
          <PickFile slot={slot} onPick={pick} className="btn btn-secondary">
            换一张
          </PickFile>
        </div>
      )}
      <Questions key={value.id} questions={slotAdvice[slot].check} />
      <FileNotes slot={slot} file={value} hints={uploads.hintsOf(value)} />
    </>
  )
}

/** Questions that one answers for oneself while looking at the picture; nothing of it is sent. */
function Questions({ questions }: { questions: readonly string[] }) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (question: string) => {
    const next = new Set(seen)
    if (!next.delete(question)) next.add(question)
    setSeen(next)
  }
  return (
    <fieldset className={css.questions}>
      <legend>自己看一眼</legend>
      {questions.map((question) => (
        <label key={question}>
          <input type="checkbox" checked={seen.has(question)} onChange={() => toggle(question)} />
          {question}
        </label>
      ))}
    </fieldset>
  )
}
