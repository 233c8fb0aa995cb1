import { Button, Buttons, Dialog, Stack } from '@portal/platform/web'
import { useSite } from '@portal/site/web'

/** Numbers that show the form; they are real ones, of which the portal knows nothing by itself. */
const examples = ['CN216706028U', 'CN111339067A', 'CN103150376B']
/** Invented publications, which the demonstration can value. */
const invented = ['CN900000001B', 'CN900000002U', 'CN900000003A']

/** Says where the number stands and what it looks like, and fills one in. */
export function NumberHelp({ onTake, onClose }: { onTake: (pn: string) => void; onClose: () => void }) {
  const { demonstration } = useSite().info
  const choose = (numbers: readonly string[]) => (
    <Buttons>
      {numbers.map((pn) => (
        <Button key={pn} onClick={() => onTake(pn)}>
          {pn}
        </Button>
      ))}
    </Buttons>
  )
  return (
    <Dialog
      open
      title="公告号在哪里"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      <Stack gap={12}>
        <p>公告号印在专利文献首页的右上角，以CN开头，以字母结尾：B 是授权的发明，A 是公布的申请，U 是实用新型。</p>
        <p>带小数点的是申请号，不能用来评估。</p>
        <p>格式示例（点一下填入；只说明格式，没有导入数据的会提示未检索到）：</p>
        {choose(examples)}
        {demonstration && (
          <>
            <p>演示数据（虚构的专利，可以评估）：</p>
            {choose(invented)}
          </>
        )}
      </Stack>
    </Dialog>
  )
}
