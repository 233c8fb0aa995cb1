import { slotTitle } from '@portal/evidence/contract'
import type { StatusTone } from '@portal/platform/web'
import { type ItemState, itemStateLabels, type PackItem, type Standing } from '../contract/pack.ts'

/** The tag of an item's state. A missing item that is only asked for if there is one (`如有`) is not shown as a fault. */
export const stateOf = ({ state, need }: Pick<PackItem, 'state' | 'need'>): { tone: StatusTone; text: string } => {
  if (state === 'missing' && need === 'ifAny') return { tone: 'draft', text: '未添加' }
  const tones = { ready: 'done', partly: 'waiting', missing: 'refused' } satisfies Record<ItemState, StatusTone>
  return { tone: tones[state], text: itemStateLabels[state] }
}

export const standingTexts = {
  there: '存证材料已有',
  travel: '存证材料已有，勾选后才放入',
  broken: '文件异常，不能放入',
  empty: '存证里还没有',
} satisfies Record<Standing, string>

/** What an item still needs, and where to get it. */
export const lackOf = ({ title, where, slots }: Pick<PackItem, 'title' | 'where' | 'slots'>): string => {
  const empty = slots.filter(({ standing }) => standing === 'empty' || standing === 'broken')
  const lacking = empty.length === 0 ? '' : `${empty.map(({ slot }) => slotTitle(slot)).join('、')}`
  const from = [lacking && `存证里缺${lacking}`, where].filter((text) => text !== '').join('；')
  return from === '' ? title : `${title}（${from}）`
}

export const isWanting = ({ need, state }: PackItem): boolean => need === 'always' && state !== 'ready'
