import { ruleOf } from '@portal/files/contract'
import { Button, Icon, limitText, toast, useAction } from '@portal/platform/web'
import { useEffect, useRef } from 'react'
import { isPhoto, type Slot, slotTitle } from '../../../contract/slots.ts'
import { cardPath, cardTitle } from '../../paths.ts'
import { slotAdvice } from '../../slots/slot-advice.ts'
import css from './camera.module.css'
import { OtherCamera } from './other-camera.tsx'
import { takeStill } from './take-still.ts'
import { useCamera } from './use-camera.ts'

type CameraViewProps = {
  slot: Slot
  onTaken: (file: File) => void
  onClose: () => void
  /** The phone's own camera app, in place of this view. */
  onOtherCamera: (file: File | undefined) => void
}

const problems = {
  denied: '没有得到使用相机的许可。请在浏览器的网站设置里允许使用相机，再点重试；也可以用手机自带的相机。',
  missing: '相机打不开，可能没有相机，或者别的程序正在用。关掉别的程序再点重试；也可以用手机自带的相机。',
} as const

/** A camera over the whole screen. What it takes fits the limit and is kept as it is, byte for byte. */
export function CameraView({ slot, onTaken, onClose, onOtherCamera }: CameraViewProps) {
  const { video, state, light, retry } = useCamera()
  const view = useRef<HTMLDialogElement>(null)
  const title = slotTitle(slot)
  const { frame } = slotAdvice[slot]
  useEffect(() => view.current?.showModal(), [])
  const shoot = useAction(async () => {
    const file = video.current ? await takeStill(video.current, title) : undefined
    if (file) onTaken(file)
    else toast('没有拍到，请拿稳再拍一次', 'warning')
  })
  const problem = state === 'denied' || state === 'missing' ? problems[state] : undefined
  return (
    <dialog ref={view} className={css.camera} aria-label={`拍${title}`} onClose={onClose}>
      <header className={css.top}>
        <button type="button" aria-label="关闭相机" onClick={onClose}>
          <Icon name="close" size={24} />
        </button>
        <h2>{title}</h2>
      </header>
      <div className={css.view}>
        <video ref={video} autoPlay muted playsInline />
        {problem === undefined ? (
          <>
            <span className={css.frame} aria-hidden="true" />
            <p className={css.hint}>{frame}</p>
          </>
        ) : (
          <div className={css.problem} role="alert">
            <p>{problem}</p>
            <Button onClick={retry}>重试</Button>
            <OtherCamera onPick={onOtherCamera} />
          </div>
        )}
      </div>
      <div className={css.bar}>
        {isPhoto(slot) ? (
          <a href={`/#${cardPath}`} target="_blank" rel="noreferrer" className={css.side}>
            {cardTitle}
          </a>
        ) : (
          <span />
        )}
        <button
          type="button"
          className={css.shutter}
          aria-label="拍照"
          disabled={state !== 'ready' || shoot.busy}
          onClick={() => void shoot.run()}
        />
        {light ? (
          <button type="button" className={css.side} aria-pressed={light.isOn} onClick={light.toggle}>
            补光{light.isOn ? '开' : '关'}
          </button>
        ) : (
          <span />
        )}
      </div>
      <p className={css.note}>
        约 200 万像素，每张不超过 {limitText(ruleOf('evidence-slot').bytes)}，原样存证。照片里没有相机信息。
      </p>
    </dialog>
  )
}
