import { expect, it } from 'vitest'
import { groupsSamples } from '../../contract/samples.ts'
import { filterGroups, foldGroups } from './filter-groups.ts'

const folded = foldGroups(groupsSamples[9].groups)
const names = (typed: string) =>
  filterGroups(folded, typed).map(({ group_id, min_data }) => [group_id, min_data.map(({ min_name }) => min_name)])

it('keeps items by a part of their name, groups by their own', () => {
  expect(names('手机')).toEqual([
    ['0901', ['手机应用程序']],
    ['0902', ['手机', '手机壳', '手机保护套']],
  ])
  expect(names('０９０３')).toEqual([['0903', ['望远镜']]])
  expect(names('没有的')).toEqual([])
})

it('hands on the very groups that lose nothing, so that they are not drawn anew', () => {
  const [software] = groupsSamples[9].groups
  expect(filterGroups(folded, ' ')[0]).toBe(software)
  expect(filterGroups(folded, '软件和')[0]).toBe(software)
})
