import type { DatedMove, FoundItems } from '../../contract/item.ts'

/** Where an item stands since another edition: 眼镜 自 2026-01-01 起属于第 10 类. */
export const moveWords = ({ min_name, to, since }: Pick<DatedMove, 'min_name' | 'to' | 'since'>): string =>
  `${min_name} 自 ${since} 起属于第 ${to.class_id} 类`

export const goneWords = ({ min_name }: FoundItems['gone'][number]): string => `${min_name}：现行版本已无此项`
