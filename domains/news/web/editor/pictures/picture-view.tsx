import { Button, classNames } from '@portal/platform/web'
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { type ChangeEvent, useEffect, useRef } from 'react'
import styles from './picture.module.css'
import { pictureAccept } from './picture-accept.ts'
import { type PictureState, replacePicture, retryPicture, usePicture } from './picture-store.ts'

/** A picture in the text: its progress, its text alternative, and a button that removes it. */
export function PictureView(props: ReactNodeViewProps) {
  const { node, selected, updateAttributes, deleteNode } = props
  const { src, alt, picture } = node.attrs as { src: string | null; alt: string; picture: string | null }
  const state = usePicture(src === null ? picture : null)
  useArrival(state, props)
  return (
    <NodeViewWrapper as="figure" className={classNames(styles.figure, selected && styles.selected)}>
      {src !== null && <img src={src} alt={alt} className={styles.picture} />}
      {src === null && <Way state={state} id={picture} />}
      <div className={styles.row}>
        <input
          className={styles.words}
          aria-label="图片说明"
          placeholder="图片说明：写给看不到图片的读者"
          value={alt}
          onChange={(event) => updateAttributes({ alt: event.target.value })}
        />
        <Button variant="text" aria-label={alt ? `移除图片：${alt}` : '移除图片'} onClick={deleteNode}>
          移除
        </Button>
      </div>
    </NodeViewWrapper>
  )
}

/**
 * Writes the address of a picture into the text as soon as there is one. The writer did not do this, so it cannot be undone.
 */
const useArrival = (
  state: PictureState | undefined,
  { editor, getPos, node }: Pick<ReactNodeViewProps, 'editor' | 'getPos' | 'node'>,
) => {
  const latest = useRef({ getPos, node })
  latest.current = { getPos, node }
  const hosted = state?.is === 'there' ? state.hosted : undefined
  useEffect(() => {
    if (!hosted) return
    editor.commands.command(({ tr }) => {
      const at = latest.current.getPos()
      if (at === undefined) return false
      const { src, width, height } = hosted
      tr.setNodeMarkup(at, undefined, { ...latest.current.node.attrs, src, width, height, picture: null })
      tr.setMeta('addToHistory', false)
      return true
    })
  }, [editor, hosted])
}

function Way({ state, id }: { state: PictureState | undefined; id: string | null }) {
  const input = useRef<HTMLInputElement>(null)
  const replace = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file && id) replacePicture(id, file)
    target.value = ''
  }
  if (state?.is !== 'failed') {
    const percent = state?.is === 'going' ? state.percent : 100
    return (
      <p className={styles.way} role="status">
        图片正在存入本站…
        {percent > 0 && <progress max={100} value={percent} aria-label="图片上传进度" />}
      </p>
    )
  }
  return (
    <div className={classNames(styles.way, styles.failed)} role="alert">
      <p>{state.text}</p>
      <div className={styles.buttons}>
        {state.canRetry && (
          <Button size="small" onClick={() => id && retryPicture(id)}>
            重试
          </Button>
        )}
        <Button size="small" onClick={() => input.current?.click()}>
          选择文件
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept={pictureAccept}
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={replace}
      />
    </div>
  )
}
