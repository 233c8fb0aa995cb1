import { newsLimits } from '../../contract/limits.ts'
import { newsPlaceCodes, newsSubjectCodes } from '../../contract/tags.ts'
import { CoverBox, CoverLayer, type CoverSize } from '../cover/cover.tsx'
import { placeAddress, subjectAddress } from '../cover/cover-address.ts'

/** Only a drawn cover is in a first view: which sizes an uploaded one has is known to the page alone. */
const drawn = (layer: 'places' | 'subjects', code: string): string => `cover=&${layer}.0.code=${code}`

/** The cover of a first view: every drawing, of which those of the article's tags stay. */
export function CoverFrame({ size }: { size: CoverSize }) {
  return (
    <CoverBox size={size}>
      {['', ...newsPlaceCodes].map((code) => (
        <CoverLayer key={code} address={placeAddress(code || undefined)} when={drawn('places', code)} />
      ))}
      {['', ...newsSubjectCodes].map((code) => (
        <CoverLayer key={code} address={subjectAddress(code || undefined)} when={drawn('subjects', code)} />
      ))}
    </CoverBox>
  )
}

/** The marks for as many names of tags as an article may have; those that it has not are left out. */
export const tagMarks = (['places', 'subjects'] as const).flatMap((kind) =>
  Array.from({ length: newsLimits[kind] }, (_, at) => `__${kind}.${at}.name__`),
)
