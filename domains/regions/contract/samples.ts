import type { Country, Region } from './regions.ts'

const place = (id: string, name: string, children: Region[] = []): Region => ({ id, name, children })

/** A tree small enough to read, with a city that has no districts. */
export const sampleRegions: Region[] = [
  place('110000', '北京市', [
    place('110100', '北京市', [place('110101', '东城区'), place('110105', '朝阳区'), place('110108', '海淀区')]),
  ]),
  place('330000', '浙江省', [
    place('330100', '杭州市', [place('330106', '西湖区'), place('330108', '滨江区')]),
    place('330700', '金华市', [place('330782', '义乌市')]),
  ]),
  place('440000', '广东省', [place('440300', '深圳市', [place('440305', '南山区')]), place('441900', '东莞市')]),
]

export const sampleCountries: Country[] = [
  { value: 0, code: 'CN', name: '中国', nameEn: 'China' },
  { value: 1, code: 'HK', name: '中国香港', nameEn: 'Hong Kong, China' },
  { value: 53, code: 'DE', name: '德国', nameEn: 'Germany' },
  { value: 123, code: 'US', name: '美国', nameEn: 'United States' },
]
