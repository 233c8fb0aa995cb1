import {
  type HelpEntry,
  type HelpTopic,
  type IconName,
  linkTo,
  listServices,
  type SceneName,
} from '@portal/platform/web'
import type { FoundKind } from '../../contract/search/endpoints.ts'
import type { Piece } from '../../contract/search/reading.ts'
import { searchPages } from '../../contract/search/search-texts.ts'
import { firstHourCases } from '../first-hour/cases.ts'
import { firstHourEntries } from '../first-hour/entries.ts'
import { firstHourPath } from '../first-hour/first-hour-path.ts'
import { helpPath } from '../help-path.ts'
import { shownParts } from '../parts.ts'

/** What a search shows, in this order; the server knows the kinds of `FoundKind`, the page itself the others. */
export const groupLabels = {
  now: '现在就办',
  matter: '我的事项',
  news: '资讯',
  service: '服务',
  help: '帮助',
  question: '问答',
  recordal: '备案',
} as const satisfies Record<FoundKind | 'now' | 'service' | 'help', string>
export type GroupKind = keyof typeof groupLabels

export type ShownHit = {
  title: string
  text: string
  to: string
  time?: number | null
  icon: IconName
  scene?: SceneName | undefined
  /** The address of a picture of the thing itself. */
  picture?: string | null | undefined
  /** Codes by which the cover of an article is drawn. */
  tags?: readonly string[] | undefined
}
export type ShownGroup = { kind: GroupKind; total: number; totalIsExact: boolean; hits: readonly ShownHit[] }

type Topics = readonly (HelpEntry & { topic: HelpTopic })[]

/** A service or a page of help is offered for two of three pieces: 海关查扣应对 for 法国海关扣货. */
const mostOf = 0.6

/** The guides of the first hour: one of a place where only that place is meant, else the case with its question. */
const nowHits = (pieces: readonly Piece[]): ShownHit[] =>
  firstHourEntries.flatMap(({ key, title, text, icon }) => {
    const { place: question, scene } = firstHourCases[key]
    const pages = question.answers.map(({ value, label, text: about = '' }) => ({
      key: value,
      title: `${title}：第一个小时（${label}）`,
      lines: [{ text: `${about} ${text}` }],
    }))
    const [first, ...others] = searchPages(pages, pieces)
    if (!first) return []
    if (others.length > 0) {
      return [{ title: `${title}：第一个小时`, text, to: linkTo(firstHourPath, { case: key }), icon, scene }]
    }
    const { title: named } = first
    return [
      {
        title: named,
        text: '按顺序做什么，最后一天是哪天',
        to: linkTo(firstHourPath, { case: key, place: first.key }),
        icon,
        scene,
      },
    ]
  })

const serviceHits = (pieces: readonly Piece[]): ShownHit[] => {
  const services = listServices()
  const pages = services.map(({ to, title, description, stage }) => ({
    key: to,
    title,
    lines: [{ text: description }, { text: stage }],
  }))
  return searchPages(pages, pieces, mostOf).flatMap(({ key }) => {
    const service = services.find(({ to }) => to === key)
    return service
      ? [{ title: service.title, text: service.description, to: service.to, icon: service.icon, scene: service.scene }]
      : []
  })
}

/** Pages of help, each with the first of its lines that answers. The pages of the first hour stand above, by place. */
const helpHits = (topics: Topics, pieces: readonly Piece[]): ShownHit[] => {
  const pages = topics
    .filter(({ page }) => page === undefined)
    .map(({ key, title, text, topic }) => ({
      key,
      title: `${title}：办事指南`,
      lines: [
        { text, at: '' },
        ...shownParts(topic).flatMap(({ part, lines }) => lines.map((line) => ({ text: line.text, at: part }))),
      ],
    }))
  return searchPages(pages, pieces, mostOf).map(({ key, title, hits: [first] }) => ({
    title,
    text: first?.text ?? '',
    to: linkTo(helpPath, { topic: key, at: first?.at }),
    icon: 'help',
  }))
}

/** What the page itself finds: it knows the services and all texts of help. */
export const localGroups = (topics: Topics, pieces: readonly Piece[]): ShownGroup[] => {
  const found: [GroupKind, ShownHit[]][] = [
    ['now', nowHits(pieces)],
    ['service', serviceHits(pieces)],
    ['help', helpHits(topics, pieces)],
  ]
  return found.map(([kind, hits]) => ({ kind, hits, total: hits.length, totalIsExact: true }))
}
