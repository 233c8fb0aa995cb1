import { Assurances } from './assurances.tsx'
import { Journey } from './journey.tsx'

/** The still part further down: how a matter goes, and what is protected. */
export function Story() {
  return (
    <>
      <Journey />
      <Assurances />
    </>
  )
}
