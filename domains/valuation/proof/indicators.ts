/** The three dimensions of GB/T 42748-2023. */
export const dimensions = ['technology', 'law', 'economics'] as const
export type Dimension = (typeof dimensions)[number]

const facts = [
  { key: 'cit', dim: 'technology', name: '被引证', precision: 0.9 },
  { key: 'bwd', dim: 'technology', name: '引证专利', precision: 0.12 },
  { key: 'orig', dim: 'technology', name: '原创性指数', precision: 0.08 },
  { key: 'gen', dim: 'technology', name: '通用性指数', precision: 0.1 },
  { key: 'ipc', dim: 'technology', name: 'IPC大组', precision: 0.1 },
  { key: 'inv', dim: 'technology', name: '发明人', precision: 0.05 },
  { key: 'doc', dim: 'technology', name: '文献页数', precision: 0.05 },
  { key: 'claims', dim: 'law', name: '权利要求', precision: 0.4 },
  { key: 'brevity', dim: 'law', name: '首项权利要求字数', precision: 0.08 },
  { key: 'stab', dim: 'law', name: '稳定性', precision: 0.2 },
  { key: 'litig', dim: 'law', name: '诉讼', precision: 0.1 },
  { key: 'fam', dim: 'economics', name: '同族布局', precision: 0.5 },
  { key: 'op', dim: 'economics', name: '转让、许可和质押', precision: 0.25 },
  { key: 'mom', dim: 'economics', name: '技术领域增长', precision: 0.05 },
] as const

export type IndicatorKey = (typeof facts)[number]['key']

export type Indicator = {
  readonly key: IndicatorKey
  readonly dim: Dimension
  readonly name: string
  /**
   * How much it tells of the quality: λ²/ψ of one latent factor. Citations, claims, family, backward citations and
   * originality sum to 2, so that a third of the variance is left when these alone are known (Lanjouw and Schankerman 2004);
   * the shares within are proposed.
   */
  readonly precision: number
}

/** The fourteen indicators of the model `PV-1`, in the order in which they are shown. */
export const indicators: readonly Indicator[] = facts

const sum = (of: readonly Indicator[]): number => of.reduce((total, { precision }) => total + precision, 0)

/** The precision of all indicators together, 2.98. */
export const fullPrecision: number = sum(indicators)

/** The precision of each dimension's indicators together: 1.40, 0.78, 0.80. */
export const dimensionPrecision: Readonly<Record<Dimension, number>> = {
  technology: sum(indicators.filter(({ dim }) => dim === 'technology')),
  law: sum(indicators.filter(({ dim }) => dim === 'law')),
  economics: sum(indicators.filter(({ dim }) => dim === 'economics')),
}
