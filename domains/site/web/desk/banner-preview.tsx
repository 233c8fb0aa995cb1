import { Quiet } from '@portal/platform/web'
import { useEffect, useRef, useState } from 'react'
import { BannerSlide, type BannerSlideProps } from '../banner-slide.tsx'
import styles from './desk.module.css'

const windows = [
  { kind: 'wide', name: '电脑（1440 像素宽）', width: 1440, height: 410 },
  { kind: 'narrow', name: '手机（390 像素宽）', width: 390, height: 216 },
] as const

/** The banner as a computer and a phone show it, in the width that there is, never larger than in reality. */
export function BannerPreview({ banner }: { banner: BannerSlideProps['banner'] }) {
  return windows.map((one) => <Window key={one.kind} {...one} banner={banner} />)
}

type WindowProps = (typeof windows)[number] & { banner: BannerSlideProps['banner'] }

function Window({ kind, name, width, height, banner }: WindowProps) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const view = box.current
    if (!view) return
    const watcher = new ResizeObserver(() => setRoom(view.clientWidth))
    watcher.observe(view)
    setRoom(view.clientWidth)
    return () => watcher.disconnect()
  }, [])
  const scale = Math.min(1, room / width)
  return (
    <figure className={styles.preview} ref={box}>
      <Quiet as="figcaption">{name}</Quiet>
      <div
        className={styles.window}
        data-kind={kind}
        aria-hidden="true"
        style={{ width: width * scale, height: height * scale }}
      >
        <div style={{ transform: `scale(${scale})` }}>
          <BannerSlide banner={banner} preview={kind} />
        </div>
      </div>
    </figure>
  )
}
