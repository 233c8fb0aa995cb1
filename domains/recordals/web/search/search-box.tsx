import { useState } from 'react'
import { QueryBox, SearchFrame } from './search-frame.tsx'

/** The search form that is the single box alone. */
export function SearchBox({ asked, onSearch }: { asked: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(asked)
  return (
    <SearchFrame onSubmit={() => onSearch(typed.trim())}>
      <QueryBox value={typed} onChange={setTyped} />
    </SearchFrame>
  )
}
