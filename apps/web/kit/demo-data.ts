import { callError, callErrorTexts, type Region, type SendFile } from '@portal/platform/web'

export const demoRegions: readonly Region[] = [
  {
    id: '440000',
    name: '广东省',
    children: [
      {
        id: '440300',
        name: '深圳市',
        children: [
          { id: '440303', name: '罗湖区' },
          { id: '440304', name: '福田区' },
          { id: '440305', name: '南山区' },
        ],
      },
      { id: '441900', name: '东莞市' },
    ],
  },
  {
    id: '450000',
    name: '广西壮族自治区',
    children: [{ id: '450100', name: '南宁市', children: [{ id: '450102', name: '兴宁区' }] }],
  },
  { id: '710000', name: '台湾省' },
]

export const demoCountries = [
  { id: 'CN', name: '中国', search: 'zhongguo china cn' },
  { id: 'HK', name: '中国香港', search: 'xianggang hong kong hk' },
  { id: 'DE', name: '德国', search: 'deguo germany de' },
  { id: 'JP', name: '日本', search: 'riben japan jp' },
  { id: 'US', name: '美国', search: 'meiguo united states us' },
  { id: 'VN', name: '越南', search: 'yuenan vietnam vn' },
]

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const clock = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(clock)
      reject(callError('aborted', callErrorTexts.aborted))
    })
  })

/** Pretends to upload a file, for six seconds. It refuses a file with 失败 in its name, as a server that gives its reason. */
export const slowSend: SendFile = async (file, { signal, onProgress }) => {
  for (let step = 1; step <= 12; step += 1) {
    await pause(500, signal)
    onProgress((file.size * step) / 12, file.size)
  }
  if (file.name.includes('失败')) throw callError('refused', '文件内容与扩展名不符', { http: 415, status: 'U00415' })
  return { id: `${file.name}-${Date.now()}`, url: '', fileName: file.name, size: file.size, sha256: '' }
}
