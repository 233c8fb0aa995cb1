import type { FoundCoverProps } from '@portal/platform/web'
import { newsPlaces, newsSubjects } from '../../contract/tags.ts'
import { CoverBox, CoverLayer } from './cover.tsx'
import { placeAddress, subjectAddress } from './cover-address.ts'

/** The cover of an article among what the one search found. */
export function FoundCover({ picture, tags }: FoundCoverProps) {
  return (
    <CoverBox size="row">
      {picture === null ? (
        <>
          <CoverLayer address={placeAddress(tags.find((tag) => tag in newsPlaces))} />
          <CoverLayer address={subjectAddress(tags.find((tag) => tag in newsSubjects))} />
        </>
      ) : (
        <CoverLayer address={picture} />
      )}
    </CoverBox>
  )
}
