import {
  Button,
  call,
  isCallError,
  isConflict,
  LinkButton,
  Notice,
  type OrderedForm,
  useAction,
} from '@portal/platform/web'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { rightsApi } from '../contract/endpoints.ts'
import { rightPath } from '../contract/paths.ts'
import { mergeTyped } from './merge-typed.ts'
import { type FactName, factLabels, type RightValues, valuesOf } from './right-form.ts'

/** What the server names beside its refusal: the own right that is there already, or the version that was saved meanwhile. */
const named = z.union([z.object({ id: z.string() }), z.object({ version: z.number() })])

/** What the last saving met: a right that is there, a newer version of this one, or what became of such a version in the form. */
type Clash = { id: string } | { version: number } | { kept: readonly FactName[]; taken: readonly FactName[] }

/** The clash that a failed saving tells of; undefined for a failure of another kind. */
const clashIn = (error: unknown): Clash | undefined =>
  isCallError(error) && isConflict(error) ? named.safeParse(error.current).data : undefined

/** What a saving met, told beside the buttons, and the way on from it. */
export const useSavingClash = () => {
  const [clash, setClash] = useState<Clash>()
  const meet = (error: unknown): boolean => {
    const met = clashIn(error)
    setClash(met)
    return met !== undefined
  }
  return { clash, setClash, meet }
}

interface ClashNoticeProps {
  clash: Clash
  form: Pick<OrderedForm<RightValues>, 'rhf'>
  /** The right that is changed, as it was when its form was opened; undefined for a new one. */
  base: { id: string; values: RightValues } | undefined
  onMerged: (merged: { base: RightValues; kept: FactName[]; taken: FactName[] }) => void
}

/**
 * Says what a saving met. It takes the focus, since on a phone the button that was pressed stands at the foot of a long form, and
 * what is said must not stand out of sight.
 */
export function ClashNotice({ clash, form, base, onMerged }: ClashNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further clash takes the focus
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [clash])
  return (
    <div ref={place} tabIndex={-1}>
      <Said clash={clash} form={form} base={base} onMerged={onMerged} />
    </div>
  )
}

function Said({ clash, form: { rhf }, base, onMerged }: ClashNoticeProps) {
  const take = useAction(
    useCallback(async () => {
      if (!base) return
      const newest = valuesOf(await call(rightsApi.detail, { params: { id: base.id } }))
      const typed = rhf.getValues()
      const { values, ...told } = mergeTyped(
        typed,
        newest,
        typed.version === base.values.version ? base.values : undefined,
      )
      rhf.reset(newest)
      for (const [name, value] of Object.entries(values))
        rhf.setValue(name as FactName, value as RightValues[FactName], { shouldDirty: true })
      onMerged({ base: newest, ...told })
    }, [base, rhf, onMerged]),
  )
  if ('id' in clash)
    return (
      <Notice
        tone="warning"
        title="台账中已有这项权利"
        actions={<LinkButton to={rightPath(clash.id)}>查看已有的权利</LinkButton>}
      >
        类型、国家和号码都相同。填写的内容还在，可以改正后再保存。
      </Notice>
    )
  if ('version' in clash)
    return (
      <Notice
        tone="warning"
        title="这项权利已在别处修改过，还没有保存"
        actions={
          <Button size="small" busy={take.busy} busyText="正在取回…" onClick={() => void take.run()}>
            取回最新内容
          </Button>
        }
      >
        取回后，您改过的各项仍是您填写的，其余各项以最新内容为准；核对后再保存。
      </Notice>
    )
  return (
    <Notice title="已取回最新内容，请核对后再保存">
      {[
        clash.taken.length > 0 && `以最新内容为准：${namesOf(clash.taken)}。`,
        clash.kept.length > 0 && `最新内容不同、仍是您填写的：${namesOf(clash.kept)}。`,
      ]
        .filter(Boolean)
        .join('')}
    </Notice>
  )
}

const namesOf = (names: readonly FactName[]): string => names.map((name) => factLabels[name]).join('、')
