import { Assurances } from './assurances.tsx'
import { Journey } from './journey.tsx'

/** The static part further down: how a case goes, and how papers are protected. */
export function Story() {
  return (
    <>
      <Journey />
      <Assurances />
    </>
  )
}
