import { call, callError, isCallError, keyOf, toast, useOrderedForm } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type ArticleDetail, articleForm } from '../../contract/article.ts'
import { articlesApi } from '../../contract/endpoints.ts'
import { pictureIdAttribute } from '../editor/picture-id.ts'
import { type ArticleValues, formOf } from './form-of.ts'

/** Fails while the text holds a picture that this portal does not serve yet; an article must not be saved with it. */
const ensurePicturesAreHere = (text: string): void => {
  if (!text.includes(`${pictureIdAttribute}=`)) return
  const msg = '还有图片没有存入本站，请等待完成，或重试、移除后再保存'
  throw callError('refused', msg, { fields: [{ path: 'text', msg }] })
}

const newerIn = (error: unknown): ArticleDetail | undefined => {
  const isNewer = isCallError(error) && error.http === 409 && error.current !== undefined
  return isNewer ? articlesApi.detail.reply.safeParse(error.current).data : undefined
}

/**
 * The state of an article while it is edited: the form, the version that was saved last, and what somebody else has saved
 * meanwhile.
 */
export const useArticleForm = (first: ArticleDetail | undefined) => {
  const queries = useQueryClient()
  const latest = useRef(first)
  const [saved, setSaved] = useState(first)
  const [newer, setNewer] = useState<ArticleDetail>()

  /** Keeps the article that the server has now, from which the form goes on; with `fills` the form also shows it. */
  const keep = (article: ArticleDetail, { fills }: { fills: boolean }) => {
    latest.current = article
    setSaved(article)
    setNewer(undefined)
    if (fills) form.rhf.reset(formOf(article))
    const { id } = article
    queries.setQueryData([...keyOf(articlesApi.detail), { params: { id } }], article)
    for (const endpoint of [articlesApi.list, articlesApi.versions, articlesApi.history]) {
      void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
    }
  }
  const form = useOrderedForm<ArticleValues, ArticleDetail>({
    schema: articleForm,
    defaults: formOf(first),
    send: async (body, { key }) => {
      ensurePicturesAreHere(body.text)
      const { current } = latest
      if (!current) return call(articlesApi.create, { body }, { key })
      const { id, version } = current
      try {
        return await call(articlesApi.save, { params: { id }, body: { ...body, version } })
      } catch (error) {
        const other = newerIn(error)
        if (!other) throw error
        setNewer(other)
        throw callError('aborted', '')
      }
    },
    onDone: (article) => {
      keep(article, { fills: true })
      toast('已保存')
    },
  })
  /** Saves unsaved changes; answers the article, or undefined where it could not be saved. */
  const ensureSaved = async (): Promise<ArticleDetail | undefined> => {
    const before = latest.current
    if (before && !form.rhf.formState.isDirty) return before
    await form.submit()
    return latest.current === before ? undefined : latest.current
  }
  const keepMine = async () => {
    if (!newer) return
    keep(newer, { fills: false })
    await form.submit()
  }
  return {
    form,
    saved,
    newer,
    ensureSaved,
    /** Goes on with the article that the server answered to an action. */
    goOn: (article: ArticleDetail) => keep(article, { fills: true }),
    takeTheirs: () => newer && keep(newer, { fills: true }),
    keepMine,
    later: () => setNewer(undefined),
  }
}
