import { errorText, Notice, Quiet, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { trademarksApi } from '../../contract/endpoints.ts'
import { markName } from '../../contract/mark-name.ts'
import styles from './register.module.css'

/** The picture of a mark of words, which is drawn from them. Its place is kept while there is none, so that nothing moves. */
export function TextPicture({ name }: { name: string }) {
  return (
    <div className={styles.drawn}>
      <Drawn name={name} />
    </div>
  )
}

function Drawn({ name }: { name: string }) {
  const isReady = markName.safeParse(name).success
  const drawn = useQuery({
    ...queryOf(trademarksApi.createImage, { query: { trademark_name: name } }),
    enabled: isReady,
  })
  if (!isReady) return <p className={styles.undrawn}>输入商标名称后，图样由文字自动生成。</p>
  if (drawn.error) return <Notice tone="warning">{errorText(drawn.error)}</Notice>
  if (!drawn.data) return <Skeleton rows={1} rowHeight={180} />
  return (
    <figure>
      <img className={styles.picture} src={drawn.data.url} alt={`“${name}”的图样`} width={500} height={180} />
      <Quiet as="figcaption">黑白图样，由文字自动生成。</Quiet>
    </figure>
  )
}
