import { type Dimension, fullPrecision } from './indicators.ts'
import type { Lifetime } from './lifetime.ts'
import { normalShare } from './normal.ts'
import type { Quality } from './quality.ts'
import type { Rules } from './rules.ts'
import type { ValuationInput } from './valuation-input.ts'

/** Scenes of GB/T 42748-2023, whose weights are to follow the scene; the figures are proposed. */
export const scenes = ['management', 'licence', 'pledge', 'relief'] as const
export type Scene = (typeof scenes)[number]
const sceneNames = {
  management: '管理',
  licence: '许可转让',
  pledge: '质押',
  relief: '侵权救济',
} satisfies Record<Scene, string>

type Weights = Readonly<Record<Dimension, number>>

/** How much each dimension counts in a scene, out of 1. */
const sceneWeights = {
  management: { technology: 0.4, law: 0.35, economics: 0.25 },
  licence: { technology: 0.35, law: 0.3, economics: 0.35 },
  pledge: { technology: 0.3, law: 0.35, economics: 0.35 },
  relief: { technology: 0.25, law: 0.5, economics: 0.25 },
} as const satisfies Record<Scene, Weights>

/** The scenes by name, with the weight of each dimension. */
export const sceneList = scenes.map((scene) => ({ scene, name: sceneNames[scene], ...sceneWeights[scene] }))

/** Grades of a local standard (专利分类分级评定管理规范, 价值度分级法); each bound belongs to the lower grade. */
export const bands = [
  { upTo: 20, name: '五级' },
  { upTo: 40, name: '四级' },
  { upTo: 60, name: '三级' },
  { upTo: 80, name: '二级' },
  { upTo: 100, name: '一级' },
] as const
export type Band = (typeof bands)[number]['name']

/** The grade of a score from 1 to 100. */
export const bandOf = (score: number): Band => bands.find(({ upTo }) => score <= upTo)?.name ?? '一级'

/** A score with the range that holds four of five times, each 1 to 100 with one decimal. */
export type Score = { readonly score: number; readonly scoreLow: number; readonly scoreHigh: number }
export type SceneScore = Score & { readonly scene: Scene; readonly name: string }

/** Ten per cent of a normal distribution lie beyond this point, on either side. */
const tenthPoint = 1.2816
/** The score's own rate, which no parameter of the price changes. */
const annuityRate = 0.15
const fullYears = 20
const deadMost = 15

const annuity = (years: number): number => 1 - (1 + annuityRate) ** -years

/** To one decimal, half up. */
const tenths = (value: number): number => Math.round(value * 10) / 10

const among = (value: number): number => tenths(Math.min(100, Math.max(1, value)))

/**
 * The dimensions of a patent, 0 to 100 and not rounded, where every estimate lies `shift` standard deviations away from
 * what is expected. A dead patent keeps its technology alone.
 */
const dimensionsAt = (
  { type, status }: ValuationInput,
  isAlive: boolean,
  { remainingYears }: Lifetime,
  { positions }: Quality,
  rules: Rules,
  shift: number,
): Weights => {
  const place = (dim: Dimension): number => 100 * normalShare(positions[dim] + shift)
  if (!isAlive) return { technology: place('technology'), law: 0, economics: 0 }
  const years = Math.min(fullYears, remainingYears)
  return {
    technology: place('technology'),
    law: 0.4 * place('law') + (30 * years) / fullYears + 30 * rules.gate(type, status),
    economics: 0.7 * place('economics') + (30 * annuity(years)) / annuity(fullYears),
  }
}

const weigh = (of: Weights, weights: Weights, isAlive: boolean): number =>
  isAlive
    ? weights.technology * of.technology + weights.law * of.law + weights.economics * of.economics
    : Math.min(deadMost, (deadMost * of.technology) / 100)

export type Scores = Score & {
  /** Each 0 to 100 with one decimal. */
  readonly dimensions: Weights
  readonly scenes: readonly SceneScore[]
}

/** Scores a patent for every scene; the score is that of 管理. A dead one has 1 to 15 in each. */
export const scoreOf = (
  input: ValuationInput,
  isAlive: boolean,
  lifetime: Lifetime,
  quality: Quality,
  rules: Rules,
): Scores => {
  const shift = (tenthPoint * Math.sqrt(quality.variance)) / Math.sqrt(fullPrecision / (1 + fullPrecision))
  const at = (by: number): Weights => dimensionsAt(input, isAlive, lifetime, quality, rules, by)
  const [low, mean, high] = [at(-shift), at(0), at(shift)]
  const scoreFor = (scene: Scene): Score => {
    const weights = sceneWeights[scene]
    return {
      score: among(weigh(mean, weights, isAlive)),
      scoreLow: among(weigh(low, weights, isAlive)),
      scoreHigh: among(weigh(high, weights, isAlive)),
    }
  }
  return {
    ...scoreFor('management'),
    dimensions: {
      technology: tenths(mean.technology),
      law: tenths(mean.law),
      economics: tenths(mean.economics),
    },
    scenes: scenes.map((scene) => ({ scene, name: sceneNames[scene], ...scoreFor(scene) })),
  }
}
