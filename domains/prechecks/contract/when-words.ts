import { paperLabels } from '@portal/rights/contract'
import { fieldNames } from './checked-fields.ts'
import type { PatternId } from './patterns.ts'
import type { Predicate, When } from './when.ts'

export const patternWords = {
  date: '日期',
  digit: '数字',
  link: '链接',
  rightNumber: '权利号',
  booth: '展位号',
} satisfies Record<PatternId, string>

/** A field that a rule names and no condition may, such as the right, stands by its wire name. */
export const nameOf = (field: string): string =>
  `“${new Map<string, string>(Object.entries(fieldNames)).get(field) ?? field}”`
const paperOf = (kind: string): string => new Map<string, string>(Object.entries(paperLabels)).get(kind) ?? kind

const wordsOf = (predicate: Predicate): string => {
  switch (predicate.is) {
    case 'empty':
      return `${nameOf(predicate.field)}没有填写`
    case 'matches':
      return `${nameOf(predicate.field)}中有${patternWords[predicate.pattern]}`
    case 'count':
      return `${nameOf(predicate.field)}少于 ${predicate.below} 项`
    case 'always':
      return '任何情况'
    case 'unreadable':
      return '文件打不开或有密码'
    case 'blank':
      return '文件首页是空白'
    case 'sideBelow':
      return `图片的短边小于 ${predicate.px} 像素`
    case 'sharpnessBelow':
      return '图片不够清晰'
    case 'textLacks':
      return `文件的文字中没有${nameOf(predicate.field)}`
    case 'noTextLayer':
      return 'PDF 没有文字层'
    case 'pagesAbove':
      return `PDF 多于 ${predicate.pages} 页`
    case 'sameFile':
      return '同一份文件有两次'
    case 'lacksPaper':
      return `权利台账中没有${paperOf(predicate.kind)}`
    case 'paperEndsWithin':
      return `权利台账中的${paperOf(predicate.kind)}${predicate.days < 0 ? '已经到期' : `在 ${predicate.days} 天内到期`}`
    case 'namesDiffer':
      return `${nameOf(predicate.field)}与权利台账中的权利人不同`
    case 'rightEndsWithin':
      return predicate.days < 0 ? '权利已过届满日' : `权利在 ${predicate.days} 天内届满`
    case 'rightRecorded':
      return '权利已有有效的海关备案'
  }
}

/** A condition in words, for the staff who change it. */
export const whenWords = (when: When): string => {
  if ('is' in when) return wordsOf(when)
  if ('not' in when) return `并非（${whenWords(when.not)}）`
  const isAll = 'all' in when
  return (isAll ? when.all : when.any).map((part) => `（${whenWords(part)}）`).join(isAll ? '且' : '或')
}
