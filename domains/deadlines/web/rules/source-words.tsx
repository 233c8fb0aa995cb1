import { Quiet } from '@portal/platform/web'
import type { VersionRow } from '../../contract/rule-versions.ts'
import { sourceWords } from '../../proof/step-words.ts'
import { tagWords } from './rule-words.ts'

/** The law or page on which a version rests, with its tag; it leads there where its address is known. */
export function SourceWords({ row: { source } }: { row: VersionRow }) {
  if (source === null) return null
  const words = sourceWords(source)
  return (
    <>
      {source.url === null ? (
        words
      ) : (
        <a href={source.url} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      )}
      <Quiet>
        {source.tag} {tagWords[source.tag]}
      </Quiet>
    </>
  )
}
