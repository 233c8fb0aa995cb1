import { defineApi } from '@portal/platform/contract'
import { regionErrors } from './errors.ts'
import { CountryList, CountryQuery, DictionaryQuery, RegionNames, RegionTree } from './regions.ts'

const day = { seconds: 86_400 }

export const regionsApi = defineApi(regionErrors, {
  dictionary: {
    method: 'GET',
    path: '/api/dictionary',
    access: 'public',
    summary: '省、市、区县逐级列表',
    query: DictionaryQuery,
    reply: RegionNames,
    fails: ['regions.unknown_province', 'regions.unknown_city'],
  },
  tree: {
    method: 'GET',
    path: '/api/regions',
    access: 'public',
    summary: '全部行政区划，省市区三级',
    reply: RegionTree,
    cache: day,
  },
  countries: {
    method: 'GET',
    path: '/api/countryList',
    access: 'public',
    summary: '国家和地区，可按名称的一部分查找',
    query: CountryQuery,
    reply: CountryList,
    cache: day,
  },
})
