import { useContext, useEffect } from 'react'
import { useLocation } from 'react-router'
import { linkTo } from '../route/link-to.ts'
import type { DeskView } from './view-bar.tsx'
import { type KeptViewToolsProps, ViewKeeping } from './view-keeper.ts'

type Fields = Readonly<Record<string, string>>

/** A view under a name of its own: it stands for several fields of the address. */
export type NamedView = DeskView & { search: Fields }

interface ListAddress {
  search: Fields
  put: (changes: Fields, how?: { replace?: boolean }) => void
  valuesOf: (query: string) => Fields
}

interface ListViewsOptions {
  /** The field of the address that holds the chosen one of `options`. */
  name: string | undefined
  options: readonly DeskView[]
  /** Named views of the list itself, the same for everybody. */
  own: readonly NamedView[]
}

/** The words searched for may be a customer's phone number, so they are no part of a view. */
const withoutWords = ({ keyword: _, ...fields }: Fields): Fields => fields

const isSet = (search: Fields, wanted: Fields): boolean =>
  Object.entries(wanted).every(([name, value]) => (search[name] ?? '') === value)

const all: DeskView = { value: '', label: '全部' }

/**
 * The views of a list: those of the list itself, and those that the viewer keeps. A list that is opened without a query shows
 * the one that he has told to open first.
 */
export const useListViews = ({ search, put, valuesOf }: ListAddress, { name, options, own }: ListViewsOptions) => {
  const { pathname: page, search: address } = useLocation()
  const { useViews, Tools } = useContext(ViewKeeping)
  const { list, isPending } = useViews(page)
  const mine = list.map((view): NamedView => {
    const { id: value, name: label, count, query } = view
    return { value, label, count: count ?? undefined, search: withoutWords(valuesOf(query)) }
  })
  const named = [...own, ...mine]
  const shown = named.find((view) => isSet(search, view.search))
  const first = mine.find((_view, at) => list[at]?.isDefault)
  const isOpening = address === '' && (isPending || first !== undefined)
  useEffect(() => {
    if (isOpening && first) put(first.search, { replace: true })
  })
  const plain = withoutWords(valuesOf(''))
  const show = (value: string) => {
    const wanted = named.find((view) => view.value === value)
    // The filters of a named view go with it; the order stays.
    const { sort: _, ...cleared } = plain
    put({
      ...((wanted ?? shown) && cleared),
      ...(name !== undefined && !wanted && { [name]: value }),
      ...wanted?.search,
    })
  }
  const bar = name === undefined && named.length === 0 ? [] : [...(name === undefined ? [all] : options), ...named]
  const tools: KeptViewToolsProps = {
    page,
    query: linkTo('', withoutWords(search)).slice(1),
    chosen: list.find(({ id }) => id === shown?.value),
    mayKeep: shown === undefined && !isSet(search, plain),
  }
  return {
    bar,
    value: shown?.value ?? (name === undefined ? '' : (search[name] ?? '')),
    show,
    Tools,
    tools,
    /** The rows are not shown yet, since a view is about to be opened in their place. */
    isOpening,
  }
}
