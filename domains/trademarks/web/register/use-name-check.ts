import type { Picked } from '@portal/nice/web'
import { queryOf, useSettled } from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type * as z from 'zod/mini'
import type { checkForm } from '../../contract/check.ts'
import { trademarksApi } from '../../contract/endpoints.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { soughtName } from '../../contract/mark-name.ts'
import { classesOf, sentClasses } from './sent-classes.ts'

/** How long the check waits after the last change, in ms. */
const pauseMs = 500

type Asked = z.input<typeof checkForm> & { trademark_name: string; classes: number[] }

interface NameCheckOptions {
  kind: TrademarkKind
  /** Empty where the mark has no words. */
  name: string
  picked: Picked
  basic: Picked
  /** An input method still composes the name. */
  isComposing: boolean
}

/**
 * What stands against a name and the chosen classes, asked for after a pause; an older question is given up as soon as there is
 * a newer one. `name` and `classes` are those that were asked for.
 */
export const useNameCheck = ({ kind, name, picked, basic, isComposing }: NameCheckOptions) => {
  const asked: Asked = {
    trademark_name: name.trim(),
    kind,
    work_order_service: sentClasses(picked),
    ...(basic.length > 0 && { basic: { work_order_service: sentClasses(basic) } }),
    classes: classesOf(picked),
  }
  const settled = useSettled(JSON.stringify(asked), pauseMs, isComposing)
  const { classes, ...body } = useMemo(() => JSON.parse(settled) as Asked, [settled])
  const isAsked = soughtName.safeParse(body.trademark_name).success
  const found = useQuery({
    ...queryOf(trademarksApi.check, { body }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return { isAsked, name: body.trademark_name, classes, found }
}

export type NameCheck = ReturnType<typeof useNameCheck>
