import { type Caller, type HttpCall, listCall, loginCall, submitCall } from './calls.ts'
import { fire, type Load, type Measured, median } from './load.ts'
import type { Process } from './processes.ts'
import type { Stand } from './stand.ts'

type Line = string

const rounds = 9
/**
 * Calls that warm the servers up: a portal that has just started takes twice its later time, while the bare server is warm
 * at once.
 */
const warmUp: Load = { connections: 16, calls: 6_000 }
const whole = (value: number): string => value.toFixed(0)

/**
 * Measures the portal and the bare server in short turns, each of them first equally often, so that other work on the
 * machine slows both alike.
 */
export const compare = async (
  what: { name: string; aim: number; load: Load },
  ends: { portal: Process; skeleton: Process; portalCall: () => HttpCall; skeletonCall: () => HttpCall },
): Promise<Line[]> => {
  const { portal, skeleton, portalCall, skeletonCall } = ends
  await fire(portal, portalCall, warmUp)
  await fire(skeleton, skeletonCall, warmUp)
  const pairs: { portal: Measured; skeleton: Measured }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await fire(portal, portalCall, what.load) : undefined
    const bare = await fire(skeleton, skeletonCall, what.load)
    pairs.push({ portal: first ?? (await fire(portal, portalCall, what.load)), skeleton: bare })
  }
  const ratios = pairs.map((pair) => pair.portal.perSecond / pair.skeleton.perSecond)
  const of = (side: 'portal' | 'skeleton', figure: keyof Measured) => median(pairs.map((pair) => pair[side][figure]))
  const ratio = median(ratios)
  return [
    `${what.name.padEnd(7)} ratio ${ratio.toFixed(2)} (aim ≥ ${what.aim}${ratio >= what.aim ? '' : ', missed'}); rounds ${ratios.map((value) => value.toFixed(2)).join(' ')}`,
    ...(['portal', 'skeleton'] as const).map(
      (side) =>
        `        ${side.padEnd(8)} ${whole(of(side, 'perSecond'))}/s, p50 ${of(side, 'p50')} ms, p99 ${of(side, 'p99')} ms, ${whole(of(side, 'cpu'))} µs of its processor a call`,
    ),
  ]
}

export const measureList = ({ portal, skeleton, reader }: Stand): Promise<Line[]> =>
  compare(
    { name: 'list', aim: 0.7, load: { connections: 16, seconds: 2 } },
    {
      portal,
      skeleton,
      portalCall: () => listCall(reader),
      skeletonCall: () => ({ ...listCall(reader), path: '/list' }),
    },
  )

export const measureSubmit = ({ portal, skeleton, submitter }: Stand): Promise<Line[]> =>
  compare(
    { name: 'submit', aim: 0.6, load: { connections: 16, seconds: 2 } },
    {
      portal,
      skeleton,
      portalCall: () => submitCall(submitter),
      skeletonCall: () => ({ ...submitCall(submitter), path: '/submit' }),
    },
  )

/** Measures logins with the right passwords of several people, as many at once as may compute argon2 at the same time. */
export const measureLogin = async ({ portal, others }: Stand): Promise<Line[]> => {
  let next = 0
  const call = () => {
    next = (next + 1) % others.length
    return loginCall(others[next] as Caller)
  }
  await fire(portal, call, { connections: 4, seconds: 2 })
  const measured: Measured[] = []
  for (let round = 0; round < 3; round += 1) measured.push(await fire(portal, call, { connections: 4, seconds: 4 }))
  const perSecond = measured.map((one) => one.perSecond)
  return [
    `login   ${median(perSecond).toFixed(1)}/s, p50 ${median(measured.map(({ p50 }) => p50))} ms; rounds ${perSecond.map((value) => value.toFixed(1)).join(' ')}`,
  ]
}
