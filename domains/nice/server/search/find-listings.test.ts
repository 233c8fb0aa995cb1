import { expect, test } from 'vitest'
import { niceLimits } from '../../contract/limits.ts'
import { editionSample } from '../../contract/samples.ts'
import { contentOf } from '../../testing/put-edition.ts'
import { buildEdition } from '../edition/edition.ts'
import { findListings } from './find-listings.ts'
import { searchIndexOf } from './search-index.ts'

const indexOf = async (groups: Record<string, string>) =>
  searchIndexOf(await buildEdition(editionSample, contentOf({ groups })))
const most = niceLimits.suggestions

/** What is found, as `9 手机 name`. */
const search = (index: Awaited<ReturnType<typeof indexOf>>, keyword: string, classId?: number) =>
  findListings(index, { keyword, classId, most }).map(
    ({ listing, matched }) => `${listing.class_id} ${listing.min_name} ${matched}`,
  )

const goods = await indexOf({
  '0301 香料': '绿茶香精',
  '0902 通信': '手机 手机壳 智能手机 蓝牙耳机 5G手机',
  '3001 茶': '茶 绿茶 茶叶代用品 金属茶匙盒',
  '3201 饮料': '茶味饮料 绿色饮料',
  '4301 餐饮': '茶馆',
})

test('exact, then begins, then holds; within each the shorter name, then the lower class', () => {
  expect(search(goods, '茶')).toEqual([
    '30 茶 name',
    '43 茶馆 name',
    '32 茶味饮料 name',
    '30 茶叶代用品 name',
    '30 绿茶 name',
    '3 绿茶香精 name',
    '30 金属茶匙盒 name',
  ])
})

test('of equal rank the class asked for comes first, but no rank is passed over', () => {
  expect(search(goods, '茶', 43).slice(0, 3)).toEqual(['30 茶 name', '43 茶馆 name', '32 茶味饮料 name'])
  expect(search(goods, '茶', 3).slice(-3)).toEqual(['3 绿茶香精 name', '30 绿茶 name', '30 金属茶匙盒 name'])
})

test.each([
  ['手机', 'name'],
  ['手機', 'name'],
  [' 手　机 ', 'name'],
  ['shouji', 'pinyin'],
  ['shǒu jī', 'pinyin'],
  ['ＳＨＯＵＪＩ', 'pinyin'],
  ['sj', 'initials'],
])('“%s” finds 手机 first', (keyword, matched) => {
  expect(search(goods, keyword)[0]).toBe(`9 手机 ${matched}`)
})

test('full width, case and mixed names make no difference', () => {
  expect(search(goods, '５ｇ手机')).toEqual(['9 5G手机 name'])
})

test('pinyin begins where a syllable begins, and ends where the writer stopped', () => {
  expect(search(goods, 'lany')).toEqual(['9 蓝牙耳机 pinyin'])
  expect(search(goods, 'any')).toEqual([])
  expect(search(goods, 'lvse')).toEqual(['32 绿色饮料 pinyin'])
  expect(search(goods, 'lüchá').slice(0, 1)).toEqual(['30 绿茶 pinyin'])
})

test('what is found by its name is not found again by its sound; a single letter is no sound', async () => {
  const index = await indexOf({ '0901 软件': 'SJ软件 手机' })
  expect(search(index, 'sj')).toEqual(['9 SJ软件 name', '9 手机 initials'])
  expect(search(index, 's')).toEqual(['9 SJ软件 name'])
})

test('an id or a name may stand in several groups, and each place is found', async () => {
  const index = await indexOf({ '0901 甲': '报警器 闹钟', '0902 乙': '报警器' })
  expect(findListings(index, { keyword: '报警器', most }).map(({ listing }) => listing.group_id)).toEqual([
    '0901',
    '0902',
  ])
})

test('nothing is found for what nobody sees, and hostile words are only words', () => {
  for (const keyword of ['', ' ', '\u200b', '\n', "' or 1=1 --", '%', '.*', '\ud800', '字'.repeat(50)]) {
    expect(search(goods, keyword)).toEqual([])
  }
})

test('at most thirty of them, in a steady order', async () => {
  const names = Array.from(
    { length: 60 },
    (_, at) => `${'甲乙丙丁戊己庚辛壬癸'.charAt(at % 10)}机${'器'.repeat(at % 3)}`,
  )
  const index = await indexOf({ '0701 机': names.join(' ') })
  expect(search(index, '机')).toHaveLength(30)
  expect(search(index, '机')).toEqual(search(index, 'ji').map((one) => one.replace('pinyin', 'name')))
})
