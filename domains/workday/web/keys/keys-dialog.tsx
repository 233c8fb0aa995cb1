import { Checkbox, call, Dialog, ErrorView, Quiet, useDeskAct } from '@portal/platform/web'
import { workdayApi } from '../../contract/endpoints.ts'
import { keyWords, type Place } from './key-words.ts'
import styles from './keys-dialog.module.css'

const reads = [workdayApi.getKeys]

interface KeysDialogProps {
  places: readonly Place[]
  /** Whether the keys act; undefined until that is known. */
  on: boolean | undefined
  error: Error | null
  onAgain: () => void
  onClose: () => void
}

/** The list of all keys, and the switch by which one turns them off for oneself, in every browser. */
export function KeysDialog({ places, on, error, onAgain, onClose }: KeysDialogProps) {
  const { run } = useDeskAct(reads)
  const put = (next: boolean) =>
    run(() => call(workdayApi.putKeys, { body: { on: next } }), next ? '快捷键已启用' : '快捷键已停用')
  return (
    <Dialog open title="快捷键" onClose={onClose}>
      {error && <ErrorView title="设置加载失败" error={error} onRetry={onAgain} />}
      {on !== undefined && <Checkbox label="启用快捷键" value={on} onChange={(next) => void put(next)} />}
      <dl className={styles.keys} data-off={on === false || undefined}>
        {keyWords(places).map(({ keys, words }) => (
          <div key={words}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <Quiet>正在输入或打开窗口时，快捷键不起作用。停用后随时可以在右上角账号菜单中再启用。</Quiet>
    </Dialog>
  )
}
