import type { APIRequestContext } from '@playwright/test'

/** Files a patent application through the API; answers the numbers of the application and of its order. */
export const submitPatent = async (
  request: APIRequestContext,
  token: string,
  patentName = '演示·一种折叠支架',
): Promise<{ businessSn: string; orderNo: string }> => {
  const reply = await request.post('/api/submitPatentApply', {
    headers: { authorization: token },
    data: {
      patentType: '发明专利',
      applyNation: '中国',
      companyName: '演示·宁波远帆进出口有限公司',
      patentName,
      special: '无',
      lxrName: '林晓',
      lxrPhone: '13912345678',
    },
  })
  if (!reply.ok()) throw new Error(`Filing failed: ${await reply.text()}`)
  return (await reply.json()) as { businessSn: string; orderNo: string }
}
