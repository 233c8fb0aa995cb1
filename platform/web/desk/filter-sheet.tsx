import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { DateRange } from '../ui/date-range.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Quiet } from '../ui/quiet.tsx'
import { Select } from '../ui/select.tsx'
import { Stack } from '../ui/stack.tsx'
import { FilterChips } from '../ui/tabs.tsx'
import { isChoice, type ListFilter } from './list-filters.ts'

export interface FilterSheetProps {
  filters: readonly ListFilter[]
  search: Readonly<Record<string, string>>
  /** Changes fields of the address; the list follows at once. */
  put: (changes: Readonly<Record<string, string>>) => void
  clear: () => void
  onOpen?: (() => void) | undefined
  /** How many filters are set. */
  set: number
  /** How many rows the list has now, in words: 5 件. */
  found: string
}

/** With more options than this, a filter is a list to choose from, and no longer a row of chips. */
const many = 9

function OneFilter({ filter, search, put }: Pick<FilterSheetProps, 'search' | 'put'> & { filter: ListFilter }) {
  if (!isChoice(filter)) {
    const { from = '', to = '' } = search
    return <DateRange label={filter.days} value={{ from, to }} onChange={(range) => put({ ...range })} />
  }
  const { name, label, options } = filter
  const value = search[name] ?? ''
  if (options.length > many)
    return (
      <Select
        aria-label={label}
        placeholder="不限"
        options={options}
        value={value}
        onChange={(next) => put({ [name]: next })}
      />
    )
  return (
    <FilterChips
      label={label}
      options={options.map(({ count, ...option }) => ({ ...option, ...(count !== undefined && { count }) }))}
      value={value}
      onChange={(next) => put({ [name]: next === value ? '' : next })}
    />
  )
}

/** The button 筛选, which says how many filters are set, and the window with all filters of the list behind it. */
export function FilterSheet({ filters, search, put, clear, onOpen, set, found }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    onOpen?.()
  }
  const close = () => setOpen(false)
  return (
    <>
      <Button icon="filter" size="small" onClick={open}>
        {set > 0 ? `筛选 · ${set}` : '筛选'}
      </Button>
      <Dialog
        open={isOpen}
        title="筛选"
        size="sheet"
        onClose={close}
        actions={
          <>
            <Button disabled={set === 0} onClick={clear}>
              清除
            </Button>
            <Button variant="primary" onClick={close}>
              看 {found}
            </Button>
          </>
        }
      >
        <Stack gap={16}>
          {filters.map((filter) => (
            <Stack gap={8} key={isChoice(filter) ? filter.name : filter.days}>
              <Quiet>{isChoice(filter) ? filter.label : filter.days}</Quiet>
              <OneFilter filter={filter} search={search} put={put} />
            </Stack>
          ))}
        </Stack>
      </Dialog>
    </>
  )
}
