/** Who reads a text: `customers` on the portal, or `all`, the desk included. */
type Reader = 'customers' | 'all'

/** A word or phrase of our trade, as a pattern, and what is said in its place. */
export interface LeftWord {
  readonly pattern: string
  readonly better: string
  readonly reader: Reader
  /** The word may stand where a reader opens 技术细节. */
  readonly inDetails?: true
  /** The word is wrong on a phone alone, where it stands in sight. */
  readonly onPhones?: true
}

const word = (pattern: string, better: string, more: Partial<LeftWord> = {}): LeftWord => ({
  pattern,
  better,
  reader: 'all',
  ...more,
})

/** The words that no page says any more, each with what is said in its place. */
export const leftWords: readonly LeftWord[] = [
  word('办结', '已完成'),
  word('我的进度', '我的事项'),
  word('受理台', '我们'),
  word('受理：目标时限', '我们正在核对，预计 11 月 23 日 12:30 前受理'),
  word('谁来处理|何时之前', '现在轮到谁，最迟何时'),
  word('全面方案回电', '专家最迟 11 月 23 日 09:00 前给您回电'),
  word('补正', '请补交 2 份材料'),
  word('您的一项业务', '海关查扣 · 太阳镜 1,200 副：已受理'),
  word('处理结果', '已完成：货物已放行', { reader: 'customers' }),
  word('申请信息|查看与变更记录', '您填的内容、谁看过、改过这件事'),
  word('保存草稿', '封存已有 4 份；离开不需要按钮', { reader: 'customers' }),
  word('叶子|根摘要|检查点', '文件指纹', { inDetails: true }),
  word('两头的时间', '怎样证明拍摄的时间范围'),
  word('点击选择文件|拖到这里', '拍照、从相册选', { onPhones: true }),
  word('（建议，', '在最后说一次'),
  word('是这样办下来', '从提交到结果，每一步都看得见'),
  word('横幅由运营方', '（不说）'),
  word('缺少存证|补贴申报材料加载失败', '请先选一份存证，再生成补贴材料'),
  word('(?<!门头（)楣板', '展位门头（楣板）'),
  word('pins\\.json|sha256sum|openssl', '只在技术细节里', { inDetails: true }),
  word('办理人', '我们', { reader: 'customers' }),
]

/** A place in the sources, as `path:line: word`, where a left word stays, and why. */
interface KeptWord {
  readonly place: RegExp
  readonly why: string
}

export const keptWords: readonly KeptWord[] = [
  {
    place: /^domains\/evidence\/contract\/consent\.ts:\d+: 保存草稿$/,
    why: 'wire contract, POST /api/consents: this is the text of version 1, and another text needs another version',
  },
  {
    place: /^domains\/[a-z]+\/contract\/endpoints\.ts:\d+: (保存草稿|检查点)$/,
    why: 'wire contract: it describes a call (state 0, GET /evidence/log/checkpoint) to programmers, on no page',
  },
  {
    place: /^domains\/trademarks\/web\/register\/[a-z-]+(\.test)?\.tsx:\d+: 保存草稿$/,
    why: 'the specification asks by this title, before a registration goes on, whether its draft is saved',
  },
  {
    place: /^domains\/news\/server\/demonstration\/(customs-rules|patents|trademarks)\.ts:\d+: 补正$/,
    why: 'the law: an office asks for 补正 by article 18 of the rules for the trademark law, of which the article tells',
  },
  {
    place: /^domains\/trademarks\/(web\/case\/act-words|server\/file\/notices|contract\/file\/acts)\.ts:\d+: 补正$/,
    why: 'the law: 补正通知书 is what the office itself calls the notice by which it asks for a correction',
  },
  {
    place: /^domains\/requests\/contract\/filter\.ts:\d+: 办理人$/,
    why: 'it refuses a filter of the queue of the desk, where 办理人 is a column',
  },
  {
    place: /^platform\/web\/upload\/upload-picker\.tsx:\d+: 点击选择文件$/,
    why: 'at a computer one clicks or drops; the same file offers 拍照 and 从相册选 on a phone',
  },
  {
    place: /^domains\/evidence\/web\/parts\/file-drop\.tsx:\d+: 拖到这里$/,
    why: 'at a computer one drops; on a phone the words are left out',
  },
  {
    place: /^domains\/evidence\/web\/proof\/proof-panel\.tsx:\d+: sha256sum$/,
    why: 'it stands in 技术细节',
  },
  {
    place: /^(domains\/evidence\/server\/package\/readme|apps\/verify-evidence\/main)\.ts:/,
    why: '技术细节 leads to the README.txt of a package and to the program for the command line',
  },
  {
    place: /^domains\/proofs\/proof\/pins\.ts:\d+: pins\.json$/,
    why: 'the name of a file that the program writes, not a text',
  },
  {
    place: /^(platform\/server\/config|domains\/(proofs|notices)\/server|apps\/server)\/.*: (openssl|sha256sum)$/,
    why: 'the operator reads it in the terminal when the portal does not start, or after a backup',
  },
]
