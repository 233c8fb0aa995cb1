import { advice, type SourcedLine } from '../line.ts'

/** The kinds of cases that a playbook is for, as the domain of requests names them: all of them. */
export const situations = [
  ...(['request-1', 'request-2', 'request-3', 'request-4'] as const),
  ...(['request-5', 'request-6', 'request-7'] as const),
] as const
export type Situation = (typeof situations)[number]

/** Whether what to do depends on a country. Whoever checks himself, or asks before the goods leave, does the same for all of them. */
export const isByNation = (situation: Situation): boolean => situation !== 'request-5' && situation !== 'request-6'

/** `holder`: the right is his; `accused`: the goods, the booth or the shop are his. */
export const playbookSides = ['holder', 'accused'] as const
export type PlaybookSide = (typeof playbookSides)[number]

/** Where the rules of a playbook are in force: mainland China, the European Union, or nowhere in particular (全部). */
export type PlaybookPlace = 'CN' | 'EU' | 'all'

/** What to do on the first day of a case in one place. A statement of law in it rests on a source of level L or O. */
export type Playbook = {
  situation: Situation
  /** Null where both sides do the same, or where the kind has one side alone. */
  side: PlaybookSide | null
  place: PlaybookPlace
  title: string
  /** The first day on which a case could be handed in for which it holds. */
  from: string
  /** The first day on which it holds no longer. */
  until?: string
  steps: readonly SourcedLine[]
  papers: readonly SourcedLine[]
  language: readonly SourcedLine[]
  /** Law that one knows and does nothing about, so that no step is anybody else's act. */
  rules: readonly SourcedLine[]
  /** Codes of rules of deadlines; each is shown where a checked version holds on the day. */
  deadlines: readonly string[]
}

/** The day from which playbooks speak, as the rules of deadlines do; nothing is said about older cases. */
export const sinceBeginning = '2014-05-01'

/** What papers in another language need wherever an office or a fair of China reads them. */
export const withTranslation = advice('外文的证明文件附中文译文。')
