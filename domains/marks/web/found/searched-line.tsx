import { Notice, Quiet, Stack } from '@portal/platform/web'
import type { SearchedMarks } from '../../contract/mark.ts'
import { nothingSearchedWords, searchedWords, sourceWords } from './searched-words.ts'

/** What was searched, up to which day, and what was not. Without it a hit or none says nothing. */
export function SearchedLine({ searched }: { searched: SearchedMarks }) {
  if (searched.marks === 0) return <Notice>{nothingSearchedWords}</Notice>
  return (
    <Stack gap={4}>
      <Quiet>{searchedWords(searched)}</Quiet>
      {searched.isPartial && <Quiet>与这个名称相近的商标很多，只比对了其中一部分</Quiet>}
      {searched.sources.map((source) => (
        <Quiet key={source.name}>{sourceWords(source)}</Quiet>
      ))}
    </Stack>
  )
}
