import { maskIdCard } from '@portal/accounts/contract'
import type { FileLink } from '@portal/files/contract'
import { roundCourseOf } from '@portal/promises/server'
import { regionName } from '@portal/regions/server'
import type { BusinessType } from '../contract/business-types.ts'
import { fieldText, findKind } from '../contract/kinds.ts'
import { fieldsOfItem } from '../contract/supplement-form.ts'
import type { SupplementItem, SupplementRound } from '../contract/supplement-view.ts'
import { currentVouchers, filesUnder, type Round } from './supplement-rounds.ts'
import { shownFile } from './vouchers.ts'

type Values = Readonly<Record<string, unknown>>
export type Shown = {
  businessType: BusinessType
  /** The request as its form would send it now. */
  current: Values
  files: readonly FileLink[]
  rounds: readonly Round[]
  now: Date
}

/** A value as people read it: a place in words, an ID number masked; null where there is none. */
const textOf = (businessType: BusinessType, field: string, values: Values): string | null => {
  const value = values[field]
  if (field === 'idCard') return typeof value === 'string' && value !== '' ? maskIdCard(value) : null
  if (field !== 'province') return fieldText(businessType, field, value) || null
  return regionName(String(values.county || values.city || '')) || null
}

/** These fields have no line of their own: `province` shows the whole place. */
const partsOfPlace = ['city', 'county']

const itemView = ({ businessType, current, files, rounds }: Shown, round: Round) => {
  const labels: Readonly<Record<string, string>> = findKind(businessType)?.labels ?? {}
  const linksOf = (ids: readonly string[]) => files.filter(({ id }) => ids.includes(id)).map(shownFile)
  const { before, after } = round.values ?? { before: current, after: undefined }
  const isOpen = round.outcome === 'open'
  return (item: Round['items'][number]): SupplementItem => {
    const { key, field, label, problem } = item
    const fields = fieldsOfItem(businessType, item, round.items)
    const changes = fields
      .filter((name) => name !== 'voucher' && !partsOfPlace.includes(name))
      .map((name) => ({
        field: name,
        label: labels[name] ?? name,
        before: textOf(businessType, name, before),
        after: after ? textOf(businessType, name, after) : null,
      }))
      .filter((change) => change.field === field || isOpen || change.before !== change.after)
    const oldFiles = isOpen ? currentVouchers(files, rounds).map(shownFile) : linksOf(filesUnder(before, 'voucher'))
    return {
      key,
      field,
      label,
      problem,
      changes,
      filesBefore: key === 'voucher' ? oldFiles : [],
      files: linksOf(filesUnder(after, key === 'voucher' || field === null ? key : '')),
    }
  }
}

/** The rounds of a request, old values beside new ones; the caller has checked that the viewer may see the request. */
export const roundViews = (shown: Shown): SupplementRound[] =>
  shown.rounds.map((round) => ({
    ...roundCourseOf(round, shown.now),
    // A round that the desk took back shows neither new values nor old files.
    items: round.items.map(itemView(shown, round)),
  }))
