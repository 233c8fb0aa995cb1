import { failOf } from '@portal/platform/server'
import { regionErrors } from '../contract/errors.ts'
import type { DictionaryQuery, Region } from '../contract/regions.ts'
import { cityOf, provinceOf, readDivision } from './division.ts'

const fail = failOf(regionErrors)
const { provinces, byCode } = readDivision()

export const allProvinces: readonly Region[] = provinces

const isCityCode = (code: string): boolean => cityOf(code) === code && provinceOf(code) !== code

/** One level of the division: provinces, the cities of a province, or the districts of a city (none for four cities). */
export const listRegions = ({ fthCode, value }: DictionaryQuery): readonly Region[] => {
  if (fthCode === '01') {
    if (value === '') return provinces
    const province = provinceOf(value) === value && byCode.get(value)
    return province ? province.children : fail('regions.unknown_province')
  }
  const city = isCityCode(value) && byCode.get(value)
  return city ? city.children : fail('regions.unknown_city')
}

/**
 * Whether three codes name one place to the end: the city lies in the province and the district in the city.
 * A city without districts (东莞市, 中山市, 儋州市, 嘉峪关市) is complete with an empty `county`.
 */
export const isCompleteRegion = (province: string, city: string, county: string | null): boolean => {
  const chosen = isCityCode(city) && provinceOf(city) === province && byCode.get(city)
  if (!chosen) return false
  if (chosen.children.length === 0) return !county
  return chosen.children.some(({ id }) => id === county)
}

/**
 * Whether a code is a row of city level that only groups places that the province governs itself; addresses omit it.
 */
const isGrouping = (code: string): boolean => code.endsWith('9000') || code === '500200'

/** An address from the province down to the code: `110105` → 北京市朝阳区, `419001` → 河南省济源市. Unknown → empty. */
export const regionName = (code: string): string => {
  if (!byCode.has(code)) return ''
  const levels = [provinceOf(code), cityOf(code), code].filter((level) => !isGrouping(level))
  return [...new Set(levels.map((level) => byCode.get(level)?.name ?? ''))].join('')
}
