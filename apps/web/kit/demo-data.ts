import { callError, callErrorTexts, type SendFile } from '@portal/platform/web'

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
