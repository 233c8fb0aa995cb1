import { type ChosenClass, capOf } from '@portal/nice/contract'
import { type Edition, editionFor } from '@portal/nice/server'
import { type Ctx, ensureField } from '@portal/platform/server'
import { ensure } from '../failures.ts'

type Item = { class_id: number; group_id: string; min_id: string; min_name: string }

const itemsOf = (goods: readonly ChosenClass[]): Item[] =>
  goods.flatMap(({ class_id, service_nice_min }) => service_nice_min.map((item) => ({ ...item, class_id })))

/** Where an item that the edition lacks stands in it by name, or nowhere. */
const placeNow = (edition: Edition, { min_name, class_id, group_id }: Item) => {
  const [now] = edition.itemsNamed(min_name)
  return now && { min_name, from: { class_id, group_id }, to: now }
}

/** @throws AppFailure `trademark.edition_changed`, with what is gone and what stands elsewhere now */
const ensureInForce = (edition: Edition, goods: readonly ChosenClass[]): void => {
  const lacking = itemsOf(goods).filter((item) => !edition.has(item))
  const moved = lacking.flatMap((item) => placeNow(edition, item) ?? [])
  const gone = lacking.filter((item) => placeNow(edition, item) === undefined)
  ensure(lacking.length === 0, 'trademark.edition_changed', {
    ...(edition.info.kind === 'classesOnly' && { msg: '商品和服务项目尚未导入，暂不能提交' }),
    current: { edition: edition.info.edition, gone, moved },
  })
}

const ensureWithinCap = (edition: Edition, goods: readonly ChosenClass[]): void => {
  for (const [at, { class_id, service_nice_min }] of goods.entries()) {
    const cap = capOf(edition.classOf(class_id).min_number)
    ensureField(service_nice_min.length <= cap, `work_order_service.${at}`, `本类最多选择 ${cap} 项`)
  }
}

/**
 * The goods of an order as the edition in force has them, with its names of the classes, and that edition.
 * @throws AppFailure `request.invalid` for a class with more items than it may have; `trademark.edition_changed` for items that
 * the edition lacks
 */
export const goodsInForce = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  goods: readonly ChosenClass[],
): Promise<{ edition: string; goods: ChosenClass[] }> => {
  const edition = await editionFor(ctx)
  ensureWithinCap(edition, goods)
  ensureInForce(edition, goods)
  return {
    edition: edition.info.edition,
    goods: goods.map((one) => ({ ...one, class_name: edition.classOf(one.class_id).class_name })),
  }
}
