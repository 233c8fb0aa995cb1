/** The words of the landing page, read from the portal's own page, so that both pages show the same. */
export type LandingContent = {
  slides: { title: string; text: string; action: string }[]
  menu: string[]
  services: { to: string; title: string; stage: string; text: string; image: string }[]
  points: { title: string; text: string }[]
}

export type NewsItem = { id: string; title: string; publishDate: number; summary: string }

const read = async <T>(address: string): Promise<T> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} ${response.status}`)
  return response.json() as Promise<T>
}

export const readLanding = (): Promise<LandingContent> => read('/content.json')

export const readNews = async (count: number): Promise<{ list: NewsItem[]; totalCount: number }> => {
  const address = `/cms/api/directive/contentList?categoryId=37&pageIndex=1&count=${count}`
  return (await read<{ page: { list: NewsItem[]; totalCount: number } }>(address)).page
}

export const readArticle = (id: string): Promise<NewsItem & { text: string }> =>
  read(`/cms/api/directive/contentAttribute?id=${encodeURIComponent(id)}`)

export const dayOf = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)
