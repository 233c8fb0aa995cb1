import type { ReactNode } from 'react'
import { DigestText } from './digest-text.tsx'
import css from './parts.module.css'

/** The digests of one stored file, below its name and what is said of it. */
export function FileDigests({
  title,
  meta,
  sha256,
  sm3,
}: {
  title: ReactNode
  meta: ReactNode
  sha256: string
  sm3: string
}) {
  return (
    <>
      <p className={`row ${css.title}`}>
        {title}
        <small>{meta}</small>
      </p>
      <DigestText sha256={sha256} />
      <DigestText name="SM3" sha256={sm3} />
    </>
  )
}
