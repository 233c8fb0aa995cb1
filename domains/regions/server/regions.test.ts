import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Region } from '../contract/regions.ts'
import { amended, withdrawn } from './amendments.ts'
import { allProvinces, isCompleteRegion, listRegions, regionName } from './regions.ts'

const places = (regions: readonly Region[], path = ''): string[] =>
  regions.flatMap(({ id, name, children }) => [`${path}/${id} ${name}`, ...places(children, `${path}/${id}`)])

const cities = allProvinces.flatMap(({ children }) => children)
const districts = cities.flatMap(({ children }) => children)
const find = (id: string) => [...allProvinces, ...cities, ...districts].find((region) => region.id === id)

test('34 provinces, 354 cities and 3057 districts from 110000 to 820109', () => {
  expect([allProvinces.length, cities.length, districts.length]).toEqual([34, 354, 3057])
  const codes = places(allProvinces).map((line) => line.slice(-200).split('/').at(-1)?.slice(0, 6) ?? '')
  expect([codes[0], codes.at(-1)]).toEqual(['110000', '820109'])
  expect(new Set(codes).size).toBe(codes.length)
})

test('equal, place by place, to a list that others compiled', () => {
  const digest = createHash('sha256').update(places(allProvinces).join('\n')).digest('hex')
  // github.com/mumuy/data_location at a40c560 (2026-04-18), its 83xxxx of 台湾 written as 71xxxx.
  expect(digest).toBe('e14755bf8639ecc2d86327cd73f9b4dc97e94e9981b4c9fbfb01c0d3aa8c6a05')
})

test('codes say their level and their parent', () => {
  for (const province of allProvinces) {
    expect(province.id).toMatch(/^[1-8]\d0000$/)
    for (const city of province.children) {
      expect(city.id).toMatch(new RegExp(`^${province.id.slice(0, 2)}(?!00)\\d\\d00$`))
      for (const district of city.children) {
        expect(district.id).toMatch(new RegExp(`^${city.id.slice(0, 4)}(?!00)\\d\\d$`))
        expect(district.children).toEqual([])
      }
    }
  }
})

test('names hold nothing but what a name may hold', () => {
  for (const line of places(allProvinces)) expect(line).toMatch(/^(\/\d{6}){1,3} [\p{Script=Han}()]+$/u)
})

test('every province has cities; just four cities have no districts', () => {
  expect(allProvinces.filter(({ children }) => children.length === 0)).toEqual([])
  const leaves = cities.filter(({ children }) => children.length === 0).map(({ id, name }) => id + name)
  expect(leaves).toEqual(['441900东莞市', '442000中山市', '460400儋州市', '620200嘉峪关市'])
})

test('each amendment shows in the tree', () => {
  for (const [id, name] of Object.entries(amended)) expect(find(id)?.name).toBe(name)
  for (const id of withdrawn) expect(find(id)).toBeUndefined()
  expect(find('710629')?.name).toBe('田寮区')
  expect(find('710638')?.name).toBe('那玛夏区')
})

describe('dictionary', () => {
  test('walks to the same tree from every province', () => {
    const walked = listRegions({ fthCode: '01', value: '' }).map((province) => ({
      ...province,
      children: listRegions({ fthCode: '01', value: province.id }).map((city) => ({
        ...city,
        children: [...listRegions({ fthCode: '02', value: city.id })],
      })),
    }))
    expect(walked).toEqual(allProvinces)
  })

  const refused: [string, '01' | '02', string][] = [
    ['an unknown province', '01', '990000'],
    ['a city where a province belongs', '01', '440300'],
    ['an unknown city', '02', '119900'],
    ['a province where a city belongs', '02', '440000'],
    ['a district where a city belongs', '02', '440305'],
  ]
  test.each(refused)('refuses %s', (_what, fthCode, value) => {
    expect(() => listRegions({ fthCode, value })).toThrow(fthCode === '01' ? 'unknown_province' : 'unknown_city')
  })
})

describe('a complete choice', () => {
  test('is each district with its own city and province, and each city without districts', () => {
    const complete = (province: Region, city: Region): boolean =>
      city.children.length === 0
        ? isCompleteRegion(province.id, city.id, '') && isCompleteRegion(province.id, city.id, null)
        : city.children.every(({ id }) => isCompleteRegion(province.id, city.id, id))
    const incomplete = allProvinces.flatMap((province) =>
      province.children.filter((city) => !complete(province, city)).map(({ name }) => name),
    )
    expect(incomplete).toEqual([])
  })

  test.each([
    ['nothing', '', '', ''],
    ['a province alone', '440000', '', ''],
    ['a city without its district', '440000', '440300', ''],
    ['a district of another city', '440000', '440300', '440103'],
    ['a city of another province', '330000', '440300', '440305'],
    ['a district where none exists', '440000', '441900', '441901'],
    ['codes of no place', '990000', '990100', '990101'],
    ['a province in the place of the city', '440000', '440000', '440300'],
  ])('is not %s', (_what, province, city, county) => {
    expect(isCompleteRegion(province, city, county)).toBe(false)
  })
})

test('an address names each level once and no grouping', () => {
  expect(regionName('440305')).toBe('广东省深圳市南山区')
  expect(regionName('110105')).toBe('北京市朝阳区')
  expect(regionName('441900')).toBe('广东省东莞市')
  expect(regionName('419001')).toBe('河南省济源市')
  expect(regionName('500233')).toBe('重庆市忠县')
  expect(regionName('810103')).toBe('香港特别行政区东区')
  expect(regionName('999999')).toBe('')
})
